// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

extension Data {
  /// Returns this JPEG with a segment of EXIF that says an orientation, and has a preview's end.
  package func oriented(_ orientation: UInt8) -> Data {
    let exif: [UInt8] =
      Array("Exif\0\0II".utf8) + [
        42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0,
        0xFF, 0xD8, 0xFF, 0xD9,
      ]
    let length = exif.count + 2
    let segment: [UInt8] = [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 0xff)]
    return prefix(2) + Data(segment + exif) + dropFirst(2)
  }
}
