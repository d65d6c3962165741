// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import RetourRender

/// Work that processors share has the pixels of work that one does alone.
@Suite(.serialized) struct ProcessorTests {
  /// Shares all work, however short.
  private static let three = Processors(count: 3, leastTime: 0)
  private static let one = Processors(count: 1, leastTime: 0)

  // MARK: Bands

  @Test(arguments: [1, 2, 7, 18, 400], [1, 2, 5, 17, 18, 19, 36, 2532])
  func `bands are all rows, each once and in order`(_ count: Int, _ rows: Int) {
    let bands = Bands(-3..<rows - 3, count: count)
    #expect(1...count ~= bands.count)
    let all = (0..<bands.count).flatMap { Array(bands[$0]) }
    #expect(all == Array(-3..<rows - 3))
    #expect((0..<bands.count).allSatisfy { !bands[$0].isEmpty })
  }

  @Test func `no rows are no bands`() {
    let bands = Self.three.bands(of: 5..<5, taking: 1)
    #expect(bands.count == 0)
    Self.three.share(bands) { _, _ in Issue.record("there is nothing to do") }
  }

  // MARK: Sharing

  @Test func `work that takes less than the least time is not shared`() {
    let processors = Processors(count: 3, leastTime: 1000)
    #expect(processors.bands(of: 0..<100, taking: 999).count == 1)
    #expect(processors.bands(of: 0..<100, taking: 1000).count > processors.count)
    #expect(Self.one.bands(of: 0..<100, taking: 1000).count == 1)
  }

  @Test func `a screen in perspective is shared, one of plain colors is not`() throws {
    let screen = PixelRect(width: 1170, height: 2532)
    let photo = Bitmap(photo(1170, 2532))
    let tilt = Projection(x: [0.9, 0, 0], y: [0, 0.9, 0], w: [0.0001, 0, 1])
    let image = try #require(ProjectedImage(photo, tilt))
    PixelSetOwner().withPixels { pixels in
      pixels.set(screen)
      func isShared(_ paint: Work.Paint) -> Bool {
        Work(paint: paint, bounds: screen, visible: pixels).time >= Processors.all.leastTime
      }
      #expect(isShared(.projected(.passUnretained(image))))
      #expect(isShared(.resampled(photo, CGAffineTransform(rotationAngle: 1))))
      #expect(!isShared(.solid(0xffff_ffff)))
      #expect(!isShared(.bitmap(photo, x: 0, y: 0)))
    }
  }

  @Test func `each band is done once, and no processor does two at a time`() {
    for _ in 0..<200 {
      let bands = Self.three.bands(of: 0..<100, taking: 1)
      let done = Mutex([Int]())
      let busy = Mutex(Set<Int>())
      Self.three.share(bands) { processor, band in
        #expect(0..<3 ~= processor)
        #expect(busy.withLock { $0.insert(processor).inserted })
        done.withLock { $0.append(band) }
        _ = busy.withLock { $0.remove(processor) }
      }
      #expect(done.withLock { $0.sorted() } == Array(0..<bands.count))
    }
  }

  @Test func `others do the bands of a processor that is busy`() {
    let bands = Self.three.bands(of: 0..<100, taking: 1)
    let done = Mutex([Int]())
    let first = Mutex<Int?>(nil)
    Self.three.share(bands) { processor, _ in
      let isFirst = first.withLock { first in
        if first == nil { first = processor }
        return first == processor
      }
      if isFirst {
        // Until all the rest is done, or for as long as no other processor is free.
        let end = ContinuousClock.now + .seconds(done.withLock { $0.isEmpty } ? 5 : 0)
        while done.withLock({ $0.count < bands.count - 1 }), ContinuousClock.now < end {
          Thread.sleep(forTimeInterval: 0.001)
        }
      }
      done.withLock { $0.append(processor) }
    }
    let (all, slow) = (done.withLock { $0 }, first.withLock { $0 })
    #expect(all.count == bands.count)
    let isAlone = all.allSatisfy { $0 == slow }
    #expect(isAlone || all.count(where: { $0 == slow }) == 1)
  }

  // MARK: Pixels

  @Test(arguments: 0..<16)
  func `random frames are the same`(_ seed: UInt64) {
    let (alone, shared) = (Compositor(Self.one), Compositor(Self.three))
    for round in 0..<20 {
      // Made twice: a list keeps the images of its sub-lists.
      func list() -> DisplayList {
        let seed = seed * 1000 + UInt64(round)
        var lists = RandomLists(seed: seed, width: 61, height: 53, isPlain: false)
        return lists.list()
      }
      let expected = alone.frame(of: list(), width: 61, height: 53)
      let difference = shared.frame(of: list(), width: 61, height: 53).difference(from: expected)
      #expect(difference == nil, "seed \(seed), round \(round)")
    }
    #expect(shared.counts == alone.counts)
  }

