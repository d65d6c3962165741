// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CPixman
import CoreGraphics

/// An image that is reduced to a box of whole pixels: each becomes the mean of what it covers.
///
/// The pixels depend on the image and the box alone, not on the part that is painted.
struct Averaging: StretchedImage {
  private let raw: retour_reduction
  private let box: PixelRect

  /// Creates the reduction of an image to a box that is not larger.
  init(of bitmap: Bitmap, to box: PixelRect) {
    self.box = box
    raw = retour_reduction(
      picture: bitmap.pixels(x: 0, y: 0),
      width: bitmap.width,
      height: bitmap.height,
      toWidth: box.width,
      toHeight: box.height
    )
  }

  /// The time that one processor needs for a pixel, about, in nanoseconds (measured).
  var time: Double { 0.5 * Double(raw.width * raw.height) / Double(max(box.area, 1)) }

  @inline(__always)
  func withPainter(
    of part: PixelRect,
    _ scratch: Scratch,
    _ body: (_ paint: (retour_box, PixelRect) -> Void) -> Void
  ) {
    guard !part.isEmpty else { return }
    scratch.withBytes(byteCount(for: part)) { withPainter(of: part, in: $0, body) }
  }

  /// The memory that painting a part needs, in bytes: a multiple of 64.
  func byteCount(for part: PixelRect) -> Int {
    withUnsafePointer(to: raw) { retour_reducedMemory($0, part.width) }
  }

  /// Calls a closure that paints boxes within a part of the box.
  ///
  /// - Parameters:
  ///   - part: The part, which is not empty.
  ///   - memory: Memory to work in.
  ///   - body: Receives a function that replaces pixels, and takes their memory and their place.
  @inline(__always)
  func withPainter(
    of part: PixelRect,
    in memory: UnsafeMutableRawPointer,
    _ body: (_ paint: (retour_box, PixelRect) -> Void) -> Void
  ) {
    withUnsafePointer(to: raw) { raw in
      let columns = retour_coveredColumns(raw, part.left - box.left, part.width, memory)
      body { target, place in
        let own = columns.map { $0 + place.left - part.left }
        retour_reduce(target, place.top - box.top, raw, own, memory)
      }
    }
  }
}
