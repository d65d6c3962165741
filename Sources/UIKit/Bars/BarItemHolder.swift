// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// An owner or a view of bar items, which receives their changes.
@MainActor
protocol BarItemHolder: AnyObject {
  /// Receives a change of an item's content or appearance.
  func barItemDidChange(_ item: UIBarItem)
  /// Returns the button that shows an item; `nil` without one.
  func button(of item: UIBarItem) -> UIView?
}

extension BarItemHolder {
  func button(of item: UIBarItem) -> UIView? { nil }
}
