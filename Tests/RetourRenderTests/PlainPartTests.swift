// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import TestSupport
import Testing

@testable import RetourRender

/// The parts of a store that have one color.
struct PlainPartTests {
  private let compositor = Compositor()
  private let width = 620
  private let height = 300

  private func page(
    _ ground: DisplayList.Color,
    _ places: [PixelRect],
    keepsStore: Bool = true
  ) -> SubList {
    .page(ground, places, width: width, height: height, keepsStore: keepsStore)
  }

  private func places(_ seed: UInt64) -> [PixelRect] {
    var random = SeededGenerator(seed: seed)
    return PixelRect.places(0...9, width: width, height: height, using: &random)
  }

  private func list(_ page: SubList, opacity: Float = 1, x: CGFloat = 0) -> DisplayList {
    let place = CGAffineTransform(translationX: x, y: 0)
    return DisplayList(items: [DisplayList.Item(.sublist(page, opacity: opacity), place)])
  }

  @Test(arguments: 0..<12)
  func `a store with plain parts shows what its items show`(_ seed: UInt64) {
    let places = places(seed)
    let page = page(.white, places)
    for x: CGFloat in [0, 7, -40] {
      let frame = compositor.frame(of: list(page, x: x), width: width, height: height)
      let inPlace = list(self.page(.white, places, keepsStore: false), x: x)
      let expected = Compositor().frame(of: inPlace, width: width, height: height)
      #expect(frame.difference(from: expected) == nil)
    }
    #expect(page.store?.plainParts.map(\.color) == [0xffff_ffff])
  }

  @Test(arguments: 0..<12, [0.93, 0.51, 1, 1.7])
  func `a stretched store with plain parts looks as if all of it were filtered`(
    _ seed: UInt64,
    _ share: CGFloat
  ) throws {
    let page = page(.pureRed, places(seed))
    let transform = CGAffineTransform(a: share, b: 0, c: 0, d: share * 0.99, tx: 3, ty: 4)
    let list = DisplayList(items: [DisplayList.Item(.sublist(page, opacity: 1), transform)])
    let frame = compositor.frame(of: list, width: 1100, height: 540)
    let store = try #require(page.store)
    #expect(store.plainParts.count == 1)
    let box = try #require(list.places[0]).box
    let expected = compositor.frame(of: DisplayList(), width: 1100, height: 540)
    PixelSetOwner().withPixels { pixels in
      pixels.set(box)
      let scaling = Scaling(of: Bitmap(store), to: box)
      var work = Work(paint: .scaled(scaling), bounds: box, visible: pixels)
      work.isOpaque = true
      Painter().paint(work, into: Target(expected.buffer))
    }
    #expect(frame.difference(from: expected) == nil)
  }

  @Test func `pages with an opacity above each other are written once where they are plain`() {
    let places = [PixelRect(x: 10, y: 10, width: 60, height: 40)]
    let (lower, upper) = (page(.pureRed, places), page(.pureGreen, places))
    let shown = DisplayList(items: [
      .fill(0, 0, CGFloat(width), CGFloat(height), .white),
      DisplayList.Item(.sublist(lower, opacity: 0.9)),
      .fill(0, 0, CGFloat(width), CGFloat(height), .black.faded(0.1)),
      DisplayList.Item(.sublist(upper, opacity: 0.5)),
    ])
    _ = compositor.frame(of: shown, width: width, height: height)
    compositor.resetCounts()
    let frame = compositor.frame(of: shown, width: width, height: height)
    let details = compositor.counts.pixelsWritten - width * height
    // The band around the picture and the shadow, in each page.
    #expect((0...3 * width * 60).contains(details), "\(details)")
    let red = ReferencePainter.over(ReferencePainter.times(0xffff_0000, 230), 0xffff_ffff)
    let dimmed = ReferencePainter.over(0x1a00_0000, red)
    let green = ReferencePainter.times(0xff00_ff00, 128)
    #expect(frame[400, 200] == ReferencePainter.over(green, dimmed))
  }

  @Test func `narrow grounds between pictures are no plain parts`() {
    let columns = (0..<6).map { PixelRect(x: $0 * 105, y: 0, width: 30, height: height) }
    let page = page(.white, columns)
    _ = compositor.frame(of: list(page), width: width, height: height)
    #expect(page.store?.plainParts.isEmpty == true)
  }
}
