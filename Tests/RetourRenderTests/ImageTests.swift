// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import TestSupport
import Testing

@testable import RetourRender

struct ImageTests {
  private let compositor = Compositor()
  private let image = CGImage.made(4, 3, isOpaque: false) { x, y in
    ReferencePainter.times(0xff10_2030 + UInt32(x * 16 + y), UInt32(60 * x + y))
  }

  @Test(arguments: [0.0, 0.3, -0.4, 0.49, 2.5])
  func `an image that fits the pixels is copied to whole pixels`(_ shift: Double) {
    let list = DisplayList(items: [
      DisplayList.Item(
        .image(image, CGRect(x: 2, y: 1, width: 4, height: 3), opacity: 1, tint: nil),
        CGAffineTransform(translationX: shift, y: -shift)
      )
    ])
    let composed = compositor.frame(of: list, width: 9, height: 7)
    let expected = ReferencePainter.frame(
      of: list,
      width: 9,
      height: 7,
      background: .white
    )
    #expect(composed.difference(from: expected) == nil)
    #expect(compositor.counts.blits == 1)
    #expect(compositor.counts.resamples == 0)
  }

  @Test func `points at 3x are aligned to whole pixels`() {
    let list = DisplayList(items: [
      DisplayList.Item(
        .image(
          image,
          CGRect(x: 1 / 3.0, y: 2 / 3.0, width: 4 / 3.0, height: 1),
          opacity: 1,
          tint: nil
        ),
        CGAffineTransform(scaleX: 3, y: 3)
      )
    ])
    let composed = compositor.frame(of: list, width: 9, height: 7, background: .black)
    #expect(compositor.counts.blits == 1)
    #expect(
      composed[4, 2] == ReferencePainter.over(0xb410_2030 & 0xff00_0000, 0xff00_0000)
        + image.base.load(fromByteOffset: 12, as: UInt32.self) & 0xff_ffff
    )
  }

  @Test func `a tint keeps the alpha and replaces the colors`() {
    let list = DisplayList(items: [
      DisplayList.Item(
        .image(
          image,
          CGRect(x: 0, y: 0, width: 4, height: 3),
          opacity: 0.5,
          tint: .pureRed.faded(0.5)
        )
      )
    ])
    let composed = compositor.frame(of: list, width: 4, height: 3)
    let expected = ReferencePainter.frame(of: list, width: 4, height: 3, background: .white)
    #expect(composed.difference(from: expected) == nil)
  }

  @Test func `a stretched image has sharp edges and its colors`() {
    let green = CGImage.made(2, 2, isOpaque: true) { _, _ in 0xff00_ff00 }
    let list = DisplayList(items: [
      DisplayList.Item(
        .image(green, CGRect(x: 1, y: 1, width: 7, height: 5), opacity: 1, tint: nil)
      )
    ])
    let composed = compositor.frame(of: list, width: 9, height: 7)
    #expect(compositor.counts.imagesScaled == 1)
    for y in 0..<7 {
      for x in 0..<9 {
        let isInside = 1..<8 ~= x && 1..<6 ~= y
        #expect(composed[x, y] == (isInside ? 0xff00_ff00 : 0xffff_ffff), "(\(x), \(y))")
      }
    }
  }

  @Test func `a reduced image is averaged`() {
    let stripes = CGImage.made(64, 64, isOpaque: true) { x, _ in
      x.isMultiple(of: 2) ? 0xff00_0000 : 0xffff_ffff
    }
    let list = DisplayList(items: [
      DisplayList.Item(
        .image(stripes, CGRect(x: 0, y: 0, width: 8, height: 8), opacity: 1, tint: nil)
      )
    ])
    let composed = compositor.frame(of: list, width: 8, height: 8)
    for pixel in composed.pixels { #expect(abs(Int(pixel & 0xff) - 128) < 24) }
  }

  @Test(arguments: [0, 1, 2, 3])
  func `a reduced image is averaged in any quarter turn`(_ turns: Int) {
    // Two of eight stripes are black, where the middle of a pixel falls.
    let stripes = CGImage.made(64, 64, isOpaque: true) { x, _ in
      3...4 ~= x % 8 ? 0xff00_0000 : 0xffff_ffff
    }
    let turn = CGAffineTransform(translationX: 4, y: 4).rotated(by: CGFloat(turns) * .pi / 2)
    let list = DisplayList(items: [
      DisplayList.Item(
        .image(stripes, CGRect(x: -4, y: -4, width: 8, height: 8), opacity: 1, tint: nil),
        turn
      )
    ])
    let composed = compositor.frame(of: list, width: 8, height: 8)
    for y in 1..<7 {
      for x in 1..<7 { #expect(abs(Int(composed[x, y] & 0xff) - 191) < 24, "(\(x), \(y))") }
    }
  }

  @Test func `an image rotated by 90 degrees has rotated corners`() {
    let image = CGImage.made(10, 10, isOpaque: true) { x, y in
      x < 5 && y < 5 ? 0xffff_0000 : 0xff00_00ff
    }
    let turn = CGAffineTransform(translationX: 10, y: 0).rotated(by: .pi / 2)
    let list = DisplayList(items: [
      DisplayList.Item(
        .image(image, CGRect(x: 0, y: 0, width: 10, height: 10), opacity: 1, tint: nil),
        turn
      )
    ])
    let composed = compositor.frame(of: list, width: 10, height: 10)
    #expect(composed[8, 1] == 0xffff_0000)
    #expect(composed[1, 1] == 0xff00_00ff)
    #expect(composed[8, 8] == 0xff00_00ff)
  }

  @Test func `opacity and tint apply to rotated images`() {
    let image = CGImage.made(10, 10, isOpaque: true) { _, _ in 0xff00_0000 }
    let turn = CGAffineTransform(translationX: 10, y: 0).rotated(by: .pi / 2)
    func middle(_ tint: DisplayList.Color?) -> UInt32 {
      let content = DisplayList.Content.image(
        image,
        CGRect(x: 0, y: 0, width: 10, height: 10),
        opacity: 0.5,
        tint: tint
      )
      let list = DisplayList(items: [DisplayList.Item(content, turn)])
      return compositor.frame(of: list, width: 10, height: 10)[5, 5]
    }
    #expect(middle(nil) == 0xff7f_7f7f)
    #expect(middle(.pureRed) == 0xffff_7f7f)
  }

  /// A mask of 4 x 4 pixels, four times as large and turned by a quarter, at (8, 8).
  private func turnedMask() -> DisplayList {
    let mask = CGImage.made(4, 4, isOpaque: false) { _, _ in 0xff00_0000 }
    let turn = CGAffineTransform(translationX: 24, y: 8).rotated(by: .pi / 2)
    return DisplayList(items: [
      DisplayList.Item(
        .image(mask, CGRect(x: 0, y: 0, width: 16, height: 16), opacity: 1, tint: .pureRed),
        turn
      )
    ])
  }

  @Test func `a turned image with a tint ends where one in its own colors does`() {
    let composed = compositor.frame(of: turnedMask(), width: 32, height: 32)
    for (x, y) in [(7, 16), (24, 16), (16, 7), (16, 24)] {
      #expect(composed[x, y] == 0xffff_ffff, "(\(x), \(y))")
    }
    for (x, y) in [(8, 16), (23, 16), (16, 8), (16, 23), (16, 16)] {
      #expect(composed[x, y] == 0xffff_0000, "(\(x), \(y))")
    }
  }

  @Test func `a turned image that disappears damages the pixel outside of it`() {
    let list = turnedMask()
    let picture = compositor.frame(of: list, width: 32, height: 32)
    let empty = DisplayList()
    let damage = compositor.damage(from: list, to: empty, width: 32, height: 32)
    #expect(damage.rects == [PixelRect(x: 7, y: 7, width: 18, height: 18)])
    compositor.compose(empty, into: picture.buffer, damage: damage, background: .white)
    #expect(picture.pixels.allSatisfy { $0 == 0xffff_ffff })
  }
}
