// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Testing

@testable import RetourHost

struct TickClockTests {
  private let clock = TickClock(ticks: 1000, now: 50)

  @Test func `the distance between events is kept`() {
    #expect(clock.time(of: 1500, ticks: 2000, now: 51) == 50.5)
    #expect(clock.time(of: 1516, ticks: 2000, now: 51) == 50.516)
  }

  @Test func `no event lies in the future`() {
    #expect(clock.time(of: 2000, ticks: 2000, now: 50.9995) == 50.9995)
    #expect(clock.time(of: 2500, ticks: 2000, now: 51) == 51)
  }

  @Test func `ticks may wrap round`() {
    let wrapped: UInt64 = 1 << 32
    let late = TickClock(ticks: wrapped + 5, now: 100)
    let time = late.time(of: .max - 4, ticks: wrapped + 5, now: 100)
    #expect(abs(time - 99.99) < 1e-9)
  }
}
