// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import Testing

@testable import CoreGraphics

/// Images that are drawn when somebody reads their pixels.
struct DeferredImageTests {
  /// An image of red pixels and the number of times that it was drawn.
  private final class Drawing: Sendable {
    private let drawings = Mutex(0)
    var count: Int { drawings.withLock { $0 } }

    func image(_ width: Int, _ height: Int) -> CGImage {
      CGImage(width: width, height: height) {
        self.drawings.withLock { $0 += 1 }
        let context = CGContext(width: width, height: height, scale: 1)
        context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        return context.finish()
      }
    }
  }

  private let drawing = Drawing()

  @Test func `its pixels are drawn once, when they are first read`() {
    let image = drawing.image(7, 3)
    #expect(image.width == 7 && image.height == 3 && !image.isOpaque && !image.isDrawn)
    #expect(drawing.count == 0)
    #expect(image.pixel(x: 6, y: 2) == 0xffff_0000 && image.pixel(x: 0, y: 0) == 0xffff_0000)
    #expect(image.isDrawn && drawing.count == 1)
  }

  @Test func `threads that read at the same time get the same pixels`() {
    let image = drawing.image(100, 100)
    DispatchQueue.concurrentPerform(iterations: 16) { index in
      #expect(image.pixel(x: index, y: index) == 0xffff_0000)
    }
    #expect(drawing.count == 1)
  }

  @Test func `a part of it, a drawing of it and its file have its pixels`() throws {
    let image = drawing.image(8, 8)
    #expect(image.cropping(to: CGRect(x: 2, y: 2, width: 3, height: 3))?.pixel(x: 0, y: 0) != 0)
    let other = drawing.image(8, 8)
    let context = CGContext(width: 8, height: 8, scale: 1)
    context.draw(other, in: CGRect(x: 0, y: 0, width: 8, height: 8))
    #expect(context.finish().pixel(x: 4, y: 4) == 0xffff_0000)
    let read = try CGImage(png: drawing.image(8, 8).pngData())
    #expect(read.pixel(x: 7, y: 7) == 0xffff_0000)
    #expect(drawing.count == 3)
  }

  @Test func `an image that nobody reads costs nothing and is freed`() {
    weak var freed: Drawing?
    do {
      let drawing = Drawing()
      freed = drawing
      #expect(drawing.image(8, 8).width == 8)
      #expect(drawing.count == 0)
    }
    #expect(freed == nil)
  }

  @Test func `large images are not deferred`() {
    #expect(CGImage.canDefer(width: 4096, height: 4096))
    #expect(!CGImage.canDefer(width: 4096, height: 4097))
    #expect(!CGImage.canDefer(width: 0, height: 1) && !CGImage.canDefer(width: 1, height: -1))
    #expect(!CGImage.canDefer(width: .max, height: .max))
  }
}
