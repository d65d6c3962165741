// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions
import Testing

/// The reasons that the arbiter gives for every end of an attempt.
struct RecognitionReasonTests {
  private var arbiter = GestureArbiter()

  /// Adds recognizers 1 to 3 of one touch; the first of a pair waits for the second.
  private mutating func compete(waiting: [Int: Int] = [:]) {
    for id in 1...3 {
      arbiter.join(id, options: [])
      arbiter.touchBegan(1, for: id, options: [])
    }
    for (id, other) in waiting { arbiter.setRequirement(of: id, toFail: other, true) }
  }

  @Test mutating func `a recognizer that does nothing has not decided`() {
    compete()
    #expect(arbiter.reason(of: 1) == .undecided)
    #expect(arbiter.reason(of: 9) == nil)
  }

  @Test mutating func `the winner prevents, and those that required it failed for that`() {
    compete(waiting: [3: 1])
    _ = arbiter.request(1, .begin)
    _ = arbiter.admit(1, preventing: [2, 3])
    #expect(arbiter.reason(of: 1) == .admitted)
    #expect(arbiter.reason(of: 2) == .prevented(by: 1))
    #expect(arbiter.reason(of: 3) == .required(1))
  }

  @Test mutating func `one that waits names the recognizer that it waits for`() {
    compete(waiting: [1: 2])
    _ = arbiter.request(1, .recognize)
    #expect(arbiter.reason(of: 1) == .waits(for: 2))
    _ = arbiter.fail(2)
    #expect(arbiter.reason(of: 2) == .notItsGesture)
    _ = arbiter.request(1, .recognize)
    _ = arbiter.admit(1, preventing: [])
    #expect(arbiter.reason(of: 1) == .admitted)
  }

  @Test mutating func `a late request names the required recognizer that was recognized`() {
    compete(waiting: [1: 2])
    _ = arbiter.request(2, .begin)
    _ = arbiter.admit(2, preventing: [])
    #expect(arbiter.request(1, .begin) == .fail)
    #expect(arbiter.reason(of: 1) == .required(2))
  }

  @Test mutating func `a circle is one`() {
    compete(waiting: [1: 2, 2: 1])
    _ = arbiter.request(1, .recognize)
    _ = arbiter.request(2, .recognize)
    #expect(arbiter.reason(of: 2) == .circle)
  }

  @Test mutating func `a failure has the reason that its owner gives`() {
    compete()
    _ = arbiter.fail(1, because: .refused)
    #expect(arbiter.reason(of: 1) == .refused)
  }

  @Test(arguments: [
    (RecognitionReason.undecided, "It has not decided."),
    (.notReceived, "It did not receive the touch."), (.waits(for: 1), "It waits for Tap to fail."),
    (.admitted, "It began."), (.notItsGesture, "The touches were not its gesture."),
    (.refused, "Its delegate or a view refused."), (.prevented(by: 1), "Tap was first."),
    (.required(1), "Tap had to fail first, and was recognized."),
    (.circle, "It and others waited for each other."),
  ])
  func `every reason is a sentence`(_ reason: RecognitionReason, _ sentence: String) {
    #expect(reason.sentence(rival: "Tap") == sentence)
    #expect((reason.rival != nil) == sentence.contains("Tap"))
  }
}
