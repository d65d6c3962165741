// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions
import Testing

/// The heights of sheets, and the finger that drags between them.
struct DetentDragTests {
  private let detents = SheetDetents(values: [770, 385], highest: 10, bottom: 800, inset: 20)

  @Test func `places are sorted, without duplicates, and at least one`() {
    #expect(detents.tops == [10, 395] && detents.lowest == 395)
    let odd = SheetDetents(values: [.nan, 900, -5, 900], highest: 10, bottom: 800, inset: 20)
    #expect(odd.tops == [10, 780])
    #expect(SheetDetents(values: [], highest: 10, bottom: 800, inset: 0).tops == [10])
  }

  @Test func `the page below is drawn back on the way to the highest place`() {
    #expect(detents.expansion(at: 395) == 0 && detents.expansion(at: 10) == 1)
    #expect(detents.expansion(at: 202.5) == 0.5)
    let low = SheetDetents(values: [300, 200], highest: 10, bottom: 800, inset: 20)
    #expect(low.expansion(at: low.tops[0]) == 0)
    #expect(
      SheetDetents(values: [770], highest: 10, bottom: 800, inset: 20).expansion(at: 400) == 1
    )
  }

  @Test func `the dim begins above the highest place without one`() {
    #expect(detents.dim(at: 395, undimmed: nil) == 1)
    #expect(detents.dim(at: 395, undimmed: 395) == 0 && detents.dim(at: 10, undimmed: 395) == 1)
    #expect(detents.dim(at: 10, undimmed: 10) == 0)
  }

  @Test func `between the places the sheet follows the finger, and settles at the nearest`() {
    var machine = DetentDragStateMachine(detents, from: 395)
    let moves = machine.moved(by: -100)
    #expect(moves == [.resize(top: 295)])
    let end = machine.ended(by: -100, velocity: 0)
    #expect(end == .settle(at: 1, isAttempt: false) && !machine.isActive)
    var flick = DetentDragStateMachine(detents, from: 395)
    _ = flick.moved(by: -100)
    let flicked = flick.ended(by: -100, velocity: -500)
    #expect(flicked == .settle(at: 0, isAttempt: false))
  }

  @Test func `above the highest place the sheet resists`() {
    var machine = DetentDragStateMachine(detents, from: 10)
    let moves = machine.moved(by: -100)
    guard case .resize(let top)? = moves.first else { return #expect(Bool(false)) }
    #expect(top < 10 && top > 0)
  }

  @Test func `below the lowest place it is dismissed, and comes back`() {
    var machine = DetentDragStateMachine(detents, from: 395)
    let asks = machine.moved(by: 81)
    #expect(asks == [.resize(top: 395), .requestDismissal])
    let begins = machine.answered(mayDismiss: true, at: 81)
    #expect(begins == [.beginDismissal, .update(progress: 0.2)])
    let back = machine.moved(by: -5)
    #expect(back == [.leaveDismissal, .resize(top: 390)])
    _ = machine.moved(by: 81)
    _ = machine.answered(mayDismiss: true, at: 81)
    let end = machine.ended(by: 300, velocity: 0)
    #expect(end == .finish(velocity: 0))
  }

  @Test func `a sheet that may not be dismissed resists, and tells of the attempt`() {
    var machine = DetentDragStateMachine(detents, from: 395)
    _ = machine.moved(by: 200)
    let answer = machine.answered(mayDismiss: false, at: 200)
    guard case .resize(let top)? = answer.first else { return #expect(Bool(false)) }
    #expect(top > 395 && top < 595)
    let end = machine.ended(by: 200, velocity: 0)
    #expect(end == .settle(at: 1, isAttempt: true))
  }

  @Test func `a cancelled finger returns the sheet to where it was`() {
    var machine = DetentDragStateMachine(detents, from: 10)
    _ = machine.moved(by: 300)
    let end = machine.cancelled()
    #expect(end == .settle(at: 0, isAttempt: false))
    let again = machine.cancelled()
    #expect(again == nil)
  }
}
