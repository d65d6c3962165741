// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// When fingers make a tap.
@Suite struct TapSequenceTests {
  private var taps = TapSequence()

  @Test mutating func `down and up is a tap`() {
    #expect(taps.down(1, at: .zero) == .goesOn(deadline: nil))
    #expect(taps.up(1) == .recognized)
  }

  @Test mutating func `a double tap needs two, in time`() {
    taps.tapsRequired = 2
    #expect(taps.down(1, at: .zero) == .goesOn(deadline: GestureFigures.tapPress))
    #expect(taps.up(1) == .goesOn(deadline: GestureFigures.tapInterval))
    #expect(taps.down(2, at: CGPoint(x: 20, y: 0)) == .goesOn(deadline: GestureFigures.tapPress))
    #expect(taps.up(2) == .recognized)
  }

  @Test mutating func `taps at two places are no double tap`() {
    taps.tapsRequired = 2
    _ = taps.down(1, at: .zero)
    _ = taps.up(1)
    #expect(taps.down(2, at: CGPoint(x: 46, y: 0)) == .failed)
  }

  @Test mutating func `two fingers tap when both are up`() {
    taps.fingersRequired = 2
    _ = taps.down(1, at: .zero)
    _ = taps.down(2, at: CGPoint(x: 99, y: 0))
    #expect(taps.up(2) == .goesOn(deadline: GestureFigures.tapInterval))
    #expect(taps.up(1) == .recognized)
  }

  @Test mutating func `too many and too few fingers are no tap`() {
    _ = taps.down(1, at: .zero)
    #expect(taps.down(2, at: .zero) == .failed)
    var two = TapSequence()
    two.fingersRequired = 2
    _ = two.down(1, at: .zero)
    #expect(two.up(1) == .failed)
  }

  @Test mutating func `a finger may wander 20 points`() {
    _ = taps.down(1, at: .zero)
    #expect(taps.moved(1, to: CGPoint(x: 0, y: 20)))
    #expect(!taps.moved(1, to: CGPoint(x: 0, y: 20.1)))
    #expect(taps.moved(9, to: CGPoint(x: 900, y: 0)))
  }
}
