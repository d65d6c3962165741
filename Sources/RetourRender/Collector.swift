// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// Finds the visible items of a display list, front to back, and adds the work of painting them to
/// a pass.
struct Collector {
  /// The work of the search, without that of flattening sub-lists.
  private(set) var counts = Counts()

  private let pass: Pass
  private let masks: MaskCache
  private let compositor: Compositor

  /// Creates a collector.
  ///
  /// - Parameters:
  ///   - pass: Receives the work.
  ///   - masks: Makes and keeps masks.
  ///   - compositor: Flattens sub-lists.
  init(_ pass: Pass, masks: MaskCache, compositor: Compositor) {
    (self.pass, self.masks, self.compositor) = (pass, masks, compositor)
  }

  /// Adds the visible items of a list to the pass.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - position: The place of the list in the buffer.
  mutating func collect(_ list: DisplayList, at position: Position) {
    for index in list.items.indices.reversed() {
      guard !pass.remaining.isEmpty else { return }
      counts.itemsVisited += 1
      guard let place = list.places[index]?.moved(to: position) else {
        counts.itemsHidden += 1
        continue
      }
      let item = list.items[index].moved(to: position)
      if case .sublist(let inner, let opacity) = item.content,
        place.placement == .exact, !inner.keepsStore || inner.isCheap, inner.cornerRadius <= 0,
        byte(opacity) == 255
      {
        // The pixels are the same as if its items were in this list.
        counts.sublistsComposed += 1
        collect(inner.list, at: Position(in: place))
        continue
      }
      let visible = VisibleItem(item: item, place: place, pixels: pass.makePixels())
      visible.pixels.set(pass.remaining, within: place.bounds)
      if visible.pixels.isEmpty || !add(visible) {
        counts.itemsHidden += 1
        pass.discardLastPixels()
      }
    }
  }

  /// Adds the work of painting an item and returns whether there is any.
  private mutating func add(_ visible: VisibleItem) -> Bool {
    switch visible.item.content {
    case .fill(_, let cornerRadius, let color):
      return addFill(visible, cornerRadius, color.pixel)
    case .border(_, let cornerRadius, let width, let color):
      return addBorder(visible, cornerRadius, width, color.pixel)
    case .image(let image, _, let opacity, let tint):
      var tint = tint?.pixel
      let opacity = byte(opacity)
      if let color = tint { tint = scaled(color, by: opacity) }
      guard opacity > 0, tint.map({ $0 >> 24 > 0 }) ?? true else { return false }
      add(Source(bitmap: Bitmap(image), opacity: opacity, tint: tint), of: visible)
      return true
    case .shadow(_, let cornerRadius, _, let blur, let color):
      return addShadow(visible, cornerRadius, blur, color.pixel)
    case .sublist(let list, let opacity):
      let opacity = byte(opacity)
      let box = visible.place.box
      // A stretched or rotated image is sampled beyond the visible pixels.
      let part =
        visible.place.placement == .exact
        ? visible.pixels.extents.moved(x: -box.left, y: -box.top)
        : PixelRect(width: list.width, height: list.height)
      guard opacity > 0, let (store, shown) = compositor.store(of: list, showing: part) else {
        return false
      }
      let source = Source(
        bitmap: Bitmap(pass.retain(store)),
        origin: (shown.left, shown.top),
        cornerRadius: list.cornerRadius,
        opacity: opacity
      )
      add(source, of: visible)
      return true
    }
  }

  private mutating func addFill(
    _ visible: VisibleItem,
    _ cornerRadius: CGFloat,
    _ color: UInt32
  ) -> Bool {
    guard color >> 24 > 0 else { return false }
    let (item, place) = (visible.item, visible.place)
    var work = Work(paint: .solid(color), bounds: place.bounds, visible: visible.pixels)
    let isOpaque = color >> 24 == 255
    switch place.placement {
    case .rotated:
      work.coverage = visible.outline(cornerRadius)
      pass.add(work)
    case .exact, .upright:
      guard cornerRadius > 0 else {
        work.isOpaque = isOpaque
        pass.add(work, covering: isOpaque ? place.box : nil)
        return true
      }
      let shape = Mask.Shape(
        width: place.box.width,
        height: place.box.height,
        cornerRadius: cornerRadius * item.scale,
        kind: .fill
      )
      work.coverage = pass.coverage(of: mask(shape), in: place.box)
      let inside = place.box.inset(x: 0, y: shape.roundedRadius)
      pass.add(work, covering: isOpaque ? inside : nil)
    }
    return true
  }

  private mutating func addBorder(
    _ visible: VisibleItem,
    _ cornerRadius: CGFloat,
    _ width: CGFloat,
    _ color: UInt32
  ) -> Bool {
    guard color >> 24 > 0, width > 0 else { return false }
    let (item, place) = (visible.item, visible.place)
    var work = Work(paint: .solid(color), bounds: place.bounds, visible: visible.pixels)
    if place.placement == .rotated {
      work.coverage = visible.outline(cornerRadius, width: width)
    } else {
      // A border has at least one pixel, however thin it is.
      let width = max(PixelRect.round(width * item.scale), 1)
      let shape = Mask.Shape(
        width: place.box.width,
        height: place.box.height,
        cornerRadius: cornerRadius * item.scale,
        kind: .border(width: min(width, max(place.box.width, place.box.height)))
      )
      let edge = max(shape.roundedRadius, width)
      visible.pixels.subtract(place.box.inset(x: edge, y: edge))
      guard !visible.pixels.isEmpty else { return false }
      work.coverage = pass.coverage(of: mask(shape), in: place.box)
    }
    pass.add(work)
    return true
  }

