// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics

extension Collector {
  /// The pixels of an image, and how they are painted.
  struct Source {
    var paint: Work.Paint
    /// Pixels of the frame that are opaque, unless round corners clip them.
    var opaquePart = PixelRect(width: 0, height: 0)
    var opacity: UInt32
    var tint: UInt32?
    /// The radius of the corners that clip the image, in points.
    var cornerRadius: CGFloat = 0
    /// Large parts of one color.
    var plainParts: [PlainPart] = []
  }

  /// Adds the work of painting an image and returns whether there is any.
  mutating func addImage(
    _ visible: VisibleItem,
    _ image: CGImage,
    _ opacity: UInt32,
    _ tint: UInt32?
  ) -> Bool {
    let tint = tint.map { scaled($0, by: opacity) }
    guard opacity > 0, tint.map({ $0 >> 24 > 0 }) ?? true else { return false }
    if let color = image.onlyColor(opacity, tint) { return addFill(visible, 0, color) }
    let place = visible.place
    let box = place.box
    // Only at whole pixels.
    let stencil = place.placement == .exact ? Bitmap(stencilOf: image, tint) : nil
    let bitmap = stencil ?? Bitmap(image)
    let isOpaque = image.isOpaque && opacity == 255 && tint == nil
    var source = Source(
      paint: .bitmap(bitmap, x: box.left, y: box.top),
      opaquePart: isOpaque && place.placement != .rotated ? box : PixelRect(width: 0, height: 0),
      opacity: stencil != nil && tint != nil ? 255 : opacity,
      tint: stencil == nil ? tint : nil
    )
    let isUpright = place.placement == .upright
    let isStretched = isUpright && tint == nil && Scaling.fits(image.width, image.height, to: box)
    if isUpright,
      let line = LineImage(image)?.repeated(over: box, tint, in: pass, on: compositor.processors)
    {
      source.paint = line
      if tint != nil { (source.tint, source.opacity) = (nil, 255) }
    } else if isUpright, let copy = copy(of: image, for: box, isOptional: isStretched) {
      source.paint = .bitmap(Bitmap(pass.retain(copy)), x: box.left, y: box.top)
    } else if isStretched {
      source.paint = stretched(image, to: box)
    } else if place.placement != .exact {
      source.paint = resampled(image, visible)
    }
    add(source, of: visible)
    return true
  }

  /// Returns the painting of an image that has no copy of its size, with the same pixels.
  private mutating func stretched(_ image: CGImage, to box: PixelRect) -> Work.Paint {
    guard !Scaling.isSampled(image.width, image.height, to: box) else {
      return .scaled(Scaling(of: Bitmap(image), to: box))
    }
    let halvings = ScaledImages.halvings(of: image, width: box.width, height: box.height)
    let half = halvings > 0 ? halved(image, halvings) : nil
    return .averaged(Averaging(of: half.map { Bitmap(pass.retain($0)) } ?? Bitmap(image), to: box))
  }

  /// Returns the painting of a rotated image.
  ///
  /// Of one that gets small, a copy of half its size is sampled, or of a quarter and so on, so that
  /// no pixel is passed over; copies are kept while it moves.
  private mutating func resampled(_ image: CGImage, _ visible: VisibleItem) -> Work.Paint {
    if let doubled = LineImage(image)?.doubled(in: pass) {
      return .resampled(doubled, visible.transform(fromImage: doubled.width, doubled.height))
    }
    let transform = visible.transform(fromImage: image.width, image.height)
    let halvings = Rotation.halvings(transform)
    guard halvings > 0, let copy = halved(image, halvings) else {
      return .resampled(Bitmap(image), transform)
    }
    let bitmap = Bitmap(pass.retain(copy))
    return .resampled(bitmap, visible.transform(fromImage: bitmap.width, bitmap.height))
  }

