// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions
import Testing

/// Turns of pages, and the places of pages in their row.
struct PageTurnTests {
  @Test func `a neighbor is revealed once, at the side that is seen`() {
    var machine = PageTurnStateMachine()
    let all: PageSides = [.before, .after]
    let first = machine.scrolled(to: 0.1, isDragging: true, neighbors: all)
    #expect(first == [.reveal(.after)])
    let second = machine.scrolled(to: 0.2, isDragging: true, neighbors: all)
    #expect(second == [])
    let third = machine.scrolled(to: -0.1, isDragging: true, neighbors: all)
    #expect(third == [.conceal(.after), .reveal(.before)])
  }

  @Test func `a side without a neighbor reveals nothing`() {
    var machine = PageTurnStateMachine()
    let actions = machine.scrolled(to: -0.1, isDragging: true, neighbors: .after)
    #expect(actions == [] && machine.state == .resting)
  }

  @Test func `a drag past a whole page finishes the turn, a motion without a finger does not`() {
    var machine = PageTurnStateMachine()
    _ = machine.scrolled(to: 0.9, isDragging: false, neighbors: .after)
    let motion = machine.scrolled(to: 1, isDragging: false, neighbors: .after)
    #expect(motion == [])
    let drag = machine.scrolled(to: 1, isDragging: true, neighbors: .after)
    #expect(drag == [.finish(.after)] && machine.state == .resting)
  }

  @Test(arguments: [(0.5, true), (0.49, false), (-0.7, false)])
  func `pages at rest show the one that is nearer`(_ share: Double, _ turns: Bool) {
    var machine = PageTurnStateMachine()
    _ = machine.turn(to: .after)
    let action = machine.rested(at: share)
    #expect(action == (turns ? .finish(.after) : .conceal(.after)))
    let again = machine.rested(at: share)
    #expect(again == nil)
  }

  @Test(arguments: [false, true])
  func `a row places neighbors at either side, with the spacing between them`(_ mirrored: Bool) {
    let strip = PageStrip(length: 200, spacing: 20, isMirrored: mirrored)
    #expect(strip.pitch == 220 && strip.contentLength == 660 && strip.restingOffset == 220)
    #expect(strip.start(of: nil) == 230)
    #expect(strip.start(of: .after) == (mirrored ? 10 : 450))
    #expect(strip.start(of: .before) == (mirrored ? 450 : 10))
    #expect(strip.share(at: strip.offset(showing: .after)) == 1)
    #expect(strip.share(at: strip.offset(showing: .before)) == -1)
    #expect(strip.offset(strip.offset(showing: .after), after: .after) == 220)
  }

  @Test(arguments: [false, true])
  func `insets end the range where there is no neighbor`(_ mirrored: Bool) {
    let strip = PageStrip(length: 200, spacing: 0, isMirrored: mirrored)
    #expect(strip.insets(around: [.before, .after]) == (0, 0))
    #expect(strip.insets(around: .after) == (mirrored ? (0, -200) : (-200, 0)))
    #expect(strip.insets(around: []) == (-200, -200))
  }

  @Test func `a row without length or with a spacing that is no number is sane`() {
    let strip = PageStrip(length: 0, spacing: .nan, isMirrored: false)
    #expect(strip.pitch == 0 && strip.share(at: 10) == 0)
  }
}
