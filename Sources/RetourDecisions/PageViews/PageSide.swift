// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A side of the page that is shown.
package enum PageSide: CaseIterable, Sendable {
  /// The page before it, in reading order.
  case before
  /// The page after it.
  case after

  /// The other side.
  package var opposite: PageSide { self == .before ? .after : .before }
  /// The direction in reading order: -1 or 1.
  package var sign: Double { self == .before ? -1 : 1 }
}

/// The sides at which there is a page.
package struct PageSides: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// The set of one side.
  package init(_ side: PageSide) { self.init(rawValue: side == .before ? 1 : 2) }

  /// A page before the one that is shown.
  package static let before = PageSides(.before)
  /// A page after it.
  package static let after = PageSides(.after)
}
