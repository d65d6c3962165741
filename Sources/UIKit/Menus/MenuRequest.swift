// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// A menu, and the view that shows it.
@MainActor
struct MenuRequest {
  let menu: UIMenu
  /// The view that the menu belongs to; the menu closes when it leaves its window.
  let source: UIView
  /// The area that the menu stays beside, in the source's coordinates.
  let area: CGRect
  /// The sender of the actions.
  let sender: Any?
  /// Called when the menu opens (`true`) and when it begins to close.
  var onChange: @MainActor (Bool) -> Void = { _ in }
}
