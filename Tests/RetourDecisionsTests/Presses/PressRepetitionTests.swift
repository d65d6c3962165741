// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Testing

@testable import RetourDecisions

struct PressRepetitionTests {
  @Test func `the first repetition comes after a pause, the others at intervals`() {
    var repetition = PressRepetition(since: 10)
    #expect(repetition.next == 10 + PressRepetition.pause)
    repetition.repeated(at: repetition.next)
    let second = 10 + PressRepetition.pause + PressRepetition.interval
    #expect(abs(repetition.next - second) < 1e-9)
  }

  @Test func `repetitions that were missed are left out`() {
    var repetition = PressRepetition(since: 0)
    repetition.repeated(at: 5)
    #expect(repetition.next == 5 + PressRepetition.interval)
  }
}
