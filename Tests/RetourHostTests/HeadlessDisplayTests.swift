// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import Testing

@testable import RetourHost

struct HeadlessDisplayTests {
  private let display = HeadlessDisplay(size: CGSize(width: 4, height: 3), scale: 2)

  private func pixels() -> [UInt32] {
    display.withBytes { bytes in
      stride(from: 0, to: bytes.byteCount, by: 4).map {
        bytes.unsafeLoad(fromByteOffset: $0, as: UInt32.self)
      }
    } ?? []
  }

  @Test func `a new display is black and has the pixels of its scale`() {
    #expect(display.size == CGSize(width: 4, height: 3))
    #expect(display.pixelWidth == 8 && display.pixelHeight == 6)
    #expect(display.descriptor == nil)
    #expect(pixels() == Array(repeating: 0, count: 48))
  }

  @Test func `frames are kept, counted, and their damage is clipped`() throws {
    try display.withFrame(damage: []) { pixels, contentIsKept in
      #expect(!contentIsKept)
      pixels.fill(0x123456)
    }
    #expect(display.lastDamage == [PixelRect(x: 0, y: 0, width: 8, height: 6)])
    try display.withFrame(damage: []) { _, _ in Issue.record("nothing is damaged") }
    #expect(display.presentedFrames == 1)
    let damage = [PixelRect(x: 6, y: -2, width: .max, height: 4)]
    try display.withFrame(damage: damage) { #expect($1) }
    #expect(display.presentedFrames == 2)
    #expect(display.lastDamage == [PixelRect(x: 6, y: 0, width: 2, height: 2)])
    #expect(pixels() == Array(repeating: 0x123456, count: 48))
  }

  @Test func `events come in the order they were posted`() {
    #expect(display.nextEvent() == nil)
    display.post(InputEvent(timestamp: 1, kind: .activated))
    display.post(InputEvent(timestamp: 2, kind: .closeRequested))
    #expect(display.nextEvent()?.kind == .activated)
    #expect(display.nextEvent()?.kind == .closeRequested)
    #expect(display.nextEvent() == nil)
  }

  @Test func `a resize posts an event and empties the memory`() throws {
    try display.withFrame(damage: []) { pixels, _ in pixels.fill(1) }
    display.resize(to: CGSize(width: 5, height: 5), scale: 1, timestamp: 3)
    #expect(
      display.nextEvent()
        == InputEvent(
          timestamp: 3,
          kind: .resized(CGSize(width: 5, height: 5), scale: 1)
        )
    )
    #expect(pixels() == Array(repeating: 0, count: 25))
    try display.withFrame(damage: []) { #expect(!$1) }
  }

  @Test func `a closed display refuses frames and has no events`() {
    display.post(InputEvent(timestamp: 1, kind: .activated))
    display.close()
    #expect(display.nextEvent() == nil)
    #expect(throws: DisplayError.closed) {
      try display.withFrame(damage: []) { _, _ in }
    }
  }

  @Test(arguments: [0, -5, .nan, 0.3]) func `a side has at least one pixel`(_ side: CGFloat) {
    let display = HeadlessDisplay(size: CGSize(width: side, height: side), scale: 1)
    #expect(display.pixelWidth == 1 && display.pixelHeight == 1)
  }

  @Test func `a side has at most as many pixels as a window may have`() {
    #expect(PixelLength.clamped(.infinity) == PixelLength.maximum)
    #expect(PixelLength.clamped(1e300) == PixelLength.maximum)
    #expect(PixelLength.clamped(8000) == 8000)
  }
}
