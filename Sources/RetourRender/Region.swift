// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import CoreGraphics

/// A set of pixels that owns its memory; `PixelSet` has the methods that change it.
package final class Region {
  private let owner = PixelSetOwner()

  /// The handle to the pixels, valid as long as the region.
  var pixels: PixelSet { owner.withPixels { $0 } }

  /// Creates an empty region.
  package init() {}

  /// Creates a region of one rectangle.
  package convenience init(_ rect: PixelRect) {
    self.init()
    pixels.set(rect)
  }

  /// Creates a region of all pixels of rectangles, which may overlap.
  package convenience init(_ rects: [PixelRect]) {
    self.init()
    pixels.set(rects)
  }

  package var isEmpty: Bool { pixels.isEmpty }

  /// The smallest rectangle around all pixels.
  package var bounds: PixelRect { pixels.extents }

  /// The disjoint rectangles of the region, from top to bottom and left to right.
  package var rects: [PixelRect] {
    var rects: [PixelRect] = []
    pixels.forEachBox { rects.append($0) }
    return rects
  }

  /// The number of rectangles.
  package var count: Int { pixels.count }

  /// The number of pixels.
  package var area: Int { pixels.area }

  /// Returns an independent copy.
  package func copy() -> Region {
    let copy = Region()
    copy.pixels.set(pixels)
    return copy
  }

  package func contains(x: Int, y: Int) -> Bool {
    guard let x = Int32(exactly: x), let y = Int32(exactly: y) else { return false }
    return pixels.contains(x: x, y: y)
  }

  /// Returns the rectangles, or where there are many, fewer ones that contain them.
  ///
  /// - Parameters:
  ///   - most: The largest number of exact rectangles.
  ///   - width: The width of the frame in pixels.
  ///   - height: The height of the frame in pixels.
  /// - Returns: Rectangles that contain all pixels of the region.
  package func rects(
    atMost most: Int,
    width: Int,
    height: Int
  ) -> [PixelRect] {
    guard count > most else { return rects }
    let coarse = copy()
    coarse.pixels.roundUp(to: PixelRect(width: width, height: height))
    return coarse.rects
  }
}

extension Region: Equatable {
  package static func == (left: Region, right: Region) -> Bool { left.pixels == right.pixels }
}
