// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions
import Testing

/// The visibility of the back button beside left items.
struct LeadingContentTests {
  private typealias Conditions = LeadingContent.Conditions

  @Test(arguments: [
    (Conditions(), false),
    (Conditions(hasItemBelow: true), true),
    (Conditions(hasItemBelow: true, hasLeftItems: true), false),
    (Conditions(hasItemBelow: true, hasLeftItems: true, leftItemsSupplementBackButton: true), true),
    (Conditions(hasLeftItems: true, leftItemsSupplementBackButton: true), false),
    (Conditions(hasItemBelow: true, leftItemsSupplementBackButton: true), true),
    (Conditions(hasItemBelow: true, hidesBackButton: true), false),
    (
      Conditions(
        hasItemBelow: true,
        hasLeftItems: true,
        leftItemsSupplementBackButton: true,
        hidesBackButton: true
      ), false
    ),
    (Conditions(hasBackAction: true), true),
    (Conditions(hidesBackButton: true, hasBackAction: true), false),
    (Conditions(hasLeftItems: true, hasBackAction: true), false),
  ])
  func `the first rule that applies wins`(_ wishes: LeadingContent.Conditions, showsBack: Bool) {
    #expect(LeadingContent(wishes).showsBackButton == showsBack)
  }
}
