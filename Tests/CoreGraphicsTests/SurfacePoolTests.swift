// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import CoreGraphics

/// The memory of large surfaces.
struct SurfacePoolTests {
  private let pool = SurfacePool()

  private let page = 1001 * 700 * 4

  @Test func `memory is used again for a surface of about the same size, and cleared`() throws {
    var memory = try #require(pool.memory(page, hasRoom: false))
    let first = ObjectIdentifier(memory)
    pool.keep(memory)
    #expect(pool.usedBytes == page && memory.capacity >= page)
    for other in [(page / 2, false), (page + 4096, false), (page, true)] {
      #expect(pool.memory(other.0, hasRoom: other.1) !== memory)
    }
    memory = try #require(pool.memory(page / 10 * 9, hasRoom: false))
    #expect(ObjectIdentifier(memory) == first && pool.usedBytes == 0)
    let next = try #require(pool.memory(page, hasRoom: false))
    #expect(next !== memory)
  }

  @Test func `the memory of a shape that grows has room for larger ones`() throws {
    var seen: Set<ObjectIdentifier> = []
    var last: SurfaceMemory?
    for byteCount in stride(from: 2_000_000, to: 16_000_000, by: 300_000) {
      let memory = try #require(pool.memory(byteCount, hasRoom: true))
      #expect(memory.capacity >= byteCount && memory.capacity <= 4 * byteCount)
      // As the picture of a layer, which goes when the next one is there.
      if let last { pool.keep(last) }
      last = memory
      seen.insert(ObjectIdentifier(memory))
    }
    // Two of 4 MB and two of 16, of which no more counts than what was used.
    #expect(seen.count == 4)
    #expect(20_000_000...SurfacePool.mostBytes ~= pool.usedBytes)
  }

  @Test func `coverage in memory of another one is empty at first`() throws {
    for height in [1400, 1500, 1300, 1550] {
      let area = PixelRect(width: 1300, height: height)
      let context = try #require(CGContext(stencilOf: area, scale: 1))
      context.fill(CGRect(x: 0, y: 0, width: 1300, height: 9))
      let image = context.finishStencil(of: .black)
      let stencil = try #require(image.stencil)
      let end = stencil.bytesPerRow * height
      let rest = UnsafeRawBufferPointer(start: stencil.base, count: end)
      #expect(rest.prefix(1300).allSatisfy { $0 == 255 })
      #expect(rest[(9 * stencil.bytesPerRow)...].allSatisfy { $0 == 0 })
      // For the next one.
      let all = UnsafeMutableRawPointer(mutating: stencil.base)
      memset(all, 1, end)
    }
  }

  @Test func `no more is kept than two pages, the last ones`() throws {
    let sizes = (0..<9).map { (1000 + $0) * 4000 }
    let all = try sizes.map { try #require(pool.memory($0, hasRoom: false)) }
    for memory in all { pool.keep(memory) }
    #expect(pool.usedBytes <= SurfacePool.mostBytes)
    #expect(pool.usedBytes > SurfacePool.mostBytes - (5 << 20))
    #expect(pool.memory(sizes[8], hasRoom: false) === all[8])
    #expect(pool.memory(sizes[0], hasRoom: false) === all[7])
    pool.removeAll()
    #expect(pool.usedBytes == 0)
  }

  @Test func `memory that is larger than the pool is not kept`() throws {
    let memory = try #require(pool.memory(48_000_000, hasRoom: false))
    pool.keep(memory)
    #expect(pool.usedBytes == 0)
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
