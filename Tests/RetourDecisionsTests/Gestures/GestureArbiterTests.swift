// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions
import Testing

struct GestureArbiterTests {
  private var arbiter = GestureArbiter()

  /// Adds recognizers of one touch and stores all requirements among them.
  private mutating func compete(
    _ ids: [Int],
    touch: Int = 1,
    waiting: [Int: Int] = [:]
  ) {
    for id in ids { join(id, touch: touch, .cancelsTouches) }
    for id in ids {
      for other in arbiter.unresolvedCompetitors(of: id) {
        arbiter.setRequirement(of: id, toFail: other, waiting[id] == other)
      }
    }
  }

  private mutating func join(
    _ id: Int,
    touch: Int,
    _ options: TouchHandlingOptions = []
  ) {
    arbiter.join(id, options: options)
    arbiter.touchBegan(touch, for: id, options: options)
  }

  @Test mutating func `an admitted recognizer makes the recognizers that it prevents fail`() {
    compete([1, 2, 3])
    #expect(arbiter.request(1, .begin) == .askCompetitors)
    #expect(arbiter.openCompetitors(of: 1) == [2, 3])
    let outcome = arbiter.admit(1, preventing: [2, 3])
    #expect(outcome == .init(failed: [2, 3]))
    #expect(arbiter.request(2, .begin) == .fail)
  }

  @Test mutating func `two recognizers that do not prevent each other are both admitted`() {
    compete([1, 2])
    #expect(arbiter.request(1, .begin) == .askCompetitors)
    #expect(arbiter.admit(1, preventing: []) == .init())
    #expect(arbiter.request(2, .begin) == .askCompetitors)
    #expect(arbiter.activeCompetitors(of: 2) == [1])
    #expect(arbiter.admit(2, preventing: []) == .init())
  }

  @Test mutating func `recognizers without a touch in common do not compete`() {
    compete([1], touch: 1)
    compete([2], touch: 2)
    #expect(arbiter.request(1, .begin) == .askCompetitors)
    #expect(arbiter.openCompetitors(of: 1).isEmpty)
    #expect(arbiter.unresolvedCompetitors(of: 1).isEmpty)
  }

  @Test mutating func `a recognizer waits until a required one has failed`() {
    compete([1, 2], waiting: [1: 2])
    #expect(arbiter.request(1, .recognize) == .wait)
    #expect(arbiter.pendingRequest(1) == .recognize)
    #expect(!arbiter.acceptsTouches(1))
    #expect(arbiter.fail(2) == .init(released: [1]))
    #expect(arbiter.request(1, .recognize) == .askCompetitors)
  }

  @Test mutating func `a waiting recognizer fails when a required one is admitted`() {
    compete([1, 2], waiting: [1: 2])
    #expect(arbiter.request(1, .recognize) == .wait)
    #expect(arbiter.request(2, .begin) == .askCompetitors)
    // The other one does not prevent it: it fails all the same.
    #expect(arbiter.admit(2, preventing: []) == .init(failed: [1]))
  }

  @Test mutating func `a request after the success of a required recognizer fails`() {
    compete([1, 2], waiting: [1: 2])
    #expect(arbiter.request(2, .begin) == .askCompetitors)
    _ = arbiter.admit(2, preventing: [])
    #expect(arbiter.request(1, .begin) == .fail)
  }

  @Test mutating func `a request that closes a cycle of two fails`() {
    compete([1, 2], waiting: [1: 2, 2: 1])
    #expect(arbiter.request(1, .recognize) == .wait)
    #expect(arbiter.request(2, .recognize) == .fail)
    #expect(arbiter.fail(2).released == [1])
  }

  @Test mutating func `a request that closes a cycle of three fails`() {
    compete([1, 2, 3], waiting: [1: 2, 2: 3, 3: 1])
    #expect(arbiter.request(1, .recognize) == .wait)
    #expect(arbiter.request(2, .recognize) == .wait)
    #expect(arbiter.request(3, .recognize) == .fail)
  }

  @Test mutating func `a chain of requirements is released one by one`() {
    compete([1, 2, 3], waiting: [1: 2, 2: 3])
    #expect(arbiter.request(1, .recognize) == .wait)
    #expect(arbiter.request(2, .recognize) == .wait)
    #expect(arbiter.fail(3).released == [2])
    #expect(arbiter.fail(2).released == [1])
  }

