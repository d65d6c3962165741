// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

extension UINavigationBar {
  /// Updates the titles on screen and the room for them.
  func largeTitlesDidChange() {
    managingController?.engine.container.forgetTitles()
    engine.appearanceDidChange()
    managingController?.storedView?.setNeedsLayout()
  }

  /// Returns whether the top of a stack of items has a large title.
  ///
  /// - Parameter items: The items from the top.
  /// - Returns: Whether it has; never in a bar without a controller (our decision).
  func showsLargeTitle(of items: some Sequence<UINavigationItem>) -> Bool {
    guard showsLargeTitles, managingController != nil else { return false }
    return LargeTitle.isShown(
      modes: items.lazy.map(\.storedLargeTitleDisplayMode.decision),
      prefersLargeTitles: true,
      isCompact: computedTraits.verticalSizeClass == .compact
    )
  }
}

extension UINavigationItem {
  /// The wish of an item for a large title.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the item below; the root's title is large.
    case automatic = 0
    /// A large title.
    case always = 1
    /// A small title.
    case never = 2

    fileprivate var decision: LargeTitle.Mode {
      switch self {
      case .automatic: .automatic
      case .always: .always
      case .never: .never
      }
    }
  }
}
