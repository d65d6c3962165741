// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import CoreGraphics

/// A hash of the decoded pixels of a frame, which is the same in every process.
///
/// The red, green and blue of all pixels and the size count, opacity does not.
public struct FrameHash: Hashable, Sendable, CustomStringConvertible {
  /// The hash: FNV-1a of 64 bits, in steps of a pixel.
  private var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Creates the hash of an image.
  ///
  /// - Parameter image: The image, such as ``World/frame``.
  public init(of image: CGImage) {
    let rows = (0..<image.height).lazy.map { row in
      UnsafeBufferPointer(
        start: (image.base + row * image.bytesPerRow).assumingMemoryBound(to: UInt32.self),
        count: image.width
      )
    }
    self.init(width: image.width, height: image.height, pixels: rows.joined())
  }

  /// Creates the hash of pixels.
  ///
  /// - Parameters:
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - pixels: The pixels, row by row, as 0xRRGGBB.
  package init(width: Int, height: Int, pixels: some Sequence<UInt32>) {
    add(UInt64(width))
    add(UInt64(height))
    for pixel in pixels { add(UInt64(pixel & 0xFF_FFFF)) }
  }

  private mutating func add(_ number: UInt64) { value = (value ^ number) &* 0x100_0000_01b3 }

  /// The hash in hexadecimal digits.
  public var description: String { String(value, radix: 16) }
}
