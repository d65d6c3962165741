// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// A column of rows for tab bar items; their height shrinks if there are more than fit.
@preconcurrency @MainActor
final class UIMoreListView: UIView, BarItemHolder {
  private(set) var cells: [UIMoreListCell] = []

  /// Shows items.
  ///
  /// - Parameters:
  ///   - items: The items, from top to bottom.
  ///   - onChoice: Called with the index of a row that was tapped.
  func show(_ items: [UITabBarItem], onChoice: @escaping @MainActor (Int) -> Void) {
    guard cells.map(\.item) != items else { return }
    for cell in cells {
      cell.removeFromSuperview()
      cell.item.removeHolder(self)
    }
    cells = items.enumerated().map { index, item in
      let cell = UIMoreListCell(item: item)
      cell.addAction(UIAction { _ in onChoice(index) }, for: .touchUpInside)
      item.setHolder(self)
      addSubview(cell)
      return cell
    }
    setNeedsLayout()
  }

  func barItemDidChange(_ item: UIBarItem) {
    cells.first { $0.item === item }?.showItem()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let insets = computedSafeAreaInsets
    let bounds = storedLayer.bounds
    let room = bounds.height - insets.top - insets.bottom
    let share = (room / CGFloat(max(cells.count, 1))).rounded(.down)
    let height = max(0, min(MoreFigures.rowHeight, share))
    for (index, cell) in cells.enumerated() {
      cell.frame = CGRect(
        x: 0,
        y: insets.top + CGFloat(index) * height,
        width: bounds.width,
        height: height
      )
    }
  }
}
