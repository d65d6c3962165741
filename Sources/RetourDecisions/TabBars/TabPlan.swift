// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The division of tabs into those that have a button and those that the "More" page lists.
///
/// Pure: no views, no clock, no globals.
package enum TabPlan {
  /// The most tabs that have a button each (Apple documentation: five fit a phone).
  package static let mostButtons = 5

  /// Returns the number of tabs that have a button of their own.
  ///
  /// - Parameter count: The number of all tabs.
  /// - Returns: The number: one button is the "More" button where there are too many tabs.
  package static func buttons(of count: Int) -> Int {
    count > mostButtons ? mostButtons - 1 : count
  }

  /// Returns whether the "More" page lists some of the tabs.
  ///
  /// - Parameter count: The number of all tabs.
  /// - Returns: Whether there are too many tabs for the buttons.
  package static func listsTabs(of count: Int) -> Bool { buttons(of: count) < count }
}
