// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import TestSupport
import Testing

@testable import RetourRender

/// Stores whose plain parts are left out: not painted, not damaged where they stay as they are, and
/// colors in perspective.
struct MovedStoreTests {
  private let compositor = Compositor()
  private let width = 900
  private let height = 600

  private func page(
    _ ground: DisplayList.Color,
    pictures: [PixelRect],
    cornerRadius: CGFloat = 0
  ) -> SubList {
    .page(ground, pictures, width: width, height: height, cornerRadius: cornerRadius)
  }

  /// A store above a ground with a bar that lies at another place in each list.
  private func shown(
    _ page: SubList,
    _ transform: CGAffineTransform,
    opacity: Float = 1,
    bar: CGFloat = 0
  ) -> DisplayList {
    DisplayList(items: [
      .fill(0, 0, 1100, 800, .pureGreen), .fill(bar, 0, 60, 800, .pureRed),
      DisplayList.Item(.sublist(page, opacity: opacity), transform),
    ])
  }

  private static let motions: [CGAffineTransform] = [
    CGAffineTransform(translationX: 3, y: 0),
    CGAffineTransform(translationX: 250, y: 0),
    CGAffineTransform(translationX: 247, y: 31),
    CGAffineTransform(translationX: -120, y: 40),
    CGAffineTransform(a: 0.9, b: 0, c: 0, d: 0.93, tx: 20, ty: 30),
    CGAffineTransform(a: 0.4, b: 0, c: 0, d: 0.4, tx: 20, ty: 30),
    CGAffineTransform(a: 0.9, b: 0, c: 0, d: 0.5, tx: 20, ty: 30),
    CGAffineTransform(a: 0.53, b: 0, c: 0, d: 0.53, tx: 20, ty: 30),
    CGAffineTransform(rotationAngle: 0.3),
    CGAffineTransform(translationX: 1000, y: 0),
    CGAffineTransform(translationX: -700, y: 300),
    CGAffineTransform(translationX: 0, y: 0),
  ]

  @Test(arguments: 0..<8, [0, 17] as [CGFloat])
  func `a store that moves shows what its items show`(_ seed: UInt64, _ radius: CGFloat) {
    var random = SeededGenerator(seed: seed)
    let pictures = PixelRect.places(0...4, width: width, height: height, using: &random)
    let opacity: Float = seed % 3 == 2 ? 0.6 : 1
    let ground: DisplayList.Color = seed % 2 == 0 ? .white : .white.faded(0.5)
    let moving = page(ground, pictures: pictures, cornerRadius: radius)
    var old = shown(moving, Self.motions.randomElement(using: &random)!, opacity: opacity)
    let frame = compositor.frame(of: old, width: 1100, height: 800)
    for (index, motion) in Self.motions.shuffled(using: &random).enumerated() {
      let bar = CGFloat(index % 3 * 200)
      let new = shown(moving, motion, opacity: opacity, bar: bar)
      let damage = compositor.damage(from: old, to: new, width: 1100, height: 800)
      compositor.compose(new, into: frame.buffer, damage: damage, background: .white)
      // Flattened for this frame alone, all its pixels painted before they are read.
      let anew = page(ground, pictures: pictures, cornerRadius: radius)
      let other = Compositor()
      other.store(of: anew, showing: moving.bounds)?.store.paintPlainParts()
      let list = shown(anew, motion, opacity: opacity, bar: bar)
      let expected = other.frame(of: list, width: 1100, height: 800)
      #expect(frame.difference(from: expected) == nil, "\(motion)")
      old = new
    }
    #expect(moving.store?.plainParts.count == 1)
  }

  @Test func `the inside of plain parts is not painted until somebody reads it`() throws {
    let page = page(.white, pictures: [])
    let (store, _) = try #require(compositor.store(of: page, showing: page.bounds))
    // The shadow, and an edge of a pixel of the page.
    #expect(compositor.counts.pixelsWritten < 16_000)
    func pixel() -> UInt32 {
      store.base.load(fromByteOffset: 300 * store.bytesPerRow + 400 * 4, as: UInt32.self)
    }
    #expect(pixel() == 0)
    _ = Bitmap(detailsOf: store)
    #expect(pixel() == 0)
    _ = Bitmap(store)
    #expect(pixel() == 0xffff_ffff)
  }

  @Test func `a store that slides in is painted as far as it is seen`() throws {
    let page = page(.white, pictures: [PixelRect(x: 300, y: 300, width: 90, height: 40)])
    var flattened: [Int] = []
    for x: CGFloat in [1000, 990, 900, 700, 300, 100, 0] {
      let list = shown(page, CGAffineTransform(translationX: x, y: 0))
      compositor.resetCounts()
      let frame = compositor.frame(of: list, width: 1100, height: 800)
      flattened.append(compositor.counts.pixelsFlattened)
      let anew = self.page(.white, pictures: [PixelRect(x: 300, y: 300, width: 90, height: 40)])
      let other = shown(anew, CGAffineTransform(translationX: x, y: 0))
      let expected = Compositor().frame(of: other, width: 1100, height: 800)
      #expect(frame.difference(from: expected) == nil, "\(x)")
    }
    // Eighths of 112 columns, then all at once where little is left.
    #expect(flattened.map { $0 / 600 } == [112, 0, 112, 224, 452, 0, 0])
    #expect(page.store?.plainParts.map(\.region.bounds) == [page.bounds])
  }

