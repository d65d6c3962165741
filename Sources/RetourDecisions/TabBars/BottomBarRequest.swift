// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A navigation stack's request to hide the tab bar below it.
///
/// It is decided when the stack changes; pages that change their mind later are asked at the next
/// change. Pure: no views, no clock, no globals.
package struct BottomBarRequest: Equatable, Sendable {
  /// Whether a page of the stack hides the tab bar.
  package private(set) var hidesBar = false

  /// Creates the request of a stack that shows the tab bar.
  package init() {}

  /// Updates the request after a change of the stack, or after a cancelled one.
  ///
  /// - Parameter hidesBar: Whether a page of the stack hides the tab bar now.
  /// - Returns: Whether the tab bar appears or disappears with the change.
  package mutating func stackDidChange(hidesBar: Bool) -> Bool {
    defer { self.hidesBar = hidesBar }
    return hidesBar != self.hidesBar
  }
}
