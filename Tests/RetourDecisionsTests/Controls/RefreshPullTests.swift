// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Testing

@testable import RetourDecisions

struct RefreshPullTests {
  @Test func `a drag to the threshold refreshes, and less or a bounce does not`() {
    var pull = RefreshPull()
    let early = [pull.moved(to: 109, isDragged: true), pull.moved(to: 200, isDragged: false)]
    #expect(early == [false, false] && !pull.isRefreshing)
    let late = [pull.moved(to: 110, isDragged: true), pull.moved(to: 150, isDragged: true)]
    #expect(late == [true, false], "the second time it runs already")
    #expect(pull.isRefreshing && !pull.keepsRoom)
  }

  @Test func `the next refresh needs content that was at its edge`() {
    var pull = RefreshPull()
    _ = pull.moved(to: 120, isDragged: true)
    pull.end()
    let begins = [140, 0, 140].map { pull.moved(to: $0, isDragged: true) }
    #expect(begins == [false, false, true])
  }

  @Test func `content gets its room when the finger lets go, or at once`() {
    var pull = RefreshPull()
    pull.dragEnded()
    #expect(!pull.keepsRoom)
    pull.begin(isDragged: true)
    #expect(!pull.keepsRoom)
    pull.dragEnded()
    #expect(pull.keepsRoom)
    pull.end()
    #expect(!pull.keepsRoom)
    pull.begin(isDragged: false)
    #expect(pull.keepsRoom)
  }

  @Test(arguments: [(-10, 0), (0, 0), (55, 0.5), (110, 1), (300, 1)] as [(Double, Double)])
  func `the share is that of the way to the threshold`(_ distance: Double, _ share: Double) {
    #expect(RefreshPull().share(at: distance) == share)
  }
}
