// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions
import Testing

/// The place of a search bar in a navigation bar.
struct SearchPlacementTests {
  private func place(
    _ preferred: SearchPlacement,
    isWide: Bool = true,
    hasFreeMiddle: Bool = false,
    hasScopes: Bool = false
  ) -> SearchPlacement {
    SearchPlacement(
      SearchPlacement.Conditions(
        preferred: preferred,
        isWide: isWide,
        hasFreeMiddle: hasFreeMiddle,
        hasScopes: hasScopes
      )
    )
  }

  @Test func `a field in the row needs a wide bar`() {
    #expect(place(.integrated) == .integrated)
    #expect(place(.integrated, isWide: false) == .stacked)
    #expect(place(.integratedCentered, isWide: false, hasFreeMiddle: true) == .stacked)
  }

  @Test func `a field in the middle needs the middle`() {
    #expect(place(.integratedCentered, hasFreeMiddle: true) == .integratedCentered)
    #expect(place(.integratedCentered) == .integrated)
    #expect(place(.integrated, hasFreeMiddle: true) == .integrated)
  }

  @Test func `scopes need the room below the row`() {
    #expect(place(.integrated, hasScopes: true) == .stacked)
    #expect(place(.integratedCentered, hasFreeMiddle: true, hasScopes: true) == .stacked)
  }

  @Test(arguments: [false, true])
  func `below the titles and the button are the same everywhere`(isWide: Bool) {
    #expect(place(.stacked, isWide: isWide) == .stacked)
    #expect(place(.integratedButton, isWide: isWide, hasScopes: true) == .integratedButton)
  }

  @Test func `a search that a button began is in the place of the row`() {
    #expect(!SearchPlacement.integratedButton.isBelowRow(isActive: false))
    #expect(SearchPlacement.integratedButton.isBelowRow(isActive: true))
    for isActive in [false, true] {
      #expect(SearchPlacement.stacked.isBelowRow(isActive: isActive))
      #expect(!SearchPlacement.integrated.isBelowRow(isActive: isActive))
      #expect(!SearchPlacement.integratedCentered.isBelowRow(isActive: isActive))
    }
  }
}
