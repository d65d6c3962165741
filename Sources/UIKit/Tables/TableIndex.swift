// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// The index of a plain table, along which a finger moves from section to section.
@MainActor
final class TableIndex {
  private unowned let view: UITableView
  private var titles: [String] = []
  private var control: UITableViewIndex?

  init(_ view: UITableView) { self.view = view }

  /// The room beside the rows that the index takes, in points.
  var width: CGFloat { control == nil ? 0 : UITableViewIndex.width }

  /// Asks the data source for the titles.
  ///
  /// - Parameter rows: The number of rows of the table.
  /// - Returns: Whether the index takes another room than before.
  func load(rows: Int) -> Bool {
    let former = width
    let shows = view.style == .plain && rows >= view.sectionIndexMinimumDisplayRowCount
    titles = shows ? view.dataSource?.sectionIndexTitles(for: view) ?? [] : []
    if titles.isEmpty {
      control?.removeFromSuperview()
      control = nil
    } else {
      let control = control ?? UITableViewIndex { [unowned self] in choose($0) }
      self.control = control
      control.titles = titles
      colorsDidChange()
      if control.storedSuperview == nil { view.addSubview(control) }
    }
    return width != former
  }

  /// The table's colors of the index changed.
  func colorsDidChange() {
    control?.show(
      view.sectionIndexColor,
      background: view.sectionIndexBackgroundColor,
      trackingBackground: view.sectionIndexTrackingBackgroundColor
    )
  }

  /// Keeps the index where it is on the screen, in front of the rows.
  func layOut() {
    guard let control else { return }
    let (bounds, insets) = (view.storedLayer.bounds, view.adjustedContentInset)
    let safe = view.computedSafeAreaInsets
    let x =
      view.isRightToLeft
      ? bounds.minX + safe.left : bounds.maxX - safe.right - UITableViewIndex.width
    let frame = CGRect(
      x: x,
      y: bounds.minY + insets.top,
      width: UITableViewIndex.width,
      height: max(0, bounds.height - insets.top - insets.bottom)
    )
    if control.storedLayer.frame != frame { control.frame = frame }
    if view.storedSubviews.last !== control { view.bringSubviewToFront(control) }
  }

  /// Shows the section of a title at the top.
  private func choose(_ index: Int) {
    guard titles.indices.contains(index), let source = view.dataSource else { return }
    let title = titles[index]
    let section = source.tableView(view, sectionForSectionIndexTitle: title, at: index)
    // The app may scroll elsewhere itself, and return no section.
    guard view.table.counts.indices.contains(section) else { return }
    let top = view.table.rect(ofSection: section, isHeader: nil).minY
    let axis = view.engine.space.y
    let y = min(max(top - view.adjustedContentInset.top, axis.least), axis.most)
    view.setContentOffset(CGPoint(x: view.contentOffset.x, y: y), animated: false)
  }
}
