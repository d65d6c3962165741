// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// The place of the first row and the first column of an image's pixels, as EXIF numbers them.
package enum PixelOrientation: Int, Sendable {
  case up = 1, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left

  /// Whether rows become columns.
  var isTurned: Bool { rawValue >= 5 }

  /// Reads the orientation of an EXIF segment: the entry 0x0112 of its first directory.
  init?(exif segment: [UInt8]) {
    guard segment.starts(with: Array("Exif\0\0".utf8)) else { return nil }
    let tiff = Array(segment.dropFirst(6))
    guard tiff.count >= 8 else { return nil }
    let isLittle = tiff.starts(with: Array("II".utf8))
    guard isLittle || tiff.starts(with: Array("MM".utf8)) else { return nil }
    func number(_ at: Int, _ count: Int) -> Int? {
      guard at >= 0, at + count <= tiff.count else { return nil }
      let bytes = tiff[at..<at + count]
      return (isLittle ? Array(bytes.reversed()) : Array(bytes)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(4, 4), let entries = number(directory, 2) else { return nil }
    for entry in 0..<entries {
      let place = directory + 2 + 12 * entry
      guard let tag = number(place, 2) else { return nil }
      guard tag == 0x0112 else { continue }
      guard let value = number(place + 8, 2), let found = PixelOrientation(rawValue: value) else {
        return nil
      }
      self = found
      return
    }
    return nil
  }
}

extension CGImage {
  /// Returns the image with its pixels turned upright: later, where they are drawn later.
  package func upright(from orientation: PixelOrientation) -> CGImage {
    guard orientation != .up else { return self }
    let (across, down) = orientation.isTurned ? (height, width) : (width, height)
    guard isDrawn else {
      return CGImage(
        width: across,
        height: down,
        isOpaque: isOpaque,
        drawnLater: { self.drawn.upright(from: orientation) }
      )
    }
    let (source, last, bottom) = (drawn, width - 1, height - 1)
    return CGImage(width: across, height: down, isOpaque: isOpaque) { buffer in
      for y in 0..<buffer.height {
        buffer.withRow(y) { row in
          for x in row.indices {
            let (column, line) =
              switch orientation {
              case .up: (x, y)
              case .upMirrored: (last - x, y)
              case .down: (last - x, bottom - y)
              case .downMirrored: (x, bottom - y)
              case .leftMirrored: (y, x)
              case .right: (y, bottom - x)
              case .rightMirrored: (last - y, bottom - x)
              case .left: (last - y, x)
              }
            row[x] = source.pixel(x: column, y: line)
          }
        }
      }
    }
  }
}
