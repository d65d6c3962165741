// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions
import Testing

struct TapSequenceTests {
  private var taps = TapSequence()

  @Test mutating func `a finger that is lifted completes a single tap`() {
    #expect(taps.fingerDown(1, at: .zero) == .continues(deadline: nil))
    #expect(taps.fingerUp(1) == .recognized)
  }

  @Test mutating func `a double tap has a deadline for each press and pause`() {
    taps.tapsRequired = 2
    #expect(taps.fingerDown(1, at: .zero) == .continues(deadline: GestureFigures.tapPress))
    #expect(taps.fingerUp(1) == .continues(deadline: GestureFigures.tapInterval))
    #expect(
      taps.fingerDown(2, at: CGPoint(x: 20, y: 0)) == .continues(deadline: GestureFigures.tapPress)
    )
    #expect(taps.fingerUp(2) == .recognized)
  }

  @Test mutating func `a double tap fails if its taps are 46 points apart`() {
    taps.tapsRequired = 2
    _ = taps.fingerDown(1, at: .zero)
    _ = taps.fingerUp(1)
    #expect(taps.fingerDown(2, at: CGPoint(x: 46, y: 0)) == .failed)
  }

  @Test mutating func `a tap of two fingers completes when both are lifted`() {
    taps.fingersRequired = 2
    _ = taps.fingerDown(1, at: .zero)
    _ = taps.fingerDown(2, at: CGPoint(x: 99, y: 0))
    #expect(taps.fingerUp(2) == .continues(deadline: GestureFigures.tapInterval))
    #expect(taps.fingerUp(1) == .recognized)
  }

  @Test mutating func `a tap with too many or too few fingers fails`() {
    _ = taps.fingerDown(1, at: .zero)
    #expect(taps.fingerDown(2, at: .zero) == .failed)
    var two = TapSequence()
    two.fingersRequired = 2
    _ = two.fingerDown(1, at: .zero)
    #expect(two.fingerUp(1) == .failed)
  }

  @Test mutating func `a tap fails if its finger moves more than 20 points`() {
    _ = taps.fingerDown(1, at: .zero)
    #expect(taps.fingerMoved(1, to: CGPoint(x: 0, y: 20)) == .ignored)
    #expect(taps.fingerMoved(9, to: CGPoint(x: 900, y: 0)) == .ignored)
    #expect(taps.fingerMoved(1, to: CGPoint(x: 0, y: 20.1)) == .failed)
  }

  // MARK: Every pair of phase and event

  private typealias Outcome = TapSequence.Outcome

  /// Returns the outcomes of a finger that comes down, moves far, and is lifted, each on its own.
  private func outcomes(_ taps: TapSequence, moving finger: Int) -> [Outcome] {
    var (down, moved, up) = (taps, taps, taps)
    return [
      down.fingerDown(5, at: .zero), moved.fingerMoved(finger, to: CGPoint(x: 99, y: 0)),
      up.fingerUp(finger),
    ]
  }

  @Test func `an idle sequence starts with a finger and fails with an end`() {
    #expect(outcomes(taps, moving: 1) == [.continues(deadline: nil), .ignored, .failed])
  }

  @Test mutating func `a pressing sequence follows its fingers`() {
    taps.fingersRequired = 2
    _ = taps.fingerDown(1, at: .zero)
    #expect(outcomes(taps, moving: 1) == [.continues(deadline: nil), .failed, .failed])
    _ = taps.fingerDown(2, at: .zero)
    let pause = Outcome.continues(deadline: GestureFigures.tapInterval)
    #expect(outcomes(taps, moving: 1) == [.failed, .failed, pause])
  }

  @Test mutating func `a sequence between taps continues with a finger and fails with an end`() {
    taps.tapsRequired = 2
    _ = taps.fingerDown(1, at: .zero)
    _ = taps.fingerUp(1)
    let press = Outcome.continues(deadline: GestureFigures.tapPress)
    #expect(outcomes(taps, moving: 1) == [press, .ignored, .failed])
  }

  @Test mutating func `a recognized sequence ignores movements and fails with more fingers`() {
    _ = taps.fingerDown(1, at: .zero)
    #expect(taps.fingerUp(1) == .recognized)
    #expect(outcomes(taps, moving: 1) == [.failed, .ignored, .failed])
  }

  @Test mutating func `a failed sequence stays failed`() {
    _ = taps.fingerUp(1)
    #expect(outcomes(taps, moving: 1) == [.failed, .failed, .failed])
  }
}
