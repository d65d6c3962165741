// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

/// How far a shadow spreads.
///
/// Our decision: the blur's length is the standard deviation of a Gaussian, which is what a layer's
/// shadow radius looks like on Apple's systems; three box blurs stand for the Gaussian (within 4 %
/// of it from two pixels on, at a cost that does not grow with the radius, and with a definite
/// edge).
enum Shadow {
  /// The largest standard deviation in pixels: 85 points at 3x.
  private static let largestBlur: CGFloat = 256

  /// The reach of each of three box blurs that look like a Gaussian.
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

  /// How many pixels a blur reaches out of what casts it.
  static func spread(ofBlur blur: CGFloat) -> Int { radii(ofBlur: blur).reduce(0, +) }
}

extension Mask {
  /// Blurs the mask by a box blur of each of some radii, along rows and then along columns.
  func blur(_ radii: [Int]) {
    let length = max(width, height)
    let from = UnsafeMutablePointer<Int32>.allocate(capacity: length)
    let to = UnsafeMutablePointer<Int32>.allocate(capacity: length)
    defer {
      from.deallocate()
      to.deallocate()
    }
    for row in 0..<height {
      blur(base + row * bytesPerRow, count: width, stride: 1, radii, from, to)
    }
    for column in 0..<width {
      blur(base + column, count: height, stride: bytesPerRow, radii, from, to)
    }
  }

  private func blur(
    _ line: UnsafeMutablePointer<UInt8>,
    count: Int,
    stride: Int,
    _ radii: [Int],
    _ first: UnsafeMutablePointer<Int32>,
    _ second: UnsafeMutablePointer<Int32>
  ) {
    // Eight bits more while three averages are taken, for smooth gradients.
    for index in 0..<count { first[index] = Int32(line[index * stride]) << 8 }
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
    for index in 0..<count { line[index * stride] = UInt8(clamping: (from[index] + 128) >> 8) }
  }
}
