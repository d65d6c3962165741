// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import Synchronization
import TestSupport
import Testing
import UIKit

/// Images that are decoded and scaled before they are shown.
struct ImagePreparationTests {
  /// An image of stripes, a pixel wide: white and black ones.
  private func stripes(_ width: Int, _ height: Int) -> CGImage {
    .made(width, height, isOpaque: true) { x, _ in x % 2 == 0 ? .max : 0xff00_0000 }
  }

  @Test func `a thumbnail has the averages of the pixels`() throws {
    let image = UIImage(cgImage: stripes(64, 32), scale: 2, orientation: .up)
    let thumbnail = try #require(image.preparingThumbnail(of: CGSize(width: 8, height: 4)))
    #expect(thumbnail.size == CGSize(width: 8, height: 4) && thumbnail.scale == 2)
    let pixels = try #require(thumbnail.cgImage)
    #expect((pixels.width, pixels.height, pixels.isOpaque) == (16, 8, true))
    for pixel in pixels.pixels { #expect(127...128 ~= pixel & 0xff) }
  }

  @Test func `a thumbnail fills its size, whatever its aspect ratio`() throws {
    let left = CGImage.made(40, 10, isOpaque: true) { x, _ in x < 20 ? 0xffff_0000 : 0xff00_00ff }
    let image = UIImage(cgImage: left)
    let thumbnail = try #require(image.preparingThumbnail(of: CGSize(width: 4, height: 5)))
    let pixels = try #require(thumbnail.cgImage)
    #expect(thumbnail.size == CGSize(width: 4, height: 5))
    for y in 0..<5 {
      #expect(
        (0..<4).map { pixels.pixel(x: $0, y: y) == 0xffff_0000 } == [true, true, false, false]
      )
    }
  }

  @Test func `a larger thumbnail is the image scaled up`() throws {
    let sides = CGImage.made(2, 2, isOpaque: true) { x, _ in x == 0 ? 0xffff_0000 : 0xff00_00ff }
    let image = UIImage(cgImage: sides)
    let thumbnail = try #require(image.preparingThumbnail(of: CGSize(width: 20, height: 6)))
    let pixels = try #require(thumbnail.cgImage)
    #expect(pixels.pixel(x: 0, y: 0) == 0xffff_0000 && pixels.pixel(x: 19, y: 5) == 0xff00_00ff)
  }

  @Test func `a turned photo becomes an upright thumbnail`() throws {
    let top = CGImage.made(20, 40, isOpaque: true) { _, y in y < 20 ? 0xffff_0000 : 0xff00_00ff }
    let image = UIImage(cgImage: top, scale: 1, orientation: .right)
    #expect(image.size == CGSize(width: 40, height: 20))
    let thumbnail = try #require(image.preparingThumbnail(of: CGSize(width: 8, height: 4)))
    #expect(thumbnail.imageOrientation == .up)
    let pixels = try #require(thumbnail.cgImage)
    // What was the top of the pixels is on the right.
    #expect(pixels.pixel(x: 0, y: 2) == 0xff00_00ff && pixels.pixel(x: 7, y: 2) == 0xffff_0000)
  }

  @Test func `a thumbnail keeps how it is shown, but no caps`() throws {
    let clear = CGImage.made(8, 8, isOpaque: false) { x, _ in x < 4 ? 0 : .max }
    let image = UIImage(cgImage: clear).withRenderingMode(.alwaysTemplate)
      .imageFlippedForRightToLeftLayoutDirection()
      .resizableImage(withCapInsets: UIEdgeInsets(top: 3, left: 3, bottom: 3, right: 3))
    let thumbnail = try #require(image.preparingThumbnail(of: CGSize(width: 4, height: 4)))
    #expect(thumbnail.renderingMode == .alwaysTemplate)
    #expect(thumbnail.flipsForRightToLeftLayoutDirection && thumbnail.capInsets == .zero)
    let pixels = try #require(thumbnail.cgImage)
    #expect(!pixels.isOpaque && pixels.pixel(x: 0, y: 0) == 0 && pixels.pixel(x: 3, y: 3) == .max)
  }

  @Test(arguments: [0, -4, CGFloat.nan])
  func `there is no thumbnail of an empty size`(width: CGFloat) async {
    let (image, size) = (UIImage(cgImage: stripes(4, 4)), CGSize(width: width, height: 4))
    #expect(image.preparingThumbnail(of: size) == nil)
    #expect(await image.byPreparingThumbnail(ofSize: size) == nil)
  }

  @Test func `an empty image cannot be prepared`() async {
    let size = CGSize(width: 4, height: 4)
    #expect(UIImage().preparingForDisplay() == nil)
    #expect(await UIImage().byPreparingForDisplay() == nil)
    #expect(UIImage().preparingThumbnail(of: size) == nil)
  }

  // Apple documentation: the handlers run on a background thread.
  @Test(arguments: [false, true]) func `images are prepared on another thread`(isScaled: Bool) {
    let image = UIImage(cgImage: stripes(4, 4))
    let thread = Mutex<pthread_t?>(nil)
    let done = DispatchSemaphore(value: 0)
    let handler: @Sendable (UIImage?) -> Void = { _ in
      thread.withLock { $0 = pthread_self() }
      done.signal()
    }
    if isScaled {
      image.prepareThumbnail(of: CGSize(width: 2, height: 2), completionHandler: handler)
    } else {
      image.prepareForDisplay(completionHandler: handler)
    }
    // This thread waits, so that no queue can take it.
    done.wait()
    #expect(thread.withLock { $0 } != pthread_self())
  }

  @Test func `images are prepared one after another, and not kept`() async {
    let order = Mutex<[CGFloat]>([])
    weak var photo: UIImage?
    await withCheckedContinuation { continuation in
      let image = UIImage(cgImage: stripes(512, 512))
      photo = image
      for number in 1...50 {
        image.prepareThumbnail(of: CGSize(width: number, height: 1)) { thumbnail in
          order.withLock { $0.append(thumbnail?.size.width ?? 0) }
          if number == 50 { continuation.resume() }
        }
      }
    }
    #expect(order.withLock { $0 } == (1...50).map { CGFloat($0) })
    // When the next one is prepared, the queue has let go of the last.
    _ = await UIImage().byPreparingForDisplay()
    #expect(photo == nil)
  }

  @Test func `a large photo is decoded by the time that it is prepared`() async throws {
    let photo = CGImage.made(1500, 1000, isOpaque: true) { x, y in UInt32(x &* y &* 977) }
    let data = try #require(UIImage(cgImage: photo).jpegData(compressionQuality: 1))
    let prepared = try #require(UIImage(data: data)?.preparingForDisplay()?.cgImage)
    #expect(prepared.isDrawn)
    let other = await UIImage(data: data)?.byPreparingForDisplay()
    #expect(other?.cgImage?.isDrawn == true)
    #expect(other?.cgImage?.pixel(x: 9, y: 9) == prepared.pixel(x: 9, y: 9))
  }
}
