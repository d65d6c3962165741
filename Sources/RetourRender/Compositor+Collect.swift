// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics

// MARK: Finding out what shows

extension Compositor {
  /// How many boxes the pixels still looked for may make up before small opaque items are no longer
  /// taken out of them: painting a little twice is cheaper than a region of a thousand boxes.
  private static let finestRegion = 64

  /// From how many pixels on an opaque item is taken out of them: a hairline is not worth a region
  /// cut in two (our decision).
  private static let leastCover = 4096

  /// Goes through a list front to back and notes what shows of each item.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - position: Where the list lies in the buffer.
  ///   - pass: Takes the notes.
  func collect(_ list: DisplayList, at position: Position, in pass: Pass) {
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
        // Part of this list in all but name.
        counts.sublistsComposed += 1
        collect(inner.list, at: Position(in: place), in: pass)
        continue
      }
      let visible = pass.pixels()
      visible.set(pass.remaining, within: place.bounds)
      if visible.isEmpty || !note(item, place, visible, in: pass) {
        counts.itemsHidden += 1
        pass.takeBack()
      }
    }
  }

  /// Notes what is to be painted of an item, and returns whether anything is.
  private func note(
    _ item: DisplayList.Item,
    _ place: Footprint,
    _ visible: PixelSet,
    in pass: Pass
  ) -> Bool {
    switch item.content {
    case .fill(_, let cornerRadius, let color):
      let pixel = color.pixel
      guard pixel >> 24 > 0 else { return false }
      var work = Work(paint: .solid(pixel), bounds: place.bounds, visible: visible)
      let isOpaque = pixel >> 24 == 255
      switch place.placement {
      case .turned:
        work.coverage = outline(item, cornerRadius)
        add(work, covering: nil, to: pass)
      case .exact, .upright:
        guard cornerRadius > 0 else {
          work.isOpaque = isOpaque
          add(work, covering: isOpaque ? place.box : nil, to: pass)
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
        add(work, covering: isOpaque ? inside : nil, to: pass)
      }
      return true
    case .border(_, let cornerRadius, let width, let color):
      return noteBorder(item, place, cornerRadius, width, color.pixel, visible, in: pass)
    case .image(let image, _, let opacity, let tint):
      var tint = tint?.pixel
      let opacity = byte(opacity)
      if let color = tint { tint = scaled(color, by: opacity) }
      guard opacity > 0, tint.map({ $0 >> 24 > 0 }) ?? true else { return false }
      notePicture(Bitmap(image), item, place, 0, opacity, tint, visible, in: pass)
      return true
    case .shadow(_, let cornerRadius, _, let blur, let color):
      return noteShadow(item, place, cornerRadius, blur, color.pixel, visible, in: pass)
    case .sublist(let list, let opacity):
      let opacity = byte(opacity)
      // What is stretched or turned is sampled beyond the pixels that show.
      let part =
        place.placement == .exact
        ? visible.extents.moved(x: -place.box.left, y: -place.box.top)
        : Box(width: list.width, height: list.height)
      guard opacity > 0, let (store, shown) = store(of: list, showing: part) else { return false }
      let start = (shown.left, shown.top)
      let bitmap = Bitmap(pass.keep(store))
      notePicture(
        bitmap,
        from: start,
        item,
        place,
        list.cornerRadius,
        opacity,
        nil,
        visible,
        in: pass
      )
      return true
    }
  }

  /// Adds something to paint and takes what it covers opaquely from what is still looked for.
  func add(_ work: Work, covering box: Box?, to pass: Pass) {
    pass.works.append(work)
    guard let box else { return }
    let covered = box.intersection(work.bounds)
    let extents = pass.remaining.extents
    let isLarge = covered.area * 64 >= extents.area
    let isWorthwhile =
      covered.area >= Self.leastCover && pass.remaining.count < Self.finestRegion
    if isLarge || isWorthwhile { pass.remaining.subtract(covered) }
  }

  func outline(
    _ item: DisplayList.Item,
    _ cornerRadius: CGFloat,
    width: CGFloat? = nil
  )
    -> Work.Coverage
  {
    .outline(
      Outline(
        rect: item.rect,
        cornerRadius: cornerRadius > 0 ? cornerRadius : 0,
        width: width,
        transform: item.transform
      )
    )
  }

  private func noteBorder(
    _ item: DisplayList.Item,
    _ place: Footprint,
    _ cornerRadius: CGFloat,
    _ width: CGFloat,
    _ color: UInt32,
    _ visible: PixelSet,
    in pass: Pass
  ) -> Bool {
    guard color >> 24 > 0, width > 0 else { return false }
    var work = Work(paint: .solid(color), bounds: place.bounds, visible: visible)
    if place.placement == .turned {
      work.coverage = outline(item, cornerRadius, width: width)
    } else {
      // However thin a border is, it keeps a pixel.
      let width = max(Box.round(width * item.scale), 1)
      let shape = Mask.Shape(
        width: place.box.width,
        height: place.box.height,
        cornerRadius: cornerRadius * item.scale,
        kind: .border(width: min(width, max(place.box.width, place.box.height)))
      )
      let edge = max(shape.roundedRadius, width)
      visible.subtract(place.box.inset(x: edge, y: edge))
      guard !visible.isEmpty else { return false }
      work.coverage = pass.coverage(of: mask(shape), in: place.box)
    }
    add(work, covering: nil, to: pass)
    return true
  }
}
