// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CPixman
import CoreGraphics

extension Scaling {
  /// The pixels of one direction, as the filter sees them.
  private struct Axis {
    /// The place of the first pixel and the distance of two, in 65,536ths of a pixel of the image.
    let start, step: Int64
    /// The number of pixels of the image, and of those that it is stretched over.
    let length, count: Int

    /// Returns the pixels whose first neighbor lies in a range.
    func pixels(withFirst range: ClosedRange<Int>) -> Range<Int> {
      let last = length - 2
      guard range.lowerBound <= last, range.upperBound >= 0 else { return 0..<0 }
      let from = range.lowerBound <= 0 ? 0 : pixel(at: range.lowerBound)
      let to = range.upperBound >= last ? count : pixel(at: range.upperBound + 1)
      return from..<max(from, to)
    }

    /// Returns the first pixel that lies at a pixel of the image or behind it.
    private func pixel(at place: Int) -> Int {
      let distance = Int64(place) << 16 - start
      return distance <= 0 ? 0 : min(Int((distance + step - 1) / step), count)
    }
  }

  private var axes: (across: Axis, down: Axis) {
    (
      Axis(start: raw.x, step: raw.stepX, length: raw.width, count: box.width),
      Axis(start: raw.y, step: raw.stepY, length: raw.height, count: box.height)
    )
  }

  /// Sets pixels to those that show nothing but a plain part of the image.
  func setPixels(_ pixels: PixelSet, showing part: PlainPart) {
    let bounds = self.pixels(showing: part.region.bounds)
    guard !bounds.isEmpty else { return pixels.removeAll() }
    pixels.set(bounds)
    pixels.subtract(
      part.holes.map { self.pixels(left: $0.left - 1...$0.right - 1, $0.top - 1...$0.bottom - 1) }
    )
  }

  /// Returns the pixels that show nothing but a part of the image.
  func pixels(showing part: PixelRect) -> PixelRect {
    guard part.width > 1, part.height > 1, raw.stepX > 0, raw.stepY > 0 else {
      return PixelRect(width: 0, height: 0)
    }
    return pixels(left: part.left...part.right - 2, part.top...part.bottom - 2)
  }

  /// Returns the pixels whose first neighbors lie in ranges of columns and rows.
  private func pixels(left columns: ClosedRange<Int>, _ rows: ClosedRange<Int>) -> PixelRect {
    let (across, down) = axes
    let (x, y) = (across.pixels(withFirst: columns), down.pixels(withFirst: rows))
    return PixelRect(
      left: x.lowerBound,
      top: y.lowerBound,
      right: x.upperBound,
      bottom: y.upperBound
    )
    .moved(x: box.left, y: box.top)
  }
}
