// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// Decides what stands on the leading side of a bar: Apple's rules, the first that applies wins.
///
/// Pure: no views, no clock, no globals.
struct LeadingContent: Equatable {
  /// What an item and its place in the stack say about the leading side.
  struct Wishes: Equatable {
    /// Whether there is an item below.
    var hasItemBelow = false
    var hasLeftItems = false
    var leftItemsSupplementBackButton = false
    var hidesBackButton = false
    var hasBackAction = false
  }

  /// Whether the system's back button is there.
  let showsBackButton: Bool

  init(_ wishes: Wishes) {
    if wishes.hasLeftItems && !wishes.leftItemsSupplementBackButton {
      showsBackButton = false
    } else if wishes.hidesBackButton {
      showsBackButton = false
    } else {
      showsBackButton = wishes.hasItemBelow || wishes.hasBackAction
    }
  }
}