  /// What takes long enough to be shared.
  enum Scene: CaseIterable {
    case perspective, turnedPhoto, reducedPhoto, turnedShadow, roundCard, material, colors
    case dimmedPage
  }

  @Test(arguments: Scene.allCases)
  func `large frames are the same`(_ scene: Scene) {
    func frame(_ processors: Processors) -> FrameImage {
      Compositor(processors).frame(of: list(scene), width: 900, height: 1200)
    }
    let expected = frame(Self.one)
    // Often, since others begin late where all processors are busy.
    for _ in 0..<(scene == .reducedPhoto ? 8 : 2) {
      #expect(frame(Self.three).difference(from: expected) == nil)
    }
    #expect(Set(expected.pixels).count > 20, "there is something to see")
  }

  private func list(_ scene: Scene) -> DisplayList {
    let turned = CGAffineTransform(rotationAngle: 0.3).translatedBy(x: 180, y: -60)
    let rect = CGRect(x: 0, y: 0, width: 720, height: 960)
    func image(_ width: Int, _ height: Int) -> DisplayList.Content {
      .image(photo(width, height), rect, opacity: 1, tint: nil)
    }
    func page(cornerRadius: CGFloat) -> SubList {
      SubList(
        list: DisplayList(items: [DisplayList.Item(image(720, 960))]),
        width: 720,
        height: 960,
        scale: 1,
        cornerRadius: cornerRadius,
        keepsStore: true
      )
    }
    func glass(_ blur: CGFloat) -> DisplayList.Item {
      let content = DisplayList.Content.backdrop(
        CGRect(x: 30, y: 30, width: 840, height: 1140),
        cornerRadius: 60,
        Backdrop(blur: blur, saturation: 1.8, tint: .white.faded(0.3)),
        mask: nil,
        opacity: 1
      )
      return DisplayList.Item(content)
    }
    let items: [DisplayList.Item]
    switch scene {
    case .perspective:
      let seen = Projection(x: [0.9, 0.05, 40], y: [-0.06, 0.8, 50], w: [0.0001, 0, 1])
      let tilted = DisplayList.Item(.projected(page(cornerRadius: 0), seen, opacity: 1))
      items = [.fill(0, 0, 900, 1200, .pureBlue), tilted]
    case .turnedPhoto: items = [DisplayList.Item(image(720, 960), turned)]
    case .reducedPhoto: items = [DisplayList.Item(image(1300, 1700))]
    case .turnedShadow:
      let shadow = DisplayList.Content.shadow(
        rect,
        cornerRadius: 20,
        offset: .zero,
        blur: 12,
        .black.faded(0.6)
      )
      items = [DisplayList.Item(shadow, turned)]
    case .roundCard:
      items = [DisplayList.Item(.sublist(page(cornerRadius: 60), opacity: 0.7), turned)]
    case .material: items = [DisplayList.Item(image(720, 960)), glass(2)]
    case .colors: items = [DisplayList.Item(image(720, 960)), glass(0)]
    case .dimmedPage:
      let dim = DisplayList.Item.fill(0, 90, 900, 900, .black.faded(0.4))
      items = [DisplayList.Item(image(720, 960)), dim]
    }
    return DisplayList(items: items)
  }

  private func photo(_ width: Int, _ height: Int) -> CGImage {
    .made(width, height, isOpaque: true) { x, y in
      0xff00_0000 | UInt32(x * 7 & 255) << 16 | UInt32(y * 5 & 255) << 8 | UInt32(x * y & 255)
    }
  }

  @Test func `a part of work has the pixels to paint and to dim within a box`() {
    let (whole, box) = (PixelRect(width: 90, height: 60), PixelRect(width: 90, height: 20))
    let pass = Pass()
    let (visible, dimmed) = (pass.makePixels(), pass.makePixels())
    let (first, second) = (pass.makePixels(), pass.makePixels())
    visible.set(whole)
    dimmed.set(PixelRect(x: 0, y: 10, width: 50, height: 50))
    var work = Work(paint: .solid(0xffff_ffff), bounds: whole, visible: visible)
    work.dim = Work.Dim(color: 0x8000_0000, pixels: dimmed)
    let part = work.part(in: box, visible: first, dimmed: second)
    #expect(part.visible.extents == box && part.bounds == whole)
    #expect(part.dim?.pixels.extents == PixelRect(x: 0, y: 10, width: 50, height: 10))
    let top = PixelRect(width: 90, height: 10)
    #expect(work.part(in: top, visible: first, dimmed: second).dim == nil)
  }
}
