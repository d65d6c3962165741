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
    self.init(width: image.width, height: image.height)
    for row in 0..<image.height {
      let pixels = (image.base + row * image.bytesPerRow).assumingMemoryBound(to: UInt32.self)
      add(UnsafeBufferPointer(start: pixels, count: image.width))
    }
  }

  /// Creates the hash of pixels.
  ///
  /// - Parameters:
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - pixels: The pixels, row by row, as 0xRRGGBB.
  package init(width: Int, height: Int, pixels: [UInt32]) {
    self.init(width: width, height: height)
    pixels.withUnsafeBufferPointer { add($0) }
  }

  private init(width: Int, height: Int) {
    add(UInt64(width))
    add(UInt64(height))
  }

  private mutating func add(_ number: UInt64) { value = (value ^ number) &* 0x100_0000_01b3 }

  /// Adds pixels, by index: an iterator takes most of the time in tests, which are not optimized.
  private mutating func add(_ pixels: UnsafeBufferPointer<UInt32>) {
    var index = 0
    while index < pixels.count {
      add(UInt64(pixels[index] & 0xFF_FFFF))
      index += 1
    }
  }

  /// The hash in hexadecimal digits.
  public var description: String { String(value, radix: 16) }
}
