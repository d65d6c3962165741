// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import TestSupport
import Testing

@testable import RetourRender

/// Memory of stores that are gone, which the next ones use.
struct StoreMemoryTests {
  private let compositor = Compositor()
  private let width = 900
  private let height = 600

  private func list(
    of items: [DisplayList.Item],
    mask: SubList? = nil,
    isSum: Bool = false
  ) -> SubList {
    .group(items, (width, height), mask: mask, isSum: isSum)
  }

  /// Fills and frees the memory of some stores.
  private func useMemory(_ count: Int) {
    _ = compositor.frame(of: DisplayList(), width: width, height: height)
    let lists = (0..<count).map { _ in
      SubList.page(.pureRed.faded(0.7), [], width: width, height: height)
    }
    for list in lists {
      if let (store, _) = compositor.store(of: list, showing: list.bounds) { _ = Bitmap(store) }
    }
    compositor.resetCounts()
  }

  private var lists: [SubList] {
    let ring = DisplayList.Item(
      .border(CGRect(x: 50, y: 50, width: 600, height: 300), cornerRadius: 40, width: 5, .black)
    )
    let inner = list(of: [.fill(100, 100, 300, 90, .pureGreen.faded(0.5))])
    let faded = DisplayList.Item(.sublist(inner, opacity: 0.5))
    return [
      list(of: [ring]),
      list(of: [ring, .fill(0, 0, 200, 200, .white)]),
      list(of: [faded, faded], isSum: true),
      list(of: [ring, .fill(0, 0, 200, 200, .white)], mask: list(of: [ring])),
      list(of: [ring], mask: inner),
    ]
  }

  @Test(arguments: 0..<5)
  func `a store shows nothing of what its memory held before`(_ index: Int) {
    useMemory(2)
    let frame = DisplayList(items: [
      .fill(0, 0, 900, 600, .white), DisplayList.Item(.sublist(lists[index], opacity: 1)),
    ])
    let shown = compositor.frame(of: frame, width: width, height: height)
    let anew = DisplayList(items: [
      .fill(0, 0, 900, 600, .white), DisplayList.Item(.sublist(lists[index], opacity: 1)),
    ])
    let expected = Compositor().frame(of: anew, width: width, height: height)
    #expect(shown.difference(from: expected) == nil)
  }

  @Test func `a store uses the memory of one that is gone, for four frames at most`() {
    let byteCount = width * height * 4
    func allocated(_ count: Int) -> Int {
      let before = compositor.counts.bytesAllocated
      let lists = (0..<count).map { _ in
        SubList.page(.white, [], width: width, height: height)
      }
      for list in lists { _ = compositor.store(of: list, showing: list.bounds) }
      return (compositor.counts.bytesAllocated - before) / byteCount
    }
    useMemory(0)
    #expect(allocated(5) == 5)
    #expect(allocated(4) == 0)
    #expect(allocated(5) == 1)
    compositor.purgeMemory()
    #expect(allocated(2) == 2)
  }

  @Test func `a store uses the memory of one of about the same size`() {
    func isNew(_ width: Int, _ height: Int) -> Bool {
      let before = compositor.counts.bytesAllocated
      let list = SubList.page(.white, [], width: width, height: height)
      _ = compositor.store(of: list, showing: list.bounds)
      return compositor.counts.bytesAllocated > before
    }
    useMemory(0)
    // 2.1 million bytes, in memory of 4 MB.
    #expect(isNew(900, 580))
    #expect(!isNew(900, 579) && !isNew(580, 901) && !isNew(640, 1600) && !isNew(640, 410))
    // Less than a quarter of it, and more than all.
    #expect(isNew(640, 400) && isNew(640, 1700))
  }

  @Test(arguments: [1, 12] as [CGFloat])
  func `a blur that grows finds the memory of the frames before`(_ least: CGFloat) {
    func show(_ blur: CGFloat) {
      let content = DisplayList.Content.backdrop(
        CGRect(x: 0, y: 0, width: width, height: height),
        cornerRadius: 0,
        Backdrop(blur: blur, saturation: 1.2, tint: .black.faded(0.1)),
        mask: nil,
        opacity: 1
      )
      let items = [.fill(0, 0, 900, 300, .white), DisplayList.Item(content)]
      _ = compositor.frame(of: DisplayList(items: items), width: width, height: height)
    }
    for step in 0..<3 { show(least + CGFloat(step) / 8) }
    compositor.resetCounts()
    for step in 3..<6 { show(least + CGFloat(step) / 8) }
    // One of them at a reduced size, less than a megabyte, which is not kept.
    #expect(compositor.counts.backdropsMade == 3)
    #expect(compositor.counts.bytesAllocated < width * height * 4 / 2)
  }

  @Test func `two pages find memory that was asked for before, which the system gave already`() {
    let pool = StoreMemoryPool()
    pool.prepare(width: 900, height: 600)
    var counts = Counts()
    // No frame was shown yet: nothing is kept.
    _ = pool.memory(width: 900, height: 600, counting: &counts)
    #expect(counts.bytesAllocated > 0)
    pool.beginFrame(width: 900, height: 600)
    pool.prepare(width: 900, height: 600)
    counts = Counts()
    let pages = (0..<2).compactMap { _ in pool.memory(width: 900, height: 600, counting: &counts) }
    #expect(pages.count == 2 && pages[0] !== pages[1] && counts.bytesAllocated == 0)
    for page in pages {
      page.withPixels { pixels in
        var isResident = [UInt8](repeating: 0, count: (page.byteCount + 4095) / 4096)
        #expect(mincore(pixels.base, page.byteCount, &isResident) == 0)
        #expect(isResident.allSatisfy { $0 & 1 == 1 })
      }
    }
    _ = pool.memory(width: 900, height: 600, counting: &counts)
    #expect(counts.bytesAllocated > 0)
    // Frames that are smaller than a megabyte, and none.
    for (width, height) in [(300, 200), (0, 0)] { pool.prepare(width: width, height: height) }
  }

  @Test func `a store uses the smallest memory that it fits`() {
    let pool = StoreMemoryPool()
    pool.beginFrame(width: 2000, height: 1000)
    var counts = Counts()
    let sizes = [(900, 400), (900, 1300), (900, 500)]
    let made = sizes.compactMap { pool.memory(width: $0, height: $1, counting: &counts) }
    #expect(made.map(\.capacity).map { $0 / 1_000_000 } == [4, 16, 4])
    for memory in made { pool.keep(memory) }
    #expect(pool.memory(width: 900, height: 1200, counting: &counts) === made[1])
    pool.keep(made[1])
    #expect(pool.memory(width: 900, height: 1140, counting: &counts) === made[2])
    #expect(pool.memory(width: 900, height: 1140, counting: &counts) === made[0])
    #expect(pool.memory(width: 900, height: 1200, counting: &counts) === made[1])
  }

  @Test func `a store that grows or shrinks finds memory, but for a few sizes`() {
    useMemory(0)
    for heights in [Array(500...900), (500...900).reversed()] {
      compositor.resetCounts()
      for height in heights {
        let list = SubList.page(.white, [], width: 640, height: height)
        _ = compositor.store(of: list, showing: list.bounds)
      }
      // Between 1.3 and 2.3 million bytes: 4 MB.
      #expect(compositor.counts.bytesAllocated <= 640 * 4 * 900)
    }
  }
}
