// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions
import Testing

struct InteractivePopRulesTests {
  typealias Item = InteractivePopRules.Item

  @Test(arguments: [
    (Item(), true), (Item(hidesBackButton: true), false), (Item(hasLeftItems: true), false),
    (Item(hasLeftItems: true, leftItemsSupplementBackButton: true), true),
    (Item(hidesBackButton: true, hasLeftItems: true, leftItemsSupplementBackButton: true), false),
  ])
  func `the swipe is allowed where the bar shows a back button`(_ item: Item, _ allowed: Bool) {
    #expect(InteractivePopRules(isBarHidden: false, item: item).allowSwipe == allowed)
    #expect(!InteractivePopRules(isBarHidden: true, item: item).allowSwipe)
  }

  @Test func `an empty bar allows no swipe`() {
    #expect(!InteractivePopRules(isBarHidden: false, item: nil).allowSwipe)
  }
}
