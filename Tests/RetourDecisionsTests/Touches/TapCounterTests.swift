// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions
import Testing

struct TapCounterTests {
  private var taps = TapCounter()

  @Test mutating func `taps in one location count up`() {
    #expect(taps.touchBegan(at: .zero, time: 0) == 1)
    #expect(taps.touchBegan(at: CGPoint(x: 45, y: 0), time: 0.75) == 2)
    #expect(taps.touchBegan(at: CGPoint(x: 90, y: 0), time: 1.5) == 3)
  }

  @Test mutating func `a tap in another location is the first`() {
    _ = taps.touchBegan(at: .zero, time: 0)
    #expect(taps.touchBegan(at: CGPoint(x: 45.1, y: 0), time: 0.1) == 1)
  }

  @Test mutating func `a tap after more than 0.75 s is the first`() {
    _ = taps.touchBegan(at: .zero, time: 0)
    #expect(taps.touchBegan(at: .zero, time: 0.76) == 1)
    #expect(taps.touchBegan(at: .zero, time: 0.8) == 2)
  }
}