  @Test func `what is left of a store is right after somebody read its plain parts`() {
    let page = page(.white.faded(0.5), pictures: [])
    func frame(_ page: SubList, _ x: CGFloat) -> FrameImage {
      let list = shown(page, CGAffineTransform(translationX: x, y: 0))
      return compositor.frame(of: list, width: 1100, height: 800)
    }
    _ = frame(page, 1000)
    page.store?.paintPlainParts()
    let anew = self.page(.white.faded(0.5), pictures: [])
    #expect(frame(page, 0).difference(from: frame(anew, 0)) == nil)
  }

  @Test func `a plain part ends with a pixel that filtering reads`() {
    func page() -> SubList {
      let shadow = DisplayList.Item(
        .shadow(.zero, cornerRadius: 0, offset: .zero, blur: 2, .black)
      )
      let size = (CGFloat(width), CGFloat(height))
      let items: [DisplayList.Item] = [
        .fill(0, 0, size.0, size.1, .white), shadow, .fill(0, 210, size.0, 91, .pureRed),
      ]
      return SubList(
        list: DisplayList(items: items),
        width: width,
        height: height,
        scale: 1,
        keepsStore: true
      )
    }
    let (page, anew) = (page(), page())
    for share in [0.93, 1.31, 0.61] {
      let place = CGAffineTransform(a: share, b: 0, c: 0, d: share, tx: 0, ty: 0)
      let frame = compositor.frame(of: shown(page, place), width: 1100, height: 800)
      compositor.store(of: anew, showing: anew.bounds)?.store.paintPlainParts()
      let expected = compositor.frame(of: shown(anew, place), width: 1100, height: 800)
      #expect(frame.difference(from: expected) == nil, "\(share)")
    }
    #expect(page.store?.plainParts.count == 2)
  }

  @Test func `a store that moves damages its edges and its details`() {
    let page = page(.white, pictures: [PixelRect(x: 300, y: 300, width: 90, height: 40)])
    let (old, new) = (shown(page, .identity), shown(page, Self.motions[0]))
    _ = compositor.frame(of: old, width: 1100, height: 800)
    let damage = compositor.damage(from: old, to: new, width: 1100, height: 800)
    // The picture and what it leaves, and a stripe of three columns on each side.
    for x in [0, 2, 300, 392, 900, 902] { #expect(damage.contains(x: x, y: 320), "\(x)") }
    for x in [3, 299, 393, 899, 903] { #expect(!damage.contains(x: x, y: 320), "\(x)") }
    #expect(damage.area < 93 * 40 + 2 * 3 * 600 + 3000)
  }

  @Test func `round corners that move are damaged`() {
    let page = page(.white, pictures: [], cornerRadius: 20)
    let (old, new) = (shown(page, .identity), shown(page, Self.motions[0]))
    _ = compositor.frame(of: old, width: 1100, height: 800)
    let damage = compositor.damage(from: old, to: new, width: 1100, height: 800)
    for x in [0, 19, 22, 881, 899] { #expect(damage.contains(x: x, y: 1), "\(x)") }
    #expect(!damage.contains(x: 450, y: 1))
  }

  @Test func `an opaque store hides what changes behind it`() {
    let page = page(.white, pictures: [])
    let (old, new) = (shown(page, .identity), shown(page, .identity, bar: 300))
    _ = compositor.frame(of: old, width: 1100, height: 800)
    let damage = compositor.damage(from: old, to: new, width: 1100, height: 800)
    #expect(damage.bounds == PixelRect(x: 0, y: 600, width: 360, height: 200))
    let round = self.page(.white, pictures: [], cornerRadius: 20)
    let before = shown(round, .identity)
    _ = compositor.frame(of: before, width: 1100, height: 800)
    let list = shown(round, .identity, bar: 300)
    // The bar of the old list is seen behind a corner.
    let corner = compositor.damage(from: before, to: list, width: 1100, height: 800)
    #expect(corner.contains(x: 1, y: 1))
  }

  @Test func `the plain part of a page in perspective is a color that hides what is below`() throws
  {
    let page = page(.white, pictures: [PixelRect(x: 300, y: 300, width: 90, height: 40)])
    let seen = Projection(x: [0.9, 0.05, 60], y: [-0.06, 0.8, 90], w: [0.0003, 0, 1])
    let item = DisplayList.Item(.projected(page, seen, opacity: 1))
    let ground = DisplayList.Item.fill(0, 0, 1100, 800, .pureGreen)
    let frame = compositor.frame(of: DisplayList(items: [ground, item]), width: 1100, height: 800)
    let expected = compositor.frame(of: DisplayList(items: [ground]), width: 1100, height: 800)
    let store = try #require(page.store)
    let image = try #require(ProjectedImage(Bitmap(store), seen))
    PixelSetOwner().withPixels { pixels in
      let bounds = PixelRect(width: 1100, height: 800)
      pixels.set(bounds)
      var work = Work(paint: .projected(.passUnretained(image)), bounds: bounds, visible: pixels)
      work.coverage = .quad(image.corners)
      Painter().paint(work, into: Target(expected.buffer))
    }
    #expect(frame.difference(from: expected) == nil)
    compositor.resetCounts()
    _ = compositor.frame(of: DisplayList(items: [ground, item]), width: 1100, height: 800)
    #expect(compositor.counts.pixelsWritten < 1100 * 800 * 5 / 4)
    #expect(compositor.counts.fills > 1)
  }
}
