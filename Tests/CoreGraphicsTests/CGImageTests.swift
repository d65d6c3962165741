// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import TestSupport
import Testing

struct CGImageTests {
  @Test func `an image equals itself only`() {
    let image = CGImage(width: 1, pixels: [red])
    #expect(image == image)
    #expect(image != CGImage(width: 1, pixels: [red]))
    #expect(Set([image, image]).count == 1)
  }

  @Test func `an image with opaque pixels is detected as opaque`() {
    #expect(CGImage(width: 2, pixels: [red, green, blue, black]).isOpaque)
    #expect(!CGImage(width: 2, pixels: [red, green, blue, 0xFE00_0000]).isOpaque)
  }

  @Test func `an image declared opaque has opaque alphas`() {
    let image = CGImage(width: 2, height: 1, isOpaque: true) {
      $0.withRow(0) { $0[0] = 0x0012_3456 }
    }
    #expect(image.isOpaque)
    #expect(image.pixels == [0xFF12_3456, black])
  }

  @Test func `pixel memory lends all bytes of its aligned rows`() {
    guard let memory = PixelMemory(width: 7, height: 5, rowAlignment: 16) else {
      Issue.record("no memory")
      return
    }
    let sizes = [memory.bytesPerRow, memory.byteCount, memory.withBytes { $0.byteCount }]
    #expect(sizes == [32, 160, 160])
  }

  @Test func `a cropped image shares the pixels`() throws {
    let image = CGImage(width: 3, pixels: [red, green, blue, black, blue, red])
    let part = try #require(image.cropping(to: CGRect(x: 1, y: 0, width: 2, height: 2)))
    #expect(part.pixels == [green, blue, blue, red])
    #expect(part.base == image.base + 4)
    let corner = try #require(part.cropping(to: CGRect(x: 1, y: 1, width: 9, height: 9)))
    #expect(corner.pixels == [red])
    #expect(try CGImage(png: part.pngData()).pixels == part.pixels)
  }

  @Test func `a cropping rectangle extends to whole pixels and must intersect the image`() {
    let image = CGImage(width: 3, pixels: [red, green, blue, black, blue, red])
    #expect(image.cropping(to: CGRect(x: 0.5, y: 0.5, width: 1, height: 1))?.width == 2)
    #expect(image.cropping(to: CGRect(x: 3, y: 0, width: 1, height: 1)) == nil)
    #expect(image.cropping(to: .zero) == nil)
    #expect(image.cropping(to: .null) == nil)
    #expect(image.cropping(to: .infinite)?.pixels == image.pixels)
    #expect(image.cropping(to: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)) == nil)
  }

  @Test func `a cropped image retains the pixels but not the image`() throws {
    weak var gone: CGImage?
    var part: CGImage?
    do {
      let image = CGImage(width: 2, pixels: [red, green])
      gone = image
      part = image.cropping(to: CGRect(x: 1, y: 0, width: 1, height: 1))
      _ = try image.pngData()
      _ = drawn(2, 2) { $0.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 2)) }
    }
    #expect(gone != nil)
    #expect(part?.pixels == [green])
    part = nil
    #expect(gone == nil)
  }

  @Test(arguments: [(0, 5), (5, 0), (-1, 5), (Int.min, Int.max), (0, 0)])
  func `an invalid size makes an image of one pixel without a message`(_ width: Int, _ height: Int)
  {
    let lines = RetourLog.capturing {
      let image = CGImage(width: width, height: height, isOpaque: true) { _ in
        Issue.record("there is nothing to fill")
      }
      #expect((image.width, image.height, image.isOpaque) == (1, 1, false))
      #expect(image.pixels == [black] || image.pixels == [nothing])
      let context = CGContext(width: width, height: height, scale: 1)
      #expect((context.width, context.height) == (1, 1))
    }
    #expect(lines.isEmpty)
  }

  @Test(arguments: [(32_768, 1), (1, 100_000), (32_767, 32_767), (Int.max, Int.max)])
  func `an excessive size makes an image of one pixel and is logged once`(
    _ width: Int,
    _ height: Int
  ) {
    let lines = RetourLog.capturing {
      for _ in 1...2 {
        let image = CGImage(width: width, height: height, isOpaque: false) { _ in }
        #expect((image.width, image.height) == (1, 1))
      }
    }
    #expect(lines.count == 1)
    #expect(lines.first?.contains("\(width) x \(height) pixels is too large") == true)
  }

  @Test func `one image can be drawn on many threads`() async {
    let image = CGImage(width: 2, pixels: [red, green, blue, black])
    await withTaskGroup { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<200 {
            let copy = drawn(2, 2) {
              $0.drawUpright(image, in: CGRect(x: 0, y: 0, width: 2, height: 2))
            }
            if copy.pixels != image.pixels { return false }
          }
          return true
        }
      }
      for await isSame in group { #expect(isSame) }
    }
  }

  @Test func `an image attachment is a PNG`() throws {
    let image = CGImage(width: 2, pixels: [red, green])
    let attachment = Attachment(image, named: "picture")
    #expect(attachment.preferredName == "picture.png")
    #expect(Attachment(image, named: "picture.PNG").preferredName == "picture.PNG")
    let bytes = try attachment.withUnsafeBytes { Data($0) }
    #expect(try CGImage(png: bytes).pixels == image.pixels)
  }
}
