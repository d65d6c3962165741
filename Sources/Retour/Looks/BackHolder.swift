// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// Holds the view that a back button looks like; it leaves its control while it moves in the bar.
@MainActor
final class BackHolder: UIView {
  weak var control: BackControl?

  override func layoutSubviews() {
    super.layoutSubviews()
    control?.adoptContentSize()
  }
}
