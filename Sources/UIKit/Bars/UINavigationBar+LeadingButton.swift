// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

extension UINavigationBar {
  /// The back button of the top item, or the view of its first left item if it shows none.
  package var leadingButton: UIView? {
    layoutIfNeeded()
    guard let content = engine.content else { return nil }
    return content.backButton ?? content.items.left.first?.view
  }
}
