// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A set of pixels that owns its memory; what changes them is `PixelSet`'s.
package final class Region {
  let pixels = PixelSet()

  /// Makes a region without pixels.
  package init() {}

  /// Makes a region of one rectangle; an empty one gives an empty region.
  package convenience init(_ rect: PixelRect) {
    self.init()
    pixels.set(Box(rect))
  }

  /// Makes a region of all pixels of some rectangles, which may overlap.
  package convenience init(_ rects: [PixelRect]) {
    self.init()
    pixels.set(rects.map(Box.init))
  }

  deinit { pixels.free() }

  package var isEmpty: Bool { pixels.isEmpty }

  /// The smallest rectangle around all pixels.
  package var bounds: PixelRect { pixels.extents.rect }

  /// The rectangles the pixels make up, from top to bottom and left to right; none overlap.
  package var rects: [PixelRect] {
    var rects: [PixelRect] = []
    pixels.forEachBox { rects.append($0.rect) }
    return rects
  }

  /// The number of rectangles.
  package var count: Int { pixels.count }

  /// The number of pixels.
  package var area: Int { pixels.area }

  /// Returns a region of its own with the same pixels.
  package func copy() -> Region {
    let copy = Region()
    copy.pixels.set(pixels)
    return copy
  }

  package func contains(x: Int, y: Int) -> Bool {
    guard let x = Int32(exactly: x), let y = Int32(exactly: y) else { return false }
    return pixels.contains(x: x, y: y)
  }

  /// The rectangles, or where those are many, fewer ones that contain them.
  ///
  /// - Parameters:
  ///   - most: How many are not too many.
  ///   - width: The width of the picture in pixels.
  ///   - height: The height of the picture in pixels.
  /// - Returns: Rectangles that contain all pixels of the region.
  package func rects(
    atMost most: Int,
    width: Int,
    height: Int
  ) -> [PixelRect] {
    guard count > most else { return rects }
    let coarse = copy()
    coarse.pixels.roundUp(to: Box(width: width, height: height))
    return coarse.rects
  }
}

extension Region: Equatable {
  package static func == (left: Region, right: Region) -> Bool { left.pixels == right.pixels }
}
