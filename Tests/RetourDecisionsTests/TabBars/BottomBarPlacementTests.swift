// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions
import Testing

struct BottomBarPlacementTests {
  private final class Page {}

  private let page = Page()
  private let other = Page()

  private var carried: BottomBarPlacement { .carried(by: ObjectIdentifier(page), room: 49) }

  @Test(arguments: [true, false])
  func `a layout pass shows or hides a bar at rest and leaves a carried one`(_ hidesBar: Bool) {
    for start in [BottomBarPlacement.inPlace, .away] {
      var placement = start
      placement.layOut(hidesBar: hidesBar)
      #expect(placement == (hidesBar ? .away : .inPlace))
    }
    var placement = carried
    placement.layOut(hidesBar: hidesBar)
    #expect(placement == carried)
  }

  @Test func `a transition makes its page carry the bar, wherever the bar was`() {
    for start in [.inPlace, .away, .carried(by: ObjectIdentifier(other), room: 20)]
      as [BottomBarPlacement]
    {
      var placement = start
      placement.carry(by: ObjectIdentifier(page), room: 49)
      #expect(placement == carried)
    }
  }

  @Test(arguments: [true, false])
  func `the end of a transition shows or hides the bar, wherever it was`(_ hidesBar: Bool) {
    for start in [.inPlace, .away, carried] as [BottomBarPlacement] {
      var placement = start
      placement.settle(hidesBar: hidesBar)
      #expect(placement == (hidesBar ? .away : .inPlace))
    }
  }

  @Test func `a request moves the bar only when a change of the stack changes it`() {
    var request = BottomBarRequest()
    let moves = [false, true, true, false].map { request.stackDidChange(hidesBar: $0) }
    #expect(moves == [false, true, false, true])
    #expect(!request.hidesBar)
    _ = request.stackDidChange(hidesBar: true)
    #expect(request.hidesBar)
  }
}
