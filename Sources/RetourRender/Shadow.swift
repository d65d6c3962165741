// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

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
  /// The widths are the two odd numbers around the ideal one, in the mix whose variance comes
  /// nearest (P. Kovesi, Fast Almost-Gaussian Filtering, 2010).
  ///
  /// - Parameter blur: The standard deviation in pixels.
  /// - Returns: Three numbers of pixels, each 0 or more.
  static func radii(ofBlur blur: CGFloat) -> [Int] {
    let blur = blur > 0 ? min(blur, largestBlur) : 0
    let variance = 12 * blur * blur
    let ideal = (variance / 3 + 1).squareRoot()
    let lower = (Int(ideal) - 1) / 2
    let width = CGFloat(2 * lower + 1)
    let share = (variance - 3 * width * width - 12 * width - 9) / (-4 * width - 4)
    let count = min(max(Int((share + 0.5).rounded(.down)), 0), 3)
    return (0..<3).map { $0 < count ? lower : lower + 1 }
  }

  /// Returns the distance in pixels that a blur extends beyond the shape that casts it.
  static func spread(ofBlur blur: CGFloat) -> Int { radii(ofBlur: blur).reduce(0, +) }

  /// Applies a box blur of each radius, along rows and then along columns.
  static func blur(_ mask: borrowing CoverageMemory, _ radii: [Int]) {
    let (width, height, bytesPerRow) = (mask.width, mask.height, mask.bytesPerRow)
    var first = [Int32](repeating: 0, count: max(width, height))
    var second = first
    first.withUnsafeMutableBufferPointer { first in
      second.withUnsafeMutableBufferPointer { second in
        mask.withBytes { base in
          for row in 0..<height {
            let line = Line(bytes: base + row * bytesPerRow, count: width, stride: 1)
            line.blur(radii, first, second)
          }
          for column in 0..<width {
            let line = Line(bytes: base + column, count: height, stride: bytesPerRow)
            line.blur(radii, first, second)
          }
        }
      }
    }
  }

  /// A row or a column of a mask.
  private struct Line {
    let bytes: UnsafeMutablePointer<UInt8>
    let count: Int
    let stride: Int

    func blur(
      _ radii: [Int],
      _ first: UnsafeMutableBufferPointer<Int32>,
      _ second: UnsafeMutableBufferPointer<Int32>
    ) {
      // Eight more bits while three averages are taken, for smooth gradients.
      for index in 0..<count { first[index] = Int32(bytes[index * stride]) << 8 }
      var (from, to) = (first, second)
      for radius in radii where radius > 0 {
        let width = Int32(2 * radius + 1)
        var sum: Int32 = 0
        for index in 0..<min(radius, count) { sum += from[index] }
        for index in 0..<count {
          if index + radius < count { sum += from[index + radius] }
          if index > radius { sum -= from[index - radius - 1] }
          to[index] = (sum + width / 2) / width
        }
        swap(&from, &to)
      }
      for index in 0..<count {
        bytes[index * stride] = UInt8(clamping: (from[index] + 128) >> 8)
      }
    }
  }
}
