// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// Who may begin, who waits, who fails: a table of the arbiter's rules, with numbers only.
@Suite struct GestureArbiterTests {
  private var arbiter = GestureArbiter()

  /// Lets recognizers look at one touch and answers all questions about waiting.
  private mutating func compete(
    _ ids: [Int],
    touch: Int = 1,
    waiting: [Int: Int] = [:]
  ) {
    for id in ids { arbiter.join(id, touch: touch, manners: .cancelsTouches) }
    for id in ids {
      for other in arbiter.unasked(by: id) {
        arbiter.answer(id, mustWaitFor: other, waiting[id] == other)
      }
    }
  }

  @Test mutating func `the first to begin makes those fail that it prevents`() {
    compete([1, 2, 3])
    #expect(arbiter.request(1, .begin) == .ask)
    #expect(arbiter.openRivals(of: 1) == [2, 3])
    let outcome = arbiter.admit(1, preventing: [2, 3])
    #expect(outcome == .init(failed: [2, 3]))
    #expect(arbiter.request(2, .begin) == .refuse)
  }

  @Test mutating func `those who recognize simultaneously both begin`() {
    compete([1, 2])
    #expect(arbiter.request(1, .begin) == .ask)
    #expect(arbiter.admit(1, preventing: []) == .init())
    #expect(arbiter.request(2, .begin) == .ask)
    #expect(arbiter.activeRivals(of: 2) == [1])
    #expect(arbiter.admit(2, preventing: []) == .init())
  }

  @Test mutating func `recognizers without a touch in common do not compete`() {
    compete([1], touch: 1)
    compete([2], touch: 2)
    #expect(arbiter.request(1, .begin) == .ask)
    #expect(arbiter.openRivals(of: 1).isEmpty)
    #expect(arbiter.unasked(by: 1).isEmpty)
  }

  @Test mutating func `a recognizer waits until the other has failed`() {
    compete([1, 2], waiting: [1: 2])
    #expect(arbiter.request(1, .recognize) == .wait)
    #expect(arbiter.pendingRequest(1) == .recognize)
    #expect(!arbiter.acceptsTouches(1))
    #expect(arbiter.fail(2) == .init(released: [1]))
    #expect(arbiter.request(1, .recognize) == .ask)
  }

  @Test mutating func `a recognizer that waits fails when the other succeeds`() {
    compete([1, 2], waiting: [1: 2])
    #expect(arbiter.request(1, .recognize) == .wait)
    #expect(arbiter.request(2, .begin) == .ask)
    // The other one does not prevent it: it fails all the same.
    #expect(arbiter.admit(2, preventing: []) == .init(failed: [1]))
  }

  @Test mutating func `a recognizer that asks after the other succeeded is refused`() {
    compete([1, 2], waiting: [1: 2])
    #expect(arbiter.request(2, .begin) == .ask)
    _ = arbiter.admit(2, preventing: [])
    #expect(arbiter.request(1, .begin) == .refuse)
  }

  @Test mutating func `one of two that wait for each other is refused`() {
    compete([1, 2], waiting: [1: 2, 2: 1])
    #expect(arbiter.request(1, .recognize) == .wait)
    #expect(arbiter.request(2, .recognize) == .refuse)
    #expect(arbiter.fail(2).released == [1])
  }

  @Test mutating func `a circle of three is cut`() {
    compete([1, 2, 3], waiting: [1: 2, 2: 3, 3: 1])
    #expect(arbiter.request(1, .recognize) == .wait)
    #expect(arbiter.request(2, .recognize) == .wait)
    #expect(arbiter.request(3, .recognize) == .refuse)
  }

  @Test mutating func `a chain of those who wait is released link by link`() {
    compete([1, 2, 3], waiting: [1: 2, 2: 3])
    #expect(arbiter.request(1, .recognize) == .wait)
    #expect(arbiter.request(2, .recognize) == .wait)
    #expect(arbiter.fail(3).released == [2])
    #expect(arbiter.fail(2).released == [1])
  }

  @Test mutating func `those who wait for a prevented recognizer are released`() {
    compete([1, 2, 3], waiting: [3: 2])
    #expect(arbiter.request(3, .recognize) == .wait)
    #expect(arbiter.request(1, .begin) == .ask)
    #expect(arbiter.admit(1, preventing: [2]) == .init(failed: [2], released: [3]))
  }

