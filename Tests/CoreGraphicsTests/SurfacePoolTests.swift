// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import CoreGraphics

/// The memory of large surfaces.
struct SurfacePoolTests {
  private let pool = SurfacePool()

  private func size(_ width: Int, _ height: Int) throws -> PixelSize {
    try #require(PixelSize(width: width, height: height))
  }

  @Test func `memory is used again for a surface of the same size, and cleared`() throws {
    let size = try size(1001, 700)
    var memory = try #require(pool.memory(size))
    let first = ObjectIdentifier(memory)
    pool.keep(memory)
    #expect(pool.byteCount == memory.byteCount)
    let other = try #require(pool.memory(self.size(700, 1001)))
    #expect(other !== memory)
    memory = try #require(pool.memory(size))
    #expect(ObjectIdentifier(memory) == first && pool.byteCount == 0)
    let next = try #require(pool.memory(size))
    #expect(next !== memory)
  }

  @Test func `no more is kept than two pages, the last ones`() throws {
    let sizes = try (0..<9).map { try size(1000 + $0, 1000) }
    let all = try sizes.map { try #require(pool.memory($0)) }
    for memory in all { pool.keep(memory) }
    #expect(pool.byteCount <= SurfacePool.mostBytes)
    #expect(pool.byteCount > SurfacePool.mostBytes - (5 << 20))
    #expect(pool.memory(sizes[8]) === all[8])
    #expect(pool.memory(sizes[0]) !== all[0])
    pool.removeAll()
    #expect(pool.byteCount == 0)
  }

  @Test func `memory that is larger than the pool is not kept`() throws {
    let memory = try #require(pool.memory(size(4000, 3000)))
    pool.keep(memory)
    #expect(pool.byteCount == 0)
  }

  @Test func `an image that follows another one has its memory, without its pixels`() throws {
    // No other test has images of this size.
    func image(filled: Bool) -> CGImage {
      CGImage(width: 1237, height: 911, isOpaque: false) { pixels in
        if filled { memset(pixels.base, 255, pixels.bytesPerRow * pixels.height) }
      }
    }
    var first: CGImage? = image(filled: true)
    let base = first?.base
    first = nil
    let second = image(filled: false)
    #expect(second.base == base)
    for place in [(0, 0), (1236, 0), (618, 455), (1236, 910)] {
      #expect(second.pixel(x: place.0, y: place.1) == 0)
    }
    let third = image(filled: true)
    #expect(third.base != second.base && second.pixel(x: 9, y: 9) == 0)
  }
}
