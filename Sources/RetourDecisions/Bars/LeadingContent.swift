// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The content of the leading side of a bar, by Apple's rules; the first that applies decides.
///
/// Pure: no views, no clock, no globals.
package struct LeadingContent: Equatable {
  /// The properties of an item and its position in the stack that concern the leading side.
  package struct Conditions: Equatable {
    /// Whether there is an item below.
    package var hasItemBelow: Bool
    package var hasLeftItems: Bool
    package var leftItemsSupplementBackButton: Bool
    package var hidesBackButton: Bool
    package var hasBackAction: Bool

    package init(
      hasItemBelow: Bool = false,
      hasLeftItems: Bool = false,
      leftItemsSupplementBackButton: Bool = false,
      hidesBackButton: Bool = false,
      hasBackAction: Bool = false
    ) {
      self.hasItemBelow = hasItemBelow
      self.hasLeftItems = hasLeftItems
      self.leftItemsSupplementBackButton = leftItemsSupplementBackButton
      self.hidesBackButton = hidesBackButton
      self.hasBackAction = hasBackAction
    }
  }

  /// Whether the system's back button is visible.
  package let showsBackButton: Bool

  package init(_ conditions: Conditions) {
    if conditions.hasLeftItems && !conditions.leftItemsSupplementBackButton {
      showsBackButton = false
    } else if conditions.hidesBackButton {
      showsBackButton = false
    } else {
      showsBackButton = conditions.hasItemBelow || conditions.hasBackAction
    }
  }
}
