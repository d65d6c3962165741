// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// The first 33 bytes of a PNG, validated before the decoder reads the rest.
struct PNGHeader {
  /// The first eight bytes of every PNG (PNG specification, 5.2).
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// Signature, length and name of the first chunk, its 13 bytes and their checksum.
  private static let length = 33
  /// The highest ratio of deflate: 1032 bytes in one (zlib's technical notes).
  private static let densestPacking = 1032

  let width: Int
  let height: Int

  /// Reads the header.
  ///
  /// - Parameter bytes: The PNG, or its first part.
  /// - Throws: `PNGError` where the header is invalid or does not fit the number of bytes.
  init(_ bytes: UnsafeRawBufferPointer) throws(PNGError) {
    guard !bytes.isEmpty, Self.signature.starts(with: bytes.prefix(8)) else { throw .notAPNG }
    guard bytes.count >= Self.length else { throw .truncated }
    func number(at offset: Int) -> Int {
      bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    let name = Array(bytes[12..<16])
    if name == Array("CgBI".utf8) {
      throw .damaged("it is in the form that Xcode packs into apps; use the original file")
    }
    guard name == Array("IHDR".utf8), number(at: 8) == 13 else {
      throw .damaged("it does not begin with its header")
    }
    (width, height) = (number(at: 16), number(at: 20))
    guard width > 0, height > 0 else { throw .damaged("it is \(width) x \(height) pixels") }
    guard PixelSize(width: width, height: height) != nil else {
      throw .tooLarge(width: width, height: height)
    }
    let channels = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][bytes[25], default: 1]
    let bytesNeeded = (width * channels * Int(bytes[24]) / 8) * height
    if bytesNeeded / Self.densestPacking > bytes.count { throw .truncated }
  }
}
