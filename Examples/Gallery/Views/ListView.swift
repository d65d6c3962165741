// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A list of rows, which scrolls where they have no room.
final class ListView: UIScrollView {
  /// The rows, from top to bottom.
  var rows: [ListRow] = [] {
    didSet {
      for row in oldValue { row.removeFromSuperview() }
      for row in rows { addSubview(row) }
      setNeedsLayout()
    }
  }

  private static let rowHeight: CGFloat = 60
  /// The minimum height of a row, in points (Human Interface Guidelines).
  private static let leastRowHeight: CGFloat = 44

  override func layoutSubviews() {
    super.layoutSubviews()
    let insets = adjustedContentInset
    let room = bounds.height - insets.top - insets.bottom
    // On a small screen the rows shrink, so that more of them are visible.
    let share = rows.isEmpty ? 0 : (room / CGFloat(rows.count)).rounded(.down)
    let height = min(max(share, Self.leastRowHeight), Self.rowHeight)
    contentSize = CGSize(width: bounds.width, height: CGFloat(rows.count) * height)
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: 0,
        y: CGFloat(index) * height,
        width: bounds.width,
        height: height
      )
    }
  }
}