  @Test mutating func `those who wait for a removed recognizer are released`() {
    compete([1, 2], waiting: [1: 2])
    #expect(arbiter.request(1, .begin) == .wait)
    #expect(arbiter.remove(2).released == [1])
  }

  @Test mutating func `each pair is asked about once`() {
    compete([1, 2])
    #expect(arbiter.unasked(by: 1).isEmpty)
    arbiter.join(3, touch: 1, manners: [])
    #expect(arbiter.unasked(by: 1) == [3])
    #expect(arbiter.unasked(by: 3) == [1, 2])
  }

  @Test mutating func `a recognizer is finished when it is through and has no touch`() {
    compete([1, 2])
    _ = arbiter.request(1, .begin)
    _ = arbiter.admit(1, preventing: [2])
    #expect(arbiter.finished.isEmpty)
    arbiter.touchEnded(1)
    #expect(arbiter.finished == [2])
    arbiter.finish(1)
    #expect(arbiter.finished == [1, 2])
  }

  @Test mutating func `a touch that is up still makes competitors`() {
    compete([1, 2], waiting: [1: 2])
    arbiter.setDeadline(2, true)
    #expect(arbiter.request(1, .recognize) == .wait)
    arbiter.touchEnded(1)
    #expect(arbiter.undecided.isEmpty)
    arbiter.join(2, touch: 2, manners: [])
    #expect(arbiter.request(2, .recognize) == .ask)
    #expect(arbiter.openRivals(of: 2) == [1])
  }

  @Test mutating func `a recognizer without touch and deadline is undecided`() {
    compete([1])
    #expect(arbiter.undecided.isEmpty)
    arbiter.touchEnded(1)
    #expect(arbiter.undecided == [1])
    arbiter.setDeadline(1, true)
    #expect(arbiter.undecided.isEmpty)
  }

  @Test mutating func `a recognizer that keeps others waiting is not undecided but dawdling`() {
    compete([1, 2], waiting: [1: 2])
    #expect(arbiter.request(1, .recognize) == .wait)
    arbiter.touchEnded(1)
    #expect(arbiter.undecided.isEmpty)
    #expect(arbiter.dawdling == [2])
    arbiter.setDeadline(2, true)
    #expect(arbiter.dawdling.isEmpty)
  }

  @Test mutating func `an ignored touch is none of its business`() {
    compete([1, 2])
    arbiter.ignore(1, by: 1)
    #expect(arbiter.openRivals(of: 2).isEmpty)
    #expect(arbiter.ruling(on: 1).isEmpty)
  }

  @Test mutating func `an unknown recognizer is refused`() {
    #expect(arbiter.request(7, .begin) == .refuse)
    #expect(arbiter.admit(7, preventing: []) == .init())
    #expect(arbiter.fail(7) == .init())
    #expect(arbiter.acceptsTouches(7))
  }

  // MARK: Touches

  @Test(arguments: [
    (GestureArbiter.Manners.delaysBegan, TouchGate.Ruling.holdsBegan),
    (GestureArbiter.Manners.delaysEnded, TouchGate.Ruling.holdsEnded),
    (GestureArbiter.Manners.cancelsTouches, TouchGate.Ruling()),
  ])
  mutating func `an undecided recognizer holds back`(
    _ manners: GestureArbiter.Manners,
    _ ruling: TouchGate.Ruling
  ) {
    arbiter.join(1, touch: 1, manners: manners)
    #expect(arbiter.ruling(on: 1) == ruling)
    #expect(arbiter.ruling(on: 2).isEmpty)
    _ = arbiter.fail(1)
    #expect(arbiter.ruling(on: 1).isEmpty)
  }

  @Test(arguments: [
    (GestureArbiter.Manners.delaysBegan, TouchGate.Ruling.discardsUnseen),
    (GestureArbiter.Manners.delaysEnded, TouchGate.Ruling()),
    (GestureArbiter.Manners.cancelsTouches, TouchGate.Ruling.cancels),
  ])
  mutating func `a recognizer that succeeded takes`(
    _ manners: GestureArbiter.Manners,
    _ ruling: TouchGate.Ruling
  ) {
    arbiter.join(1, touch: 1, manners: manners)
    _ = arbiter.request(1, .recognize)
    _ = arbiter.admit(1, preventing: [])
    #expect(arbiter.ruling(on: 1) == ruling)
  }
}
