// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CPixman
import CoreGraphics
import Foundation

/// The extent of shadows, and their blur.
///
/// Our decision: the blur's length is the standard deviation of a Gaussian, which is what a layer's
/// shadow radius looks like on Apple's systems; three box blurs stand for the Gaussian (within 4 %
/// of it from two pixels on, at a cost that does not grow with the radius, and with a definite
/// edge).
enum Shadow {
  /// The largest standard deviation in pixels: 85 points at 3x.
  static let largestBlur: CGFloat = 256

  /// Returns the reach of each of three box blurs that approximate a Gaussian.
  ///
  /// - Parameter blur: The standard deviation in pixels.
  /// - Returns: Three numbers of pixels, each 0 or more.
  static func radii(ofBlur blur: CGFloat) -> [Int] {
    let (radius, count) = radius(ofBlur: blur)
    return (0..<3).map { $0 < count ? radius : radius + 1 }
  }

  /// Returns the distance in pixels that a blur extends beyond the shape that casts it.
  static func spread(ofBlur blur: CGFloat) -> Int {
    let (radius, count) = radius(ofBlur: blur)
    return 3 * (radius + 1) - count
  }

  /// Returns the smaller reach of three box blurs, and the number of blurs that have it; the others
  /// reach a pixel farther.
  ///
  /// The widths are the two odd numbers around the ideal one, in the mix whose variance comes
  /// nearest (P. Kovesi, Fast Almost-Gaussian Filtering, 2010).
  private static func radius(ofBlur blur: CGFloat) -> (radius: Int, count: Int) {
    let blur = blur > 0 ? min(blur, largestBlur) : 0
    let variance = 12 * blur * blur
    let ideal = (variance / 3 + 1).squareRoot()
    let lower = (Int(ideal) - 1) / 2
    let width = CGFloat(2 * lower + 1)
    let share = (variance - 3 * width * width - 12 * width - 9) / (-4 * width - 4)
    return (lower, min(max(Int((share + 0.5).rounded(.down)), 0), 3))
  }

  /// The number of rows or columns that are blurred at once.
  private static let lanes = 16

  /// Applies a box blur of each radius, along rows and then along columns.
  ///
  /// Rows that equal the one above are copied: most of those of a rectangle with round corners.
  ///
  /// - Parameters:
  ///   - base: The coverage, row by row from the top, a byte for each pixel.
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - bytesPerRow: The distance from the start of one row to the start of the next.
  ///   - radii: Three radii in pixels.
  static func blur(
    _ base: UnsafeMutablePointer<UInt8>,
    width: Int,
    height: Int,
    bytesPerRow: Int,
    _ radii: [Int]
  ) {
    let repeats = (0..<height).map { row in
      let bytes = base + row * bytesPerRow
      return row > 0 && memcmp(bytes, bytes - bytesPerRow, width) == 0
    }
    withUnsafeTemporaryAllocation(
      of: UInt16.self,
      capacity: retour_linesMemory(max(width, height))
    ) { memory in
      guard let memory = memory.baseAddress else { return }
      for row in stride(from: 0, to: height, by: lanes) {
        let rows = row..<min(row + lanes, height)
        let bytes = base + row * bytesPerRow
        if repeats[rows].contains(false) {
          let lines = retour_lines(
            base: bytes,
            step: 1,
            lane: bytesPerRow,
            lanes: rows.count,
            count: width
          )
          retour_averageLines(lines, radii, memory)
        } else {
          for row in rows {
            (base + row * bytesPerRow).update(from: bytes - bytesPerRow, count: width)
          }
        }
      }
      for column in stride(from: 0, to: width, by: lanes) {
        let lines = retour_lines(
          base: base + column,
          step: bytesPerRow,
          lane: 1,
          lanes: min(lanes, width - column),
          count: height
        )
        retour_averageLines(lines, radii, memory)
      }
    }
  }
}