  private mutating func mask(_ shape: Mask.Shape) -> Mask {
    masks.mask(shape, counting: &counts)
  }
}

// MARK: Images

extension Collector {
  /// An image as it is to be painted.
  private struct Source {
    let bitmap: Bitmap
    /// The pixel of the whole image at which the bitmap starts.
    var origin: (x: Int, y: Int) = (0, 0)
    var cornerRadius: CGFloat = 0
    let opacity: UInt32
    var tint: UInt32?
  }

  /// Adds the work of painting an image.
  private mutating func add(_ source: Source, of visible: VisibleItem) {
    let (item, place, bitmap) = (visible.item, visible.place, source.bitmap)
    let paint: Work.Paint =
      place.placement == .exact
      ? .bitmap(bitmap, x: place.box.left + source.origin.x, y: place.box.top + source.origin.y)
      : .resampled(bitmap, item.transform(fromImage: bitmap.width, bitmap.height, at: place))
    var work = Work(paint: paint, bounds: place.bounds, visible: visible.pixels)
    (work.opacity, work.tint) = (source.opacity, source.tint)
    let isOpaque = bitmap.isOpaque && source.opacity == 255 && source.tint == nil
    var covered: PixelRect? = isOpaque && place.placement != .rotated ? place.box : nil
    switch place.placement {
    case .rotated:
      work.coverage = visible.outline(source.cornerRadius)
    case .upright where source.cornerRadius > 0:
      let box = place.box
      let rect = CGRect(x: box.left, y: box.top, width: box.width, height: box.height)
      let radius = source.cornerRadius * item.scale
      work.coverage = .outline(Outline(rect: rect, cornerRadius: radius, transform: .identity))
      covered = covered?.inset(x: 0, y: PixelRect.clamp(radius.rounded(.up)))
    case .exact where source.cornerRadius > 0:
      let scale = CGFloat(place.box.width) / item.rect.width
      let shape = Mask.Shape(
        width: place.box.width,
        height: place.box.height,
        cornerRadius: source.cornerRadius * scale,
        kind: .fill
      )
      work.coverage = pass.coverage(of: mask(shape), in: place.box)
      covered = covered?.inset(x: 0, y: shape.roundedRadius)
    case .exact, .upright:
      work.isOpaque = isOpaque
    }
    pass.add(work, covering: covered)
  }
}

// MARK: Shadows

extension Collector {
  /// The longest side of the mask of a rotated shadow, in pixels.
  private static let longestRotatedSide = 4096

  /// Adds the work of painting a shadow and returns whether there is any.
  private mutating func addShadow(
    _ visible: VisibleItem,
    _ cornerRadius: CGFloat,
    _ blur: CGFloat,
    _ color: UInt32
  ) -> Bool {
    guard color >> 24 > 0 else { return false }
    let (item, place) = (visible.item, visible.place)
    let radii = Shadow.radii(ofBlur: blur * item.scale)
    let isRotated = place.placement == .rotated
    let width = isRotated ? PixelRect.round(item.rect.width * item.scale) : place.box.width
    let height = isRotated ? PixelRect.round(item.rect.height * item.scale) : place.box.height
    let shape = Mask.Shape(
      width: max(width, 1),
      height: max(height, 1),
      cornerRadius: cornerRadius * item.scale,
      kind: .shadow(radii: radii)
    )
    let mask = mask(shape)
    let reach = radii.reduce(0, +)
    guard isRotated else {
      var work = Work(paint: .solid(color), bounds: place.bounds, visible: visible.pixels)
      work.coverage = pass.coverage(of: mask, in: place.box.inset(x: -reach, y: -reach))
      pass.add(work)
      return true
    }
    guard max(width, height) + 2 * reach <= Self.longestRotatedSide else { return false }
    let rotated = pass.retain(
      RotatedMask(mask, width: max(width, 1) + 2 * reach, height: max(height, 1) + 2 * reach)
    )
    let transform = CGAffineTransform(translationX: -CGFloat(reach), y: -CGFloat(reach))
      .concatenating(
        CGAffineTransform(
          scaleX: item.rect.width / CGFloat(max(width, 1)),
          y: item.rect.height / CGFloat(max(height, 1))
        )
      )
      .concatenating(CGAffineTransform(translationX: item.rect.minX, y: item.rect.minY))
      .concatenating(item.transform)
    var work = Work(
      paint: .resampled(rotated.bitmap, transform),
      bounds: place.bounds,
      visible: visible.pixels
    )
    work.tint = color
    pass.add(work)
    return true
  }
}
