// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// The orientation that a JPEG says in front of its picture, and whether the picture has an end.
struct JPEGHeader {
  /// The place of the first row and column; `.up` where the file says none.
  var orientation: PixelOrientation { found ?? .up }
  /// Whether the file has the end of its picture: otherwise it is cut off.
  private(set) var isWhole = false

  private var found: PixelOrientation?

  private static let startOfPicture: UInt8 = 0xDA
  private static let exif: UInt8 = 0xE1
  private static let endOfPicture = Data([0xFF, 0xD9])

  init(_ data: Data) {
    let bytes = data.startIndex == 0 ? data : Data(data)
    var at = 2
    // Segments of a marker and a length, up to the picture itself.
    while at + 4 <= bytes.count, bytes[at] == 0xFF {
      let length = Int(bytes[at + 2]) << 8 | Int(bytes[at + 3])
      let end = at + 2 + length
      guard length >= 2, end <= bytes.count else { return }
      if bytes[at + 1] == Self.startOfPicture {
        // In the picture itself 0xFF is followed by other bytes; that of a preview lies before it.
        isWhole =
          bytes.range(of: Self.endOfPicture, options: .backwards, in: end..<bytes.count) != nil
        return
      }
      if found == nil, bytes[at + 1] == Self.exif {
        found = PixelOrientation(exif: Array(bytes[(at + 4)..<end]))
      }
      at = end
    }
  }
}
