// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CPixman
import CoreGraphics
import TestSupport
import Testing

@testable import RetourRender

/// The scaling of upright images, against pixman's.
struct ScalingTests {
  @Test(arguments: [
    (7, 5, 14, 10), (40, 30, 37, 28), (40, 30, 61, 31), (2, 2, 9, 7), (33, 9, 32, 9),
  ])
  func `a stretched image is within two of pixman's`(
    _ width: Int,
    _ height: Int,
    _ newWidth: Int,
    _ newHeight: Int
  ) {
    var random = SeededGenerator(seed: UInt64(width * newWidth))
    let image = CGImage.made(width, height, isOpaque: true) { _, _ in
      UInt32.random(in: 0...0xff_ffff, using: &random) | 0xff00_0000
    }
    let box = PixelRect(width: newWidth, height: newHeight)
    let frame = FrameImage(width: newWidth, height: newHeight)
    let target = Target(frame.buffer)
    let pixels = PixelSetOwner()
    pixels.withPixels { pixels in
      pixels.set(box)
      let scaling = Scaling(of: Bitmap(image), to: box)
      var work = Work(paint: .scaled(scaling), bounds: box, visible: pixels)
      work.isOpaque = true
      Painter().paint(work, into: target)
    }
    let expected = stretched(image, to: box)
    for y in 0..<newHeight {
      for x in 0..<newWidth {
        for shift: UInt32 in [0, 8, 16, 24] {
          let difference = Int(frame[x, y] >> shift & 255) - Int(expected[x, y] >> shift & 255)
          #expect(abs(difference) <= 2, "(\(x), \(y)) \(shift)")
        }
      }
    }
  }

  @Test func `a part of an image holds every pixel that filtering reads`() {
    let box = PixelRect(x: 10, y: 20, width: 90, height: 80)
    let part = Scaling.part(
      showing: PixelRect(x: 40, y: 50, width: 10, height: 10),
      of: box,
      width: 100,
      height: 100
    )
    #expect(part == PixelRect(left: 31, top: 35, right: 47, bottom: 53))
    let all = Scaling.part(showing: box, of: box, width: 100, height: 100)
    #expect(all == PixelRect(width: 100, height: 100))
  }

  /// Stretches an image with pixman's bilinear filter.
  private func stretched(_ image: CGImage, to box: PixelRect) -> FrameImage {
    let frame = FrameImage(width: box.width, height: box.height, filledWith: 0)
    let pixels = PixelSetOwner()
    pixels.withPixels { pixels in
      pixels.set(box)
      let transform = CGAffineTransform(
        scaleX: CGFloat(box.width) / CGFloat(image.width),
        y: CGFloat(box.height) / CGFloat(image.height)
      )
      let paint = Work.Paint.resampled(Bitmap(image), transform)
      let work = Work(paint: paint, bounds: box, visible: pixels)
      Painter().resample(Bitmap(image), transform, work, into: Target(frame.buffer))
    }
    return frame
  }
}
