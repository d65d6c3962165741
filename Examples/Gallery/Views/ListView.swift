// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A list of rows.
final class ListView: UIView {
  /// The rows, from top to bottom.
  var rows: [ListRow] = [] {
    didSet {
      for row in oldValue { row.removeFromSuperview() }
      for row in rows { addSubview(row) }
      setNeedsLayout()
    }
  }

  private static let rowHeight: CGFloat = 60
  /// The minimum height of a row, in points: less than the 44 of the Human Interface Guidelines,
  /// so that all pages of the longest section are visible on a common phone.
  private static let leastRowHeight: CGFloat = 40

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.inset(by: safeAreaInsets)
    // On a small screen the rows shrink, so that all of them are visible.
    let share = rows.isEmpty ? 0 : (area.height / CGFloat(rows.count)).rounded(.down)
    let height = min(max(share, Self.leastRowHeight), Self.rowHeight)
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: 0,
        y: area.minY + CGFloat(index) * height,
        width: bounds.width,
        height: height
      )
    }
  }
}
