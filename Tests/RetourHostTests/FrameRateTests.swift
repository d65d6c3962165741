// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import RetourHost

struct FrameRateTests {
  @Test(arguments: [(24.0, 24.0), (59.94, 59.94), (144, 144), (1, 1), (1000, 1000)])
  func `a screen's own rate is taken`(_ reported: Double, _ rate: Double) {
    #expect(FrameRate.usable(reported) == rate)
  }

  @Test(arguments: [0, -60, .nan, .infinity, 1e9])
  func `a rate that means nothing counts as 60`(_ reported: Double) {
    #expect(FrameRate.usable(reported) == 60)
  }

  @Test func `a display that moves to another screen posts an event with the new rate`() {
    let display = HeadlessDisplay(size: .init(width: 4, height: 4), scale: 1, framesPerSecond: 120)
    #expect(display.framesPerSecond == 120)
    display.changeRate(to: 90, timestamp: 2)
    #expect(display.framesPerSecond == 90)
    #expect(display.nextEvent() == InputEvent(timestamp: 2, kind: .screenChanged))
    #expect(display.nextEvent() == nil)
  }
}
