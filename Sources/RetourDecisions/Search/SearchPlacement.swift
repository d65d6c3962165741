// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The place of a search bar in a navigation bar.
///
/// Pure: no views, no clock, no globals.
package enum SearchPlacement: Equatable, Sendable {
  /// Below the titles.
  case stacked
  /// At the trailing end of the row.
  case integrated
  /// In the middle of the row.
  case integratedCentered
  /// In place of the row, while the user searches; else a button at the trailing end of the row.
  case integratedButton

  /// The conditions that the place depends on.
  package struct Conditions {
    package var preferred: SearchPlacement
    /// Whether the bar has the regular width.
    package var isWide: Bool
    /// Whether neither the title nor items are in the middle of the row.
    package var hasFreeMiddle: Bool
    /// Whether the search bar has scopes, for which the row has no room.
    package var hasScopes: Bool

    package init(
      preferred: SearchPlacement,
      isWide: Bool,
      hasFreeMiddle: Bool = false,
      hasScopes: Bool = false
    ) {
      (self.preferred, self.isWide) = (preferred, isWide)
      (self.hasFreeMiddle, self.hasScopes) = (hasFreeMiddle, hasScopes)
    }
  }

  /// Chooses the place: where the row has no room for the preferred one, it is below the titles
  /// (Apple documentation for wide bars, the rest our decision).
  package init(_ conditions: Conditions) {
    switch conditions.preferred {
    case .stacked, .integratedButton: self = conditions.preferred
    case .integrated, .integratedCentered:
      if !conditions.isWide || conditions.hasScopes {
        self = .stacked
      } else {
        self = conditions.hasFreeMiddle ? conditions.preferred : .integrated
      }
    }
  }

  /// Whether the field is in the row.
  package var isInRow: Bool { self == .integrated || self == .integratedCentered }

  /// Returns whether the search bar is below the row, or in its place.
  ///
  /// - Parameter isActive: Whether the user searches.
  /// - Returns: Whether it is.
  package func isBelowRow(isActive: Bool) -> Bool {
    self == .stacked || self == .integratedButton && isActive
  }
}
