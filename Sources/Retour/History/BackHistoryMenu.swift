// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import UIKit

/// The menu that a long press or a right click on a custom back button opens.
public enum BackHistoryMenu {
  /// A row for each entry of the ``BackHistory``.
  case automatic
  /// No menu.
  case disabled
  /// The menu that the closure returns; it receives the history and the automatic menu.
  ///
  /// ```swift
  /// stack.historyMenu = .custom { history, menu in
  ///   menu.replacingChildren(menu.children + [help])
  /// }
  /// ```
  case custom(@MainActor (BackHistory, UIMenu) -> UIMenu)
}
