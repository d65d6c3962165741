// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import TestSupport
import Testing

@testable import RetourRender

/// Copies of scaled images, and how long they are kept.
struct ScaledImageTests {
  private let compositor = Compositor()

  private func image(_ width: Int = 40, _ height: Int = 30, seed: Int = 0) -> CGImage {
    CGImage.made(width, height, isOpaque: true) { x, y in
      0xff00_0000 | UInt32((x * 6 + seed) & 255) << 16 | UInt32(y * 8 & 255) << 8
    }
  }

  private func item(
    _ image: CGImage,
    x: CGFloat = 0,
    y: CGFloat = 0,
    _ width: CGFloat,
    _ height: CGFloat,
    opacity: Float = 1,
    tint: DisplayList.Color? = nil
  ) -> DisplayList.Item {
    let rect = CGRect(x: x, y: y, width: width, height: height)
    return DisplayList.Item(.image(image, rect, opacity: opacity, tint: tint))
  }

  @Test func `an image that moves is scaled once`() {
    let image = image()
    for x in 0..<5 {
      let list = DisplayList(items: [item(image, x: CGFloat(x), 20, 15)])
      _ = compositor.frame(of: list, width: 60, height: 40)
    }
    #expect(compositor.counts.imagesScaled == 1)
    #expect(compositor.counts.blits == 5)
    #expect(compositor.counts.resamples == 0)
  }