  /// Adds the work of painting a sub-list as one image and returns whether there is any.
  mutating func addSubList(_ visible: VisibleItem, _ list: SubList, _ opacity: UInt32) -> Bool {
    let place = visible.place
    let box = place.box
    let whole = PixelRect(width: list.width, height: list.height)
    let isScaled = place.placement == .upright && list.canBeScaled(to: box)
    var part = whole
    if place.placement == .exact {
      part = visible.pixels.extents.moved(x: -box.left, y: -box.top)
    } else if isScaled {
      let extents = visible.pixels.extents
      part = Scaling.part(showing: extents, of: box, width: list.width, height: list.height)
    }
    guard opacity > 0 else { return false }
    if place.placement == .exact, opacity < 255,
      let pieces = compositor.pieces(of: list, showing: part)
    {
      add(pieces, of: list, opacity, visible)
      return true
    }
    guard let (store, shown) = compositor.store(of: list, showing: part) else { return false }
    let isRead = place.placement != .exact && !isScaled
    let bitmap = isRead ? Bitmap(pass.retain(store)) : Bitmap(detailsOf: pass.retain(store))
    var source = Source(
      paint: .bitmap(bitmap, x: box.left + shown.left, y: box.top + shown.top),
      opacity: opacity,
      cornerRadius: list.cornerRadius,
      plainParts: store.plainParts
    )
    let opaquePart = bitmap.opaquePart.moved(x: shown.left, y: shown.top)
    if isScaled {
      let size = (list.width, list.height)
      let scaling = Scaling(of: bitmap, part: shown, size: size, to: box)
      source.paint = .scaled(scaling)
      source.opaquePart =
        opaquePart == shown
        ? visible.pixels.extents : scaling.pixels(showing: bitmap.opaquePart)
    } else if place.placement == .exact {
      source.opaquePart = opaquePart.moved(x: box.left, y: box.top)
    } else {
      let transform = visible.transform(fromImage: list.width, list.height)
      let half = store.halved(Rotation.halvings(transform), on: compositor.processors)
      let halved = Bitmap(pass.retain(half))
      source.paint = .resampled(halved, visible.transform(fromImage: halved.width, halved.height))
    }
    if opacity < 255 { source.opaquePart = PixelRect(width: 0, height: 0) }
    add(source, of: visible)
    return true
  }

  /// Adds the work of painting an image: a copy of what is opaque, and the rest laid over what is
  /// below.
  mutating func add(_ source: Source, of visible: VisibleItem) {
    let (place, pixels) = (visible.place, visible.pixels)
    var work = Work(paint: source.paint, bounds: place.bounds, visible: pixels)
    (work.opacity, work.tint) = (source.opacity, source.tint)
    if case .resampled = source.paint, let outline = outline(of: source, visible) {
      work.coverage = outline
      pass.add(work)
      return coverInside(source, visible)
    }
    guard source.cornerRadius > 0 || !source.opaquePart.contains(pixels.extents) else {
      addPlainParts(of: source, visible)
      work.isOpaque = true
      pass.add(work)
      return pass.cover(source.opaquePart)
    }
    var corner = 0
    if source.cornerRadius > 0 {
      let shape = Mask.Shape(
        width: place.box.width,
        height: place.box.height,
        cornerRadius: source.cornerRadius * CGFloat(place.box.width) / visible.rect.width,
        kind: .fill
      )
      work.coverage = pass.coverage(of: mask(shape), in: place.box)
      corner = shape.roundedRadius
    }
    addPlainParts(of: source, visible, within: place.box.parts(withoutCorners: corner))
    if !source.opaquePart.isEmpty {
      copyInside(work, source.opaquePart, place.box.parts(withoutCorners: corner))
      if pixels.isEmpty { return }
    }
    pass.add(work)
  }

  /// Returns the coverage of an image that is not copied; `nil` for an upright rectangle.
  private func outline(of source: Source, _ visible: VisibleItem) -> Work.Coverage? {
    guard visible.place.placement != .rotated else { return visible.outline(source.cornerRadius) }
    guard source.cornerRadius > 0 else { return nil }
    let box = visible.place.box
    return .outline(
      Outline(
        rect: CGRect(x: box.left, y: box.top, width: box.width, height: box.height),
        cornerRadius: source.cornerRadius * visible.scale,
        transform: .identity
      )
    )
  }

