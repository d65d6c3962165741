// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import Testing

/// Images that are large enough for memory of their own.
struct SurfaceMemoryTests {
  /// The memory of the process in megabytes, untouched parts too.
  private var megabytes: Int {
    get throws {
      let pages = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(
        separator: " "
      )
      return try #require(Int(pages[0])) * Int(getpagesize()) >> 20
    }
  }

  private func image(_ color: CGColor) -> CGImage {
    let context = CGContext(width: 1200, height: 1000, scale: 1)
    context.setFillColor(color)
    context.fill(CGRect(x: 0, y: 500, width: 1200, height: 500))
    return context.finish()
  }

  @Test func `an image keeps its pixels as long as it is there`() {
    let red = image(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    let others = (0..<4).map { _ in image(.white) }
    #expect(red.pixel(x: 0, y: 499) == 0 && red.pixel(x: 1199, y: 500) == 0xffff_0000)
    #expect(others.allSatisfy { $0.pixel(x: 600, y: 999) == 0xffff_ffff })
  }

  @Test func `an opaque image is black where nothing is drawn`() {
    let context = CGContext(width: 1200, height: 1000, scale: 1, isOpaque: true)
    #expect(context.finish().pixel(x: 700, y: 700) == 0xff00_0000)
  }

  @Test func `the memory goes with the image`() throws {
    let before = try megabytes
    for _ in 0..<500 { _ = image(.white) }
    // 2,300 megabytes altogether; other tests run beside.
    #expect(try megabytes - before < 1100)
  }
}