  @Test func `a scaled image looks the same at every place`() {
    let image = image()
    let first = compositor.frame(
      of: DisplayList(items: [item(image, 27, 19)]),
      width: 60,
      height: 40
    )
    let second = compositor.frame(
      of: DisplayList(items: [item(image, x: 11, y: 7, 27, 19)]),
      width: 60,
      height: 40
    )
    for y in 0..<19 { for x in 0..<27 { #expect(first[x, y] == second[x + 11, y + 7]) } }
  }

  @Test(arguments: [1, 0.6])
  func `a photo whose size changes is read once, and looks as if it was read each time`(
    _ opacity: Float
  ) {
    let photo = image(1600, 1200)
    func list(_ width: CGFloat) -> DisplayList {
      DisplayList(items: [item(photo, width, width * 0.75, opacity: opacity)])
    }
    for width in 100..<150 {
      let before = compositor.counts.imagesScaled
      let picture = compositor.frame(of: list(CGFloat(width)), width: 800, height: 600)
      // By way of 800, 400 and, up to 100 pixels, 200: twice, since one size is no change.
      let made = compositor.counts.imagesScaled - before
      #expect(width < 102 ? made <= 4 : made == 0, "\(width): \(made)")
      guard width % 7 == 0 else { continue }
      let fresh = Compositor().frame(of: list(CGFloat(width)), width: 800, height: 600)
      #expect(picture.difference(from: fresh) == nil, "\(width)")
    }
  }

  @Test func `a photo that is zoomed in is averaged where it is seen, as its copy is`() {
    let photo = image(400, 300, seed: 3)
    let whole = Compositor().frame(
      of: DisplayList(items: [item(photo, 230, 171)]),
      width: 240,
      height: 180
    )
    // What lies above divides the part that is seen.
    for (x, y) in [(0, 0), (-37, -20), (-190, -140), (11, -151)] {
      let list = DisplayList(
        items: [item(photo, x: CGFloat(x), y: CGFloat(y), 230, 171), .fill(7, 5, 14, 9, .black)]
      )
      // The copy would take more than all copies may.
      let part = compositor.frame(of: list, width: 40, height: 30)
      #expect(compositor.counts.imagesScaled == 0)
      for row in max(y, 0)..<min(y + 171, 30) {
        for column in max(x, 0)..<min(x + 230, 40) {
          let isHidden = 7..<21 ~= column && 5..<14 ~= row
          let own = isHidden ? 0xff00_0000 : whole[column - x, row - y]
          #expect(part[column, row] == own, "\(column), \(row)")
        }
      }
    }
  }

  @Test func `a photo is the mean of its pixels`() {
    let photo = CGImage.made(1000, 700, isOpaque: true) { x, y in
      (x * 7 + y * 3) % 10 < 5 ? 0xff00_0000 : 0xffff_ffff
    }
    let list = DisplayList(items: [item(photo, 37, 26)])
    let picture = compositor.frame(of: list, width: 37, height: 26)
    let values = picture.pixels.map { Int($0 & 0xff) }
    #expect(values.allSatisfy { abs($0 - 127) < 6 }, "\(values)")
  }

  @Test func `an image whose size changes is painted without copies, with the same pixels`() {
    let image = image()
    func list(_ width: CGFloat) -> DisplayList {
      DisplayList(items: [item(image, width, width * 0.75)])
    }
    for width in 44..<50 {
      compositor.resetCounts()
      let frame = compositor.frame(of: list(CGFloat(width)), width: 60, height: 40)
      let other = Compositor()
      let alone = other.frame(of: list(CGFloat(width)), width: 60, height: 40)
      #expect(other.counts.imagesScaled == 1)
      #expect(compositor.counts.imagesScaled == (width == 44 ? 1 : 0))
      #expect(compositor.counts.resamples == (width == 44 ? 0 : 1))
      for y in 0..<40 { for x in 0..<60 { #expect(frame[x, y] == alone[x, y]) } }
    }
    // At rest, it has one.
    _ = compositor.frame(of: list(49), width: 60, height: 40)
    #expect(compositor.counts.imagesScaled == 1)
  }

  @Test func `two sizes of an image on a page each have a copy`() {
    let image = image()
    for _ in 0..<3 {
      let list = DisplayList(items: [item(image, 44, 33), item(image, x: 5, 50, 38)])
      _ = compositor.frame(of: list, width: 60, height: 40)
    }
    #expect(compositor.counts.imagesScaled == 2)
    #expect(compositor.counts.resamples == 0)
  }

  @Test func `a new size drops the sizes that the last two frames did not use`() {
    let image = image()
    // Tinted images always have copies.
    func show(_ width: CGFloat) -> Int {
      compositor.resetCounts()
      let list = DisplayList(items: [item(image, width, 15, tint: .pureRed)])
      _ = compositor.frame(of: list, width: 60, height: 40)
      return compositor.counts.imagesScaled
    }
    #expect([20, 25, 25, 25].map(show) == [1, 1, 0, 0])
    #expect(show(30) == 1)
    #expect(show(25) == 0, "used by the frame before the last")
    #expect(show(20) == 1, "dropped")
  }

  @Test func `copies take at most the memory of three frames`() {
    // Each copy takes three quarters of a frame: the fifth one replaces the first.
    let images = (0..<5).map { image(seed: $0) }
    for image in images {
      _ = compositor.frame(of: DisplayList(items: [item(image, 60, 30)]), width: 60, height: 40)
    }
    #expect(compositor.counts.imagesScaled == 5)
    let last = DisplayList(items: [item(images[4], 60, 30)])
    _ = compositor.frame(of: last, width: 60, height: 40)
    #expect(compositor.counts.imagesScaled == 5)
    let first = DisplayList(items: [item(images[0], 60, 30)])
    _ = compositor.frame(of: first, width: 60, height: 40)
    #expect(compositor.counts.imagesScaled == 6)
  }

  @Test func `a copy does not keep its image`() {
    weak var gone: CGImage?
    do {
      let image = image()
      gone = image
      _ = compositor.frame(of: DisplayList(items: [item(image, 20, 15)]), width: 60, height: 40)
    }
    #expect(compositor.counts.imagesScaled == 1)
    #expect(gone == nil)
  }

  @Test func `an image far larger than the frame is not copied`() {
    let list = DisplayList(items: [item(image(), 600, 400)])
    let frame = compositor.frame(of: list, width: 60, height: 40)
    #expect(compositor.counts.imagesScaled == 0)
    #expect(compositor.counts.resamples == 1)
    #expect(frame[10, 10] >> 24 == 0xff)
  }

  @Test func `an opacity applies to a scaled image`() {
    let black = CGImage.made(8, 8, isOpaque: true) { _, _ in 0xff00_0000 }
    let list = DisplayList(items: [item(black, 4, 4, opacity: 0.5)])
    #expect(compositor.frame(of: list, width: 4, height: 4)[2, 2] == 0xff7f_7f7f)
  }

  @Test func `each pixel of a reduced image is the mean of the area that it covers`() {
    let image = CGImage.made(6, 4, isOpaque: true) { x, y in
      0xff00_0000 | UInt32(x * 40) << 16 | UInt32(y * 60)
    }
    let list = DisplayList(items: [item(image, 2, 2)])
    let frame = compositor.frame(of: list, width: 2, height: 2)
    #expect(frame[0, 0] == 0xff28_001e)
    #expect(frame[1, 0] == 0xffa0_001e)
    #expect(frame[0, 1] == 0xff28_0096)
  }

  @Test(arguments: [(37, 1200, 5, 2), (40, 300, 7, 1), (64, 48, 9, 5), (31, 33, 30, 2)])
  func `a reduced pixel is the mean of whole pixels and of parts`(
    _ width: Int,
    _ height: Int,
    _ columns: Int,
    _ rows: Int
  ) {
    func value(_ x: Int, _ y: Int) -> Int { y * 2 < height ? 255 : (x * 37 + y * 101) % 256 }
    let image = CGImage.made(width, height, isOpaque: true) { x, y in
      0xff00_0000 | UInt32(value(x, y)) * 0x1_0101
    }
    // At once; a copy is made by way of halves, which are rounded to whole numbers as well.
    let frame = FrameImage(width: columns, height: rows)
    Bitmap(image).scale(into: Target(frame.buffer), on: .all)
    let list = DisplayList(items: [item(image, CGFloat(columns), CGFloat(rows))])
    let copy = compositor.frame(of: list, width: columns, height: rows)
    let (across, down) = (Double(width) / Double(columns), Double(height) / Double(rows))
    /// The part of a pixel that a reduced one covers.
    func share(_ at: Int, of number: Int, _ step: Double) -> Double {
      let (from, until) = (Double(number) * step, Double(number + 1) * step)
      return max(0, min(Double(at + 1), until) - max(Double(at), from))
    }
    for row in 0..<rows {
      for column in 0..<columns {
        var sum = 0.0
        for y in 0..<height where share(y, of: row, down) > 0 {
          for x in 0..<width {
            sum += Double(value(x, y)) * share(x, of: column, across) * share(y, of: row, down)
          }
        }
        let mean = sum / (across * down)
        #expect(abs(Double(frame[column, row] & 0xff) - mean) <= 0.51, "\(column), \(row)")
        #expect(abs(Double(copy[column, row] & 0xff) - mean) <= 2.6, "\(column), \(row)")
      }
    }
  }

  @Test func `a page of scaled photos needs no store of its own`() {
    let page = SubList(
      list: DisplayList(items: [
        .fill(0, 0, 60, 40, .white), item(image(), x: 2, y: 2, 20, 15),
        item(image(seed: 9), x: 2, y: 20, 20, 15),
      ]),
      width: 60,
      height: 40,
      scale: 1,
      keepsStore: true
    )
    _ = compositor.frame(
      of: DisplayList(items: [DisplayList.Item(.sublist(page, opacity: 1))]),
      width: 60,
      height: 40
    )
    #expect(compositor.counts.storesFlattened == 0)
    #expect(compositor.counts.imagesScaled == 2)
  }
}