  @Test mutating func `recognizers that wait for a prevented one are released`() {
    compete([1, 2, 3], waiting: [3: 2])
    #expect(arbiter.request(3, .recognize) == .wait)
    #expect(arbiter.request(1, .begin) == .askCompetitors)
    #expect(arbiter.admit(1, preventing: [2]) == .init(failed: [2], released: [3]))
  }

  @Test mutating func `recognizers that wait for a removed one are released`() {
    compete([1, 2], waiting: [1: 2])
    #expect(arbiter.request(1, .begin) == .wait)
    #expect(arbiter.remove(2).released == [1])
  }

  @Test mutating func `a pair is unresolved until its requirement is stored`() {
    compete([1, 2])
    #expect(arbiter.unresolvedCompetitors(of: 1).isEmpty)
    join(3, touch: 1)
    #expect(arbiter.unresolvedCompetitors(of: 1) == [3])
    #expect(arbiter.unresolvedCompetitors(of: 3) == [1, 2])
  }

  @Test
  mutating func `a recognizer is finished when its gesture is over and its touches have ended`() {
    compete([1, 2])
    _ = arbiter.request(1, .begin)
    _ = arbiter.admit(1, preventing: [2])
    #expect(arbiter.finished.isEmpty)
    arbiter.touchEnded(1)
    #expect(arbiter.finished == [2])
    arbiter.finish(1)
    #expect(arbiter.finished == [1, 2])
  }

  @Test mutating func `recognizers compete for a touch that has ended`() {
    compete([1, 2], waiting: [1: 2])
    arbiter.setDeadline(2, true)
    #expect(arbiter.request(1, .recognize) == .wait)
    arbiter.touchEnded(1)
    #expect(arbiter.inconclusive.isEmpty)
    arbiter.touchBegan(2, for: 2, options: [])
    #expect(arbiter.request(2, .recognize) == .askCompetitors)
    #expect(arbiter.openCompetitors(of: 2) == [1])
  }

  @Test mutating func `a possible recognizer without touch and deadline is inconclusive`() {
    compete([1])
    #expect(arbiter.inconclusive.isEmpty)
    arbiter.touchEnded(1)
    #expect(arbiter.inconclusive == [1])
    arbiter.setDeadline(1, true)
    #expect(arbiter.inconclusive.isEmpty)
  }

  @Test mutating func `a possible recognizer without touch that others wait for is stalled`() {
    compete([1, 2], waiting: [1: 2])
    #expect(arbiter.request(1, .recognize) == .wait)
    arbiter.touchEnded(1)
    #expect(arbiter.inconclusive.isEmpty)
    #expect(arbiter.stalled == [2])
    arbiter.setDeadline(2, true)
    #expect(arbiter.stalled.isEmpty)
  }

  @Test mutating func `a recognizer does not compete for a touch that it ignores`() {
    compete([1, 2])
    arbiter.touchIgnored(1, by: 1)
    #expect(arbiter.openCompetitors(of: 2).isEmpty)
    #expect(arbiter.restrictions(on: 1).isEmpty)
  }

  // MARK: Touches

  @Test(arguments: [
    (TouchHandlingOptions.delaysBegan, TouchGate.Restrictions.delaysBegan),
    (TouchHandlingOptions.delaysEnded, TouchGate.Restrictions.delaysEnded),
    (TouchHandlingOptions.cancelsTouches, TouchGate.Restrictions()),
  ])
  mutating func `an open recognizer delays touches as its options say`(
    _ options: TouchHandlingOptions,
    _ restrictions: TouchGate.Restrictions
  ) {
    join(1, touch: 1, options)
    #expect(arbiter.restrictions(on: 1) == restrictions)
    #expect(arbiter.restrictions(on: 2).isEmpty)
    _ = arbiter.fail(1)
    #expect(arbiter.restrictions(on: 1).isEmpty)
  }

  @Test(arguments: [
    (TouchHandlingOptions.delaysBegan, TouchGate.Restrictions.discardsUndelivered),
    (TouchHandlingOptions.delaysEnded, TouchGate.Restrictions()),
    (TouchHandlingOptions.cancelsTouches, TouchGate.Restrictions.cancels),
  ])
  mutating func `a recognized gesture cancels or discards touches as its options say`(
    _ options: TouchHandlingOptions,
    _ restrictions: TouchGate.Restrictions
  ) {
    join(1, touch: 1, options)
    _ = arbiter.request(1, .recognize)
    _ = arbiter.admit(1, preventing: [])
    #expect(arbiter.restrictions(on: 1) == restrictions)
  }
}
