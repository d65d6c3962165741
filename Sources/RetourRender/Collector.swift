// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// Finds the visible items of a display list, front to back, and adds the work of painting them to
/// a pass.
struct Collector {
  /// The smallest color in pixels with round corners whose inside is painted by itself.
  static let leastSplitArea = 16_384

  /// The work of the search, without that of flattening sub-lists.
  private(set) var counts = Counts()

  let pass: Pass
  let compositor: Compositor
  /// The bounds of the list that is painted.
  let whole: PixelRect
  /// The color where no item is.
  let background: UInt32
  /// Whether the images inside the list are flattened; otherwise only their places are noted.
  private let flattens: Bool
  private let masks: MaskCache
  private let images: ScaledImages

  /// Creates a collector.
  ///
  /// - Parameters:
  ///   - pass: Receives the work.
  ///   - masks: Makes and keeps masks.
  ///   - images: Makes and keeps scaled images.
  ///   - compositor: Flattens sub-lists.
  ///   - whole: The bounds of the list that is painted.
  ///   - background: The color where no item is.
  ///   - flattens: Whether the images inside the list are flattened.
  init(
    _ pass: Pass,
    masks: MaskCache,
    images: ScaledImages,
    compositor: Compositor,
    whole: PixelRect,
    background: UInt32,
    flattens: Bool
  ) {
    (self.pass, self.compositor) = (pass, compositor)
    self.flattens = flattens
    (self.whole, self.background) = (whole, background)
    (self.masks, self.images) = (masks, images)
  }

  /// Adds the visible items of a list to the pass.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - range: The items that are looked at; `nil` for all.
  ///   - position: The place of the list in the buffer.
  mutating func collect(
    _ list: DisplayList,
    _ range: Range<Int>? = nil,
    at position: Position
  ) {
    for index in (range ?? list.items.indices).reversed() {
      guard !pass.remaining.isEmpty else { return }
      counts.itemsVisited += 1
      guard let place = list.places[index]?.moved(to: position) else {
        counts.itemsHidden += 1
        continue
      }
      let transform = list.items[index].transform.moved(to: position)
      switch list.items[index].content {
      case .sublist(let inner, let opacity)
      where place.placement == .exact && byte(opacity) == 255 && inner.isPaintedInPlace:
        counts.sublistsComposed += 1
        collectInPlace(inner, list.items[index].content, transform, at: place)
      case .backdrop: collectBackdrop(index, of: list, at: place)
      case let content: collect(content, transform, at: place)
      }
    }
  }

  /// Adds what is visible of an item within a part of its bounds.
  mutating func collect(
    _ content: DisplayList.Content,
    _ transform: CGAffineTransform,
    at place: Footprint,
    within part: PixelRect? = nil
  ) {
    let visible = VisibleItem(
      rect: content.rect,
      transform: transform,
      place: place,
      pixels: pass.makePixels()
    )
    let bounds = part.map { place.bounds.intersection($0) } ?? place.bounds
    visible.pixels.set(pass.remaining, within: bounds)
    if visible.pixels.isEmpty || !add(content, visible) {
      counts.itemsHidden += 1
      pass.discardLastPixels()
    }
  }

  /// Adds the work of painting an item and returns whether there is any.
  private mutating func add(_ content: DisplayList.Content, _ visible: VisibleItem) -> Bool {
    switch content {
    case .fill(_, let cornerRadius, let color):
      return addFill(visible, cornerRadius, color.pixel)
    case .border(_, let cornerRadius, let width, let color):
      return addBorder(visible, cornerRadius, width, color.pixel)
    case .image(let image, _, let opacity, let tint):
      return addImage(visible, image, byte(opacity), tint?.pixel)
    case .shadow(_, let cornerRadius, _, let blur, let color):
      return addShadow(visible, cornerRadius, blur, color.pixel)
    case .sublist where !flattens, .projected where !flattens:
      pass.addUnflattened(visible.pixels)
      return true
    case .sublist(let list, let opacity): return addSubList(visible, list, byte(opacity))
    case .projected(let list, let projection, let opacity):
      return addProjected(visible, list, projection, byte(opacity))
    case .backdrop: return false
    }
  }