  /// Hides what is below a rotated opaque image, which replaces the pixels that it covers whole.
  private func coverInside(_ source: Source, _ visible: VisibleItem) {
    guard visible.place.placement == .rotated, source.opacity == 255, source.tint == nil,
      case .resampled(let bitmap, let transform) = source.paint,
      bitmap.opaquePart == PixelRect(width: bitmap.width, height: bitmap.height),
      Rotation(of: bitmap, transform) != nil
    else { return }
    let boxes = visible.boxesInside(source.cornerRadius)
    if !boxes.isEmpty { pass.cover(boxes) }
  }

  /// Adds opaque work for the pixels inside boxes, and leaves the others to the given work.
  private func copyInside(_ work: Work, _ opaquePart: PixelRect, _ boxes: [PixelRect]) {
    let boxes = boxes.map { $0.intersection(opaquePart) }.filter { !$0.isEmpty }
    guard !boxes.isEmpty else { return }
    let inside = pass.makePixels()
    inside.set(boxes)
    inside.set(work.visible, within: inside)
    if !inside.isEmpty {
      work.visible.subtract(boxes)
      var copy = Work(paint: work.paint, bounds: work.bounds, visible: inside)
      copy.isOpaque = true
      pass.add(copy)
    }
    for box in boxes { pass.cover(box) }
  }

  // MARK: Painting in place

  /// Adds the items of a sub-list as if they were in the outer list; of one with round corners,
  /// only the corners are painted as an image.
  mutating func collectInPlace(
    _ list: SubList,
    _ content: DisplayList.Content,
    _ transform: CGAffineTransform,
    at place: Footprint
  ) {
    guard list.cornerRadius > 0 else { return collect(list.list, at: Position(in: place)) }
    let radius = list.cornerRadius * CGFloat(place.box.width) / content.rect.width
    let corner = PixelRect.clamp(radius.rounded(.up))
    let corners = place.box.corners(corner)
    let shown = place.bounds.intersection(pass.remaining.extents)
    guard corners.contains(where: { !$0.intersection(shown).isEmpty }) else {
      return collect(list.list, at: Position(in: place))
    }
    guard place.box.height >= 3 * corner, place.box.width >= 3 * corner,
      shown.area >= 9 * corner * corner
    else {
      // Hardly more than corners (nine, our decision): the lists inside would be looked at for each
      // part, and those inside them for each part of each.
      return collect(content, transform, at: place)
    }
    for box in corners { collect(content, transform, at: place, within: box) }
    for part in place.box.parts(withoutCorners: corner) {
      collect(list.list, at: Position(in: place, within: part))
    }
  }
}

extension PixelRect {
  /// Returns the three boxes that remain of the rectangle without its corners.
  func parts(withoutCorners size: Int) -> [PixelRect] {
    guard size > 0 else { return [self] }
    let (upper, lower) = (min(top + size, bottom), max(bottom - size, top + size))
    return [
      PixelRect(left: left + size, top: top, right: right - size, bottom: upper),
      PixelRect(left: left, top: upper, right: right, bottom: lower),
      PixelRect(left: left + size, top: lower, right: right - size, bottom: bottom),
    ].filter { !$0.isEmpty }
  }

  /// Returns the four corners of the rectangle.
  func corners(_ size: Int) -> [PixelRect] {
    [
      PixelRect(left: left, top: top, right: left + size, bottom: top + size),
      PixelRect(left: right - size, top: top, right: right, bottom: top + size),
      PixelRect(left: left, top: bottom - size, right: left + size, bottom: bottom),
      PixelRect(left: right - size, top: bottom - size, right: right, bottom: bottom),
    ]
  }
}

extension SubList {
  /// Whether bilinear filtering fits the scale; below, pixels would be passed over.
  fileprivate func canBeScaled(to box: PixelRect) -> Bool {
    let (across, down) = Scaling.shares(of: width, height, to: box)
    return width > 1 && height > 1 && min(across, down) >= Scaling.sampledDownTo
  }
}
