// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The superview of a cell's content.
@preconcurrency @MainActor
final class UITableViewCellContentView: SelfSizingContentView {
  override func layoutSubviews() {
    super.layoutSubviews()
    if let cell = storedSuperview as? UITableViewCell { cell.content.layOut(in: cell) }
  }
}