  /// Counts an item without a visible pixel.
  mutating func addHidden() { counts.itemsHidden += 1 }

  mutating func addFill(
    _ visible: VisibleItem,
    _ cornerRadius: CGFloat,
    _ color: UInt32
  ) -> Bool {
    guard color >> 24 > 0 else { return false }
    let place = visible.place
    var work = Work(paint: .solid(color), bounds: place.bounds, visible: visible.pixels)
    let isOpaque = color >> 24 == 255
    switch place.placement {
    case .rotated:
      if isOpaque { addInside(visible, cornerRadius, color) }
      work.coverage = visible.outline(cornerRadius)
      pass.add(work)
    case .exact, .upright:
      guard cornerRadius > 0 else {
        work.isOpaque = isOpaque
        pass.add(work)
        if isOpaque { pass.cover(place.box) }
        return true
      }
      let shape = Mask.Shape(
        width: place.box.width,
        height: place.box.height,
        cornerRadius: cornerRadius * visible.scale,
        kind: .fill
      )
      if place.box.area >= Self.leastSplitArea {
        addInside(visible, place.box.parts(withoutCorners: shape.roundedRadius), color)
      }
      // What is left may be nothing.
      work.coverage = pass.coverage(of: mask(shape), in: place.box)
      pass.add(work)
      if isOpaque { pass.cover(place.box.inset(x: 0, y: shape.roundedRadius)) }
    }
    return true
  }

  /// Adds the pixels that a rotated opaque color covers whole, which hide what is below.
  private func addInside(_ visible: VisibleItem, _ cornerRadius: CGFloat, _ color: UInt32) {
    let boxes = visible.boxesInside(cornerRadius)
    guard !boxes.isEmpty else { return }
    addInside(visible, boxes, color)
    pass.cover(boxes)
  }

  /// Adds the part of a color inside boxes, like any other color, and removes it from the visible
  /// pixels.
  func addInside(_ visible: VisibleItem, _ boxes: [PixelRect], _ color: UInt32) {
    let inside = pass.makePixels()
    inside.set(boxes)
    inside.formIntersection(visible.pixels)
    guard !inside.isEmpty else { return pass.discardLastPixels() }
    visible.pixels.subtract(boxes)
    var work = Work(paint: .solid(color), bounds: visible.place.bounds, visible: inside)
    work.isOpaque = color >> 24 == 255
    pass.add(work)
  }

  private mutating func addBorder(
    _ visible: VisibleItem,
    _ cornerRadius: CGFloat,
    _ width: CGFloat,
    _ color: UInt32
  ) -> Bool {
    guard color >> 24 > 0, width > 0 else { return false }
    let place = visible.place
    var work = Work(paint: .solid(color), bounds: place.bounds, visible: visible.pixels)
    if place.placement == .rotated {
      work.coverage = visible.outline(cornerRadius, width: width)
    } else {
      // A border has at least one pixel, however thin it is.
      let width = max(PixelRect.round(width * visible.scale), 1)
      let shape = Mask.Shape(
        width: place.box.width,
        height: place.box.height,
        cornerRadius: cornerRadius * visible.scale,
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

  /// Returns the mask of a shape.
  mutating func mask(_ shape: Mask.Shape) -> Mask { masks.mask(shape, counting: &counts) }

  /// Returns the copy of an image that is halved as often as given, if one can be kept.
  mutating func halved(_ image: CGImage, _ halvings: Int) -> BackingStore? {
    images.halved(image, halvings, counting: &counts)
  }

  /// Returns the copy of an image that is scaled to a size in pixels, if one can be kept.
  mutating func copy(of image: CGImage, for box: PixelRect, isOptional: Bool) -> BackingStore? {
    images.copy(
      of: image,
      width: box.width,
      height: box.height,
      isOptional: isOptional,
      counting: &counts
    )
  }
}
