// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import TestSupport
import Testing

@testable import RetourRender

/// Images on a color, which are painted with it, and under a dim.
struct JoinedImageTests {
  private let compositor = Compositor()
  private let width = 500
  private let height = 300

  /// A translucent image that is empty, opaque and both in parts, as an icon is.
  private func icon(_ width: Int, _ height: Int, seed: UInt64 = 1) -> CGImage {
    var random = SeededGenerator(seed: seed)
    return CGImage.made(width, height, isOpaque: false) { x, _ in
      let alpha: UInt32 = x % 60 < 20 ? 0 : x % 60 < 40 ? 255 : .random(in: 0...255, using: &random)
      return ReferencePainter.times(.random(in: 0...0xff_ffff, using: &random) | 0xff00_0000, alpha)
    }
  }

  /// A stencil with free columns, as those of a text.
  private func text(_ width: Int, _ height: Int, seed: UInt64) -> CGImage {
    var random = SeededGenerator(seed: seed)
    let color = CGColor(red: 0.1, green: 0, blue: 0.6, alpha: 0.8)
    return CGImage.stencil(width, height, color) { x, _ in
      x % 30 < 20 ? 0 : .random(in: 0...1, using: &random)
    }
  }

  private func item(
    _ image: CGImage,
    x: Int,
    y: Int,
    opacity: Float = 1,
    tint: DisplayList.Color? = nil
  ) -> DisplayList.Item {
    let rect = CGRect(x: x, y: y, width: image.width, height: image.height)
    return DisplayList.Item(.image(image, rect, opacity: opacity, tint: tint))
  }

  /// Composes a list and returns the pixels that were written, or `nil` where some are wrong.
  private func written(_ items: [DisplayList.Item]) -> Int? {
    let list = DisplayList(items: items)
    compositor.resetCounts()
    let frame = compositor.frame(of: list, width: width, height: height)
    let expected = ReferencePainter.frame(
      of: list,
      width: width,
      height: height,
      background: .white
    )
    return frame == expected ? compositor.counts.pixelsWritten : nil
  }

  private var ground: DisplayList.Item {
    .fill(0, 0, CGFloat(width), CGFloat(height), .pureRed)
  }
  private var dim: DisplayList.Item {
    .fill(0, 0, CGFloat(width), CGFloat(height), .black.faded(0.3))
  }

  @Test(arguments: [Float(1), 0.4], [1, 0.7] as [CGFloat])
  func `a stencil in another color looks like an image in it`(_ opacity: Float, _ alpha: CGFloat) {
    var random = SeededGenerator(seed: 3)
    let stencil = CGImage.stencil(70, 30, CGColor(red: 0, green: 1, blue: 0, alpha: alpha)) {
      x,
      _ in
      x % 30 < 20 ? 0 : .random(in: 0...1, using: &random)
    }
    let image = CGImage.made(70, 30, isOpaque: false) { stencil.pixel(x: $0, y: $1) }
    func frame(_ image: CGImage) -> FrameImage {
      let tinted = item(image, x: 5, y: 6, opacity: opacity, tint: .pureRed.faded(0.8))
      return compositor.frame(
        of: DisplayList(items: [.fill(0, 0, 90, 50, .pureBlue), tinted]),
        width: 90,
        height: 50
      )
    }
    #expect(stencil.stencil != nil && image.stencil == nil)
    #expect(frame(stencil) == frame(image))
    #expect(Set(frame(stencil).pixels).count > 20)
  }

  @Test(arguments: [Float(1), 0.4])
  func `images are painted once with the color below them and the dim`(_ opacity: Float) {
    let icons = [
      item(icon(80, 64), x: 9, y: 7, opacity: opacity), item(icon(100, 41), x: 90, y: 70),
    ]
    #expect(written([ground] + icons + [dim]) == width * height)
    #expect(compositor.counts.dims == 2)
    // Without a dim, what is filled and what is laid over it.
    #expect(written([ground] + icons) == width * height + 80 * 64 + 100 * 41)
  }

  @Test(arguments: [Float(1), 0.4])
  func `a stencil is painted once with the color below it and the dim`(_ opacity: Float) {
    let texts = [
      item(text(80, 64, seed: 1), x: 9, y: 7, opacity: opacity),
      item(text(100, 41, seed: 2), x: 90, y: 70),
    ]
    #expect(written([ground] + texts + [dim]) == width * height)
    #expect(written([ground] + texts) == width * height + 80 * 64 + 100 * 41)
  }

  @Test func `a dim that covers a part of an image is painted with that part`() {
    let dim = DisplayList.Item.fill(0, 0, 50, CGFloat(height), .black.faded(0.3))
    #expect(written([ground, item(icon(80, 64), x: 9, y: 7), dim]) == width * height)
  }

  @Test func `a dim that covers a small part of an image is laid over it`() {
    let dim = DisplayList.Item.fill(0, 0, 450, CGFloat(height), .black.faded(0.3))
    let icon = item(icon(100, 70), x: 380, y: 7)
    #expect(written([ground, icon, dim]) == width * height + (450 - 380) * 70)
  }

  @Test func `an opaque image under a dim is painted once`() {
    let photo = CGImage.made(80, 64, isOpaque: true) { x, y in 0xff00_0000 | UInt32(x << 8 | y) }
    let items = [ground, item(photo, x: 9, y: 7), item(icon(70, 64), x: 100, y: 7), dim]
    #expect(written(items) == width * height)
  }

  @Test func `an image is laid over what is between it and the color`() {
    let icon = item(icon(80, 64), x: 9, y: 7)
    let between = DisplayList.Item.fill(20, 20, 10, 10, .pureBlue.faded(0.5))
    let dimmed = written([ground, between, icon, dim])
    // The color, what is between, the image and the dim.
    #expect(dimmed == width * height + 2 * 80 * 64 + 10 * 10)
  }

  @Test func `an image that sticks out of the color is laid over it`() {
    let ground = DisplayList.Item.fill(0, 0, 60, CGFloat(height), .pureRed)
    let dimmed = written([ground, item(icon(80, 64), x: 9, y: 7), dim])
    #expect(dimmed == width * height + 2 * 80 * 64)
  }

  @Test func `small images are laid over the color`() {
    let dimmed = written([ground, item(icon(60, 60), x: 9, y: 7), dim])
    #expect(dimmed == width * height + 2 * 60 * 60)
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func `images, colors and dims look like those painted one by one`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &random) }
    let items = (0..<number(2...9)).map { index -> DisplayList.Item in
      let (x, y) = (number(-40...width), number(-40...height))
      if number(0...2) > 0 {
        let (size, seed) = ((number(30...120), number(30...120)), seed * 16 + UInt64(index))
        let isText = number(0...1) == 0
        let image = isText ? text(size.0, size.1, seed: seed) : icon(size.0, size.1, seed: seed)
        let (opacity, tint) = (Float(number(0...3) == 0 ? 0.6 : 1), number(0...5) == 0)
        return item(image, x: x, y: y, opacity: opacity, tint: tint ? .pureBlue : nil)
      }
      let (wide, high) = (CGFloat(number(20...400)), CGFloat(number(20...200)))
      let color = DisplayList.Color(red: 0, green: 0.4, blue: Float(index) / 9, alpha: 1)
      let isOpaque = number(0...1) == 0
      return .fill(CGFloat(x) - 60, CGFloat(y) - 60, wide, high, color.faded(isOpaque ? 1 : 0.3))
    }
    #expect(written([ground] + items) != nil)
    #expect(written([ground] + items + [dim]) != nil)
  }
}
