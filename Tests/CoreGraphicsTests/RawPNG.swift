// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// A PNG put together byte by byte, of kinds that the package reads but does not write.
struct RawPNG {
  var width = 1
  var height = 1
  var depth: UInt8 = 8
  /// 0 gray, 2 color, 3 palette, 4 gray and alpha, 6 color and alpha.
  var colorType: UInt8 = 6
  var rows: [[UInt8]] = []
  /// Chunks between header and pixels.
  var extra: [(name: String, bytes: [UInt8])] = []

  var data: Data {
    var header = Self.bytes(UInt32(truncatingIfNeeded: width))
    header += Self.bytes(UInt32(truncatingIfNeeded: height)) + [depth, colorType, 0, 0, 0]
    var png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    png += Self.chunk("IHDR", header)
    for (name, bytes) in extra { png += Self.chunk(name, bytes) }
    png += Self.chunk("IDAT", Self.stored(rows.flatMap { [0] + $0 }))
    return Data(png + Self.chunk("IEND", []))
  }

  /// Bytes as a zlib stream that is not compressed.
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    let count = UInt16(bytes.count)
    let (low, high) = (UInt8(count & 0xFF), UInt8(count >> 8))
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      a = (a + UInt32(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return [0x78, 0x01, 0x01, low, high, ~low, ~high] + bytes + Self.bytes(b << 16 | a)
  }

  private static func chunk(_ name: String, _ bytes: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + bytes
    var sum = ~UInt32(0)
    for byte in body {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
    return Self.bytes(UInt32(bytes.count)) + body + Self.bytes(~sum)
  }

  private static func bytes(_ number: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) }
  }
}
