// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// Which of back button and left items are on the leading side.
@Suite struct LeadingContentTests {
  private typealias Wishes = LeadingContent.Wishes

  @Test(arguments: [
    (Wishes(), false),
    (Wishes(hasItemBelow: true), true),
    (Wishes(hasItemBelow: true, hasLeftItems: true), false),
    (Wishes(hasItemBelow: true, hasLeftItems: true, leftItemsSupplementBackButton: true), true),
    (Wishes(hasLeftItems: true, leftItemsSupplementBackButton: true), false),
    (Wishes(hasItemBelow: true, leftItemsSupplementBackButton: true), true),
    (Wishes(hasItemBelow: true, hidesBackButton: true), false),
    (
      Wishes(
        hasItemBelow: true,
        hasLeftItems: true,
        leftItemsSupplementBackButton: true,
        hidesBackButton: true
      ), false
    ),
    (Wishes(hasBackAction: true), true),
    (Wishes(hidesBackButton: true, hasBackAction: true), false),
    (Wishes(hasLeftItems: true, hasBackAction: true), false),
  ])
  func `the first rule that applies wins`(_ wishes: LeadingContent.Wishes, showsBack: Bool) {
    #expect(LeadingContent(wishes).showsBackButton == showsBack)
  }
}
