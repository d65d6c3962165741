// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import TestSupport
import Testing

/// The hash of a frame's pixels.
struct FrameHashTests {
  private let pixels: [UInt32] = (0..<6).map { 0xff00_0000 | $0 * 0x01_2345 }

  private func hash(_ pixels: [UInt32], width: Int = 3) -> FrameHash {
    FrameHash(width: width, height: pixels.count / width, pixels: pixels)
  }

  @Test func `the hash of known pixels is FNV-1a`() {
    // Calculated by another program, from the size and the pixels without their opacity.
    #expect(hash(pixels).description == "9c67101aaefd5d8f")
  }

  @Test func `an image has the hash of its pixels`() {
    let image = CGImage.made(3, 2, isOpaque: true) { x, y in pixels[y * 3 + x] }
    #expect(FrameHash(of: image) == hash(pixels))
  }

  @Test(arguments: 0..<6)
  func `each pixel counts, and its opacity does not`(index: Int) {
    var changed = pixels
    changed[index] ^= 1
    #expect(hash(changed) != hash(pixels))
    changed[index] ^= 0x8000_0001
    #expect(hash(changed) == hash(pixels))
  }

  @Test func `the size counts`() { #expect(hash(pixels, width: 2) != hash(pixels)) }
}
