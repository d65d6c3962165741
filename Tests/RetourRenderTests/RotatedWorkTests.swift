// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import RetourRender

/// What a page that turns holds: photos, shadows, round cards and icons cost little in each frame.
struct RotatedWorkTests {
  private let compositor = Compositor()
  private static let angles: [CGFloat] = [0.05, 0.4, 1.1, 2.8]

  private func turn(_ angle: CGFloat, scale: CGFloat = 1, _ center: CGPoint) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle)
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }

  private func frame(_ items: DisplayList.Item..., size: Int = 300) -> FrameImage {
    compositor.frame(of: DisplayList(items: items), width: size, height: size)
  }

  // MARK: Shadows

  private func shadow(
    _ rect: CGRect,
    cornerRadius: CGFloat = 8,
    blur: CGFloat,
    _ transform: CGAffineTransform
  ) -> DisplayList.Item {
    let content = DisplayList.Content.shadow(
      rect,
      cornerRadius: cornerRadius,
      offset: .zero,
      blur: blur,
      .black
    )
    return DisplayList.Item(content, transform)
  }

  @Test(arguments: angles)
  func `a rotated shadow looks like the upright one`(_ angle: CGFloat) {
    let rect = CGRect(x: -70, y: -45, width: 140, height: 90)
    let center = CGPoint(x: 150, y: 150)
    for (blur, scale) in [(3.0, 1.0), (9, 1), (6, 0.7), (4, 1.6)] as [(CGFloat, CGFloat)] {
      let upright = frame(shadow(rect, blur: blur, turn(0, scale: scale, center)))
      let rotated = frame(shadow(rect, blur: blur, turn(angle, scale: scale, center)))
      let back = CGAffineTransform(rotationAngle: -angle)
      var worst = 0.0
      for y in 60..<240 {
        for x in 60..<240 {
          let place = CGPoint(x: CGFloat(x) - 149.5, y: CGFloat(y) - 149.5).applying(back)
          let (column, row) = (place.x + 149.5, place.y + 149.5)
          guard 1..<298 ~= column, 1..<298 ~= row else { continue }
          let expected = upright.sample(column, row)
          worst = max(worst, abs(Double(rotated[x, y] & 0xff) - expected))
        }
      }
      // The mask is made for another scale, and blurs have whole pixels.
      #expect(worst < 16, "blur \(blur), scale \(scale)")
    }
  }

  @Test func `a shadow that is hardly rotated looks like the upright one to its end`() {
    let rect = CGRect(x: -70, y: -45, width: 140, height: 90)
    let center = CGPoint(x: 150, y: 150)
    let upright = frame(shadow(rect, blur: 3, turn(0, center)))
    let rotated = frame(shadow(rect, blur: 3, turn(1e-5, center)))
    let worst = zip(upright.pixels, rotated.pixels)
      .map { abs(Int($0 & 0xff) - Int($1 & 0xff)) }
      .max()
    #expect(worst ?? 255 <= 1)
  }

  @Test func `a shadow that grows as it turns has a new mask when it has doubled`() {
    let rect = CGRect(x: -70, y: -45, width: 140, height: 90)
    for step in 0..<40 {
      let scale = 0.51 + CGFloat(step) / 41
      let transform = turn(CGFloat(step) / 50 + 0.1, scale: scale, CGPoint(x: 150, y: 150))
      _ = frame(shadow(rect, blur: 6, transform))
    }
    #expect(compositor.counts.masksMade == 2)
  }

  @Test func `rotated shadows of all sizes share one small mask`() {
    for width in [80, 300, 5000] as [CGFloat] {
      let rect = CGRect(x: -width / 2, y: -50, width: width, height: 100)
      let picture = frame(shadow(rect, blur: 6, turn(0.3, CGPoint(x: 150, y: 150))))
      #expect(picture[150, 150] == 0xff00_0000, "\(width)")
    }
    #expect(compositor.counts.masksMade == 1)
    #expect(compositor.counts.bytesAllocated < 20_000)
  }

  @Test func `a rotated shadow with huge corners is as coarse as its mask may be`() {
    let rect = CGRect(x: -3000, y: -3000, width: 6000, height: 6000)
    let picture = frame(
      shadow(rect, cornerRadius: 3000, blur: 20, turn(0.3, CGPoint(x: 150, y: 3150)))
    )
    #expect(picture[150, 299] == 0xff00_0000)
    let edge = picture[150, 150] & 0xff
    #expect(100 < edge && edge < 156)
    #expect(picture[150, 40] == 0xffff_ffff)
    #expect(compositor.counts.bytesAllocated < 5 << 20)
  }

  @Test func `a rotated shadow without a blur is its rectangle`() {
    let rect = CGRect(x: -70, y: -45, width: 140, height: 90)
    let transform = turn(0.4, CGPoint(x: 150, y: 150))
    let picture = frame(shadow(rect, blur: 0, transform))
    let fill = frame(DisplayList.Item(.fill(rect, cornerRadius: 8, .black), transform))
    #expect(picture.difference(from: fill) == nil)
  }

  // MARK: Images

  private func photo(_ width: Int, _ height: Int) -> CGImage {
    // Fine stripes, whose mean is gray: where pixels are passed over, it is black or white.
    CGImage.made(width, height, isOpaque: true) { x, _ in x % 2 == 0 ? 0xff00_0000 : 0xffff_ffff }
  }

  @Test(arguments: angles)
  func `a rotated image that gets small is averaged`(_ angle: CGFloat) {
    let rect = CGRect(x: -40, y: -30, width: 80, height: 60)
    let content = DisplayList.Content.image(photo(800, 600), rect, opacity: 1, tint: nil)
    let picture = frame(DisplayList.Item(content, turn(angle, CGPoint(x: 150, y: 150))))
    for (x, y) in [(150, 150), (140, 145), (160, 150), (150, 160)] {
      let gray = Int(picture[x, y] & 0xff)
      #expect(abs(gray - 127) < 12, "(\(x), \(y)) is \(gray)")
    }
  }

  @Test func `a photo that grows as it turns is read once`() {
    let image = photo(1600, 1200)
    let rect = CGRect(x: -50, y: -37.5, width: 100, height: 75)
    let content = DisplayList.Content.image(image, rect, opacity: 1, tint: nil)
    for step in 0..<40 {
      let transform = turn(
        CGFloat(step) / 50 + 0.1,
        scale: 0.51 + CGFloat(step) / 41,
        CGPoint(x: 150, y: 150)
      )
      _ = frame(DisplayList.Item(content, transform))
      // Of 800, 400, 200 and 100 pixels, of which the last two are kept.
      #expect(compositor.counts.imagesScaled == 4)
    }
  }

  @Test func `an image of one pixel is rotated, and gets small`() {
    for (width, height) in [(1, 1), (1, 40), (40, 1)] {
      let image = CGImage.made(width, height, isOpaque: true) { _, _ in 0xff00_8000 }
      let content = DisplayList.Content.image(
        image,
        CGRect(x: -6, y: -6, width: 12, height: 12),
        opacity: 1,
        tint: nil
      )
      let picture = frame(DisplayList.Item(content, turn(0.4, CGPoint(x: 150, y: 150))))
      #expect(picture[150, 150] == 0xff00_8000, "\(width) x \(height)")
    }
  }

  @Test func `a rotated group that gets small is averaged, and halved once while it is kept`() {
    let stripes = (0..<256).filter { $0 % 2 == 0 }.map { x in
      DisplayList.Item.fill(CGFloat(x), 0, 1, 256, .black)
    }
    let ground = DisplayList.Item.fill(0, 0, 256, 256, .white)
    let group = SubList(
      list: DisplayList(items: [ground] + stripes),
      width: 256,
      height: 256,
      scale: 1,
      keepsStore: true
    )
    let transform = CGAffineTransform(translationX: -128, y: -128)
      .concatenating(turn(0.4, scale: 0.2, CGPoint(x: 150, y: 150)))
    let item = DisplayList.Item(.sublist(group, opacity: 1), transform)
    let picture = frame(item)
    for (x, y) in [(150, 150), (140, 145), (160, 150)] {
      let gray = Int(picture[x, y] & 0xff)
      #expect(abs(gray - 127) < 12, "(\(x), \(y)) is \(gray)")
    }
    let half = group.store?.halved(1, on: .all)
    #expect(half?.width == 128 && half === group.store?.halved(1, on: .all))
    #expect(group.store?.halved(3, on: .all).width == 32)
    // No more than two pixels are left.
    #expect(group.store?.halved(40, on: .all).width == 2)
  }

  @Test(arguments: angles)
  func `a rotated icon with a tint has its shape`(_ angle: CGFloat) {
    let icon = CGImage.made(60, 60, isOpaque: false) { x, y in
      // A soft disk in another color.
      let distance = hypot(Double(x) - 29.5, Double(y) - 29.5)
      let alpha = UInt32(min(max((24 - distance) / 8, 0), 1) * 255)
      return alpha << 24 | alpha / 2 << 8
    }
    let rect = CGRect(x: -30, y: -30, width: 60, height: 60)
    func picture(_ angle: CGFloat, _ opacity: Float) -> FrameImage {
      let content = DisplayList.Content.image(icon, rect, opacity: opacity, tint: .pureRed)
      return frame(DisplayList.Item(content, turn(angle, CGPoint(x: 150, y: 150))))
    }
    for opacity in [1, 0.5] as [Float] {
      let (upright, rotated) = (picture(0, opacity), picture(angle, opacity))
      // A disk looks the same from all sides.
      var worst = 0
      for y in 110..<190 {
        for x in 110..<190 {
          for shift in [0, 8, 16] as [UInt32] {
            let (one, other) = (upright[x, y] >> shift & 255, rotated[x, y] >> shift & 255)
            worst = max(worst, abs(Int(one) - Int(other)))
          }
        }
      }
      #expect(worst < 24)
      #expect(rotated[150, 150] == upright[150, 150])
    }
  }

  // MARK: Round cards

  @Test(arguments: angles)
  func `a rotated round card hides what is below, and looks as if it did not`(_ angle: CGFloat) {
    let card = CGRect(x: -250, y: -180, width: 500, height: 360)
    let transform = turn(angle, CGPoint(x: 350, y: 350))
    let (ground, round) = (
      DisplayList.Item.fill(0, 0, 700, 700, .pureGreen),
      DisplayList.Item(.fill(card, cornerRadius: 40, .pureRed), transform)
    )
    let picture = frame(ground, round, size: 700)
    let written = compositor.counts.pixelsWritten
    compositor.resetCounts()
    let outside = frame(
      ground,
      DisplayList.Item(.fill(card, cornerRadius: 40, .translucentRed), transform),
      size: 700
    )
    // The boxes inside the card are not painted twice.
    #expect(compositor.counts.pixelsWritten - written > 90_000)
    for index in stride(from: 0, to: 700 * 700, by: 7) {
      let (x, y) = (index % 700, index / 700)
      // Where a card that hides nothing leaves the ground, so does this one.
      #expect(
        (picture[x, y] == 0xff00_ff00) == (outside[x, y] == 0xff00_ff00),
        "(\(x), \(y))"
      )
    }
  }

  @Test(arguments: angles, [CGFloat(0), 40])
  func `a rotated opaque photo hides what is below, and looks as if it did not`(
    _ angle: CGFloat,
    _ cornerRadius: CGFloat
  ) {
    let transform = turn(angle, CGPoint(x: 350, y: 350))
    let ground = DisplayList.Item.fill(0, 0, 700, 700, .pureGreen)
    let rect = CGRect(x: -250, y: -180, width: 500, height: 360)
    func card(isOpaque: Bool) -> DisplayList.Item {
      let photo = CGImage.made(500, 360, isOpaque: isOpaque) { x, y in
        !isOpaque && x == 0 && y == 0 ? 0 : 0xff00_0000 | UInt32(x / 2) << 8 | UInt32(y / 2)
      }
      if cornerRadius <= 0 {
        return DisplayList.Item(.image(photo, rect, opacity: 1, tint: nil), transform)
      }
      let whole = CGRect(x: 0, y: 0, width: 500, height: 360)
      let group = SubList(
        list: DisplayList(items: [
          DisplayList.Item(.image(photo, whole, opacity: 1, tint: nil))
        ]),
        width: 500,
        height: 360,
        scale: 1,
        origin: rect.origin,
        cornerRadius: cornerRadius,
        keepsStore: true
      )
      return DisplayList.Item(.sublist(group, opacity: 1), transform)
    }
    func picture(isOpaque: Bool) -> (FrameImage, Int) {
      compositor.resetCounts()
      let below = shadow(rect, cornerRadius: cornerRadius, blur: 9, transform)
      let picture = frame(ground, below, card(isOpaque: isOpaque), size: 700)
      return (picture, compositor.counts.pixelsWritten)
    }
    let (hiding, fewer) = picture(isOpaque: true)
    let (other, all) = picture(isOpaque: false)
    // The ground and the shadow below most of the photo.
    #expect(all - fewer > 200_000)
    // A single pixel in a corner of the photo is another one.
    let corner = rect.origin.applying(transform)
    for index in stride(from: 0, to: 700 * 700, by: 3) {
      let (x, y) = (index % 700, index / 700)
      if hypot(CGFloat(x) - corner.x, CGFloat(y) - corner.y) < 6 { continue }
      #expect(hiding[x, y] == other[x, y], "(\(x), \(y))")
    }
  }
}

extension FrameImage {
  /// The blue of a place between four pixels.
  fileprivate func sample(_ x: CGFloat, _ y: CGFloat) -> Double {
    let (left, top) = (Int(x), Int(y))
    let (across, down) = (Double(x) - Double(left), Double(y) - Double(top))
    func blue(_ x: Int, _ y: Int) -> Double { Double(self[x, y] & 0xff) }
    let above = blue(left, top) * (1 - across) + blue(left + 1, top) * across
    let below = blue(left, top + 1) * (1 - across) + blue(left + 1, top + 1) * across
    return above * (1 - down) + below * down
  }
}

extension DisplayList.Color {
  fileprivate static let translucentRed = DisplayList.Color(red: 1, green: 0, blue: 0, alpha: 0.99)
}
