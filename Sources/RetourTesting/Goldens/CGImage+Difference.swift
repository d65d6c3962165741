// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

extension CGImage {
  /// Compares the pixels with those of another image.
  ///
  /// - Parameter other: The other image.
  /// - Returns: A description of the difference, or `nil` if there is none.
  func difference(from other: CGImage) -> String? {
    guard width == other.width, height == other.height else {
      return "the size was \(other.width) x \(other.height) pixels and is \(width) x \(height)"
    }
    var (count, largest) = (0, 0)
    for y in 0..<height {
      let (row, otherRow) = (pixels(inRow: y), other.pixels(inRow: y))
      if memcmp(row, otherRow, width * 4) == 0 { continue }
      for x in 0..<width {
        let (a, b) = (row[x], otherRow[x])
        if a == b { continue }
        count += 1
        largest = max(largest, Self.distance(a, b))
      }
    }
    guard count > 0 else { return nil }
    return "\(count) of \(width * height) pixels differ, by up to \(largest) of 255"
  }

  /// Returns an image of the difference from another image: magenta where pixels differ, else pale.
  ///
  /// - Parameter other: The other image.
  /// - Returns: An image as large as the larger of the two.
  func differenceImage(from other: CGImage) -> CGImage {
    let size = (width: max(width, other.width), height: max(height, other.height))
    return CGImage(width: size.width, height: size.height, isOpaque: true) { picture in
      for y in 0..<size.height {
        let line = (picture.base + y * picture.bytesPerRow).assumingMemoryBound(to: UInt32.self)
        for x in 0..<size.width {
          guard x < width, y < height, x < other.width, y < other.height else {
            line[x] = 0xFFFF_00FF
            continue
          }
          let (a, b) = (pixels(inRow: y)[x], other.pixels(inRow: y)[x])
          line[x] = a == b ? Self.pale(a) : 0xFFFF_00FF
        }
      }
    }
  }

  private func pixels(inRow y: Int) -> UnsafePointer<UInt32> {
    (base + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
  }

  private static func distance(_ a: UInt32, _ b: UInt32) -> Int {
    [0, 8, 16, 24].map { shift in abs(Int(a >> shift & 0xFF) - Int(b >> shift & 0xFF)) }.max() ?? 0
  }

  private static func pale(_ pixel: UInt32) -> UInt32 {
    let sum = (pixel >> 16 & 0xFF) + (pixel >> 8 & 0xFF) + (pixel & 0xFF)
    let grey = 192 + sum / 12
    return 0xFF00_0000 | grey << 16 | grey << 8 | grey
  }
}
