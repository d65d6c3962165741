// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics

extension Collector {
  /// Adds the parts of an image that have one color like any other color, and removes them from the
  /// visible pixels.
  ///
  /// - Parameters:
  ///   - source: The image.
  ///   - visible: Its item.
  ///   - boxes: The boxes that nothing clips; `nil` for all of the image.
  func addPlainParts(of source: Source, _ visible: VisibleItem, within boxes: [PixelRect]? = nil) {
    for part in source.plainParts {
      let pixels = pass.makePixels()
      switch source.paint {
      case .bitmap(_, let x, let y):
        pixels.set(part.region.pixels)
        pixels.move(x: x, y: y)
      case .scaled(let scaling): scaling.setPixels(pixels, showing: part)
      case .solid, .averaged, .stripes, .resampled, .projected: pixels.removeAll()
      }
      if let boxes {
        let clip = pass.makePixels()
        clip.set(boxes)
        pixels.formIntersection(clip)
        pass.discardLastPixels()
      }
      add(part.color, pixels, source.opacity, of: visible)
    }
  }

  /// Adds a color of some pixels of an item, which were made last, and removes them from those that
  /// are visible.
  private func add(
    _ color: UInt32,
    _ pixels: PixelSet,
    _ opacity: UInt32,
    of visible: VisibleItem
  ) {
    pixels.formIntersection(visible.pixels)
    let color = scaled(color, by: opacity)
    visible.pixels.subtract(pixels)
    guard !pixels.isEmpty, color != 0 else { return pass.discardLastPixels() }
    var work = Work(paint: .solid(color), bounds: visible.place.bounds, visible: pixels)
    work.isOpaque = color >> 24 == 255
    pass.add(work)
  }

  /// Adds a translucent group: its plain parts as colors, and the rest as images.
  ///
  /// - Parameters:
  ///   - pieces: The pieces of the group.
  ///   - list: The group.
  ///   - opacity: Its opacity, 0...255.
  ///   - visible: Its item.
  mutating func add(
    _ pieces: Pieces,
    of list: SubList,
    _ opacity: UInt32,
    _ visible: VisibleItem
  ) {
    let origin = visible.place.box
    for box in pieces.details {
      let place = box.moved(x: origin.left, y: origin.top)
      let pixels = pass.makePixels()
      pixels.set(visible.pixels, within: place)
      visible.pixels.subtract(place)
      guard !pixels.isEmpty, let (store, shown) = compositor.store(of: list, showing: box) else {
        continue
      }
      let source = Source(
        paint: .bitmap(
          Bitmap(detailsOf: pass.retain(store)),
          x: origin.left + shown.left,
          y: origin.top + shown.top
        ),
        opacity: opacity,
        cornerRadius: list.cornerRadius,
        plainParts: store.plainParts
      )
      var part = visible
      part.pixels = pixels
      add(source, of: part)
    }
    for part in pieces.plainParts {
      let pixels = pass.makePixels()
      pixels.set(part.region.pixels)
      pixels.move(x: origin.left + pieces.part.left, y: origin.top + pieces.part.top)
      add(part.color, pixels, opacity, of: visible)
    }
  }
}
