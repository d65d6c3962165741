// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// The heights and insets of a table's parts, as its delegate, data source and properties say.
@MainActor
struct TableMetrics {
  private unowned let view: UITableView

  init(_ view: UITableView) { self.view = view }

  private var delegate: (any UITableViewDelegate)? { view.delegate }
  private var isPlain: Bool { view.style == .plain }

  /// The horizontal distance of rows from the edges of the table.
  var rowInset: CGFloat {
    guard view.style == .insetGrouped else { return 0 }
    let safe = view.computedSafeAreaInsets
    return TableFigures.margin(in: view.storedLayer.bounds.width) + max(safe.left, safe.right)
  }

  /// The room above the header of a section.
  var headerPadding: CGFloat {
    guard isPlain else { return 0 }
    let padding = view.sectionHeaderTopPadding
    return padding < 0 ? TableFigures.plainHeaderPadding : padding
  }

  // MARK: Numbers

  /// Returns the number of rows of each section, as the data source says now.
  func counts() -> [Int] {
    guard let source = view.dataSource else { return [] }
    let sections = source.numberOfSections(in: view)
    return (0..<max(0, sections)).map { section in
      let rows = source.tableView(view, numberOfRowsInSection: section)
      TableMisuse.verify(rows: rows, in: section)
      return rows
    }
  }

  // MARK: Heights

  /// Returns a section with the heights that are known before it is visible.
  func section(_ section: Int, count: Int) -> ListGeometry.Section {
    var result = ListGeometry.Section(rows: RowHeights(0, count: 0))
    (result.rows, result.knownRows) = rows(of: section, count: count)
    (result.header, result.knowsHeader) = header(of: section)
    (result.footer, result.knowsFooter) = footer(of: section)
    return result
  }

  private func rows(of section: Int, count: Int) -> (RowHeights, KnownRows) {
    guard count > 0 else { return (RowHeights(0, count: 0), .all) }
    let answers = view.table
    let path = IndexPath(row: 0, section: section)
    var first = view.rowHeight
    if let delegate, !answers.lacks(.rowHeight) {
      first = delegate.tableView(view, heightForRowAt: path)
    }
    if delegate == nil || answers.lacks(.rowHeight), view.rowHeight >= 0 {
      return (RowHeights(view.rowHeight, count: count), .all)
    }
    let estimate = self.estimate(at: path)
    if estimate == 0, delegate != nil, !answers.lacks(.rowHeight) {
      return (RowHeights((0..<count).map { height(of: $0, in: section) ?? 44 }), .all)
    }
    if let delegate, !answers.lacks(.estimatedRowHeight) {
      let heights = (0..<count).map { row in
        let path = IndexPath(row: row, section: section)
        let height = delegate.tableView(view, estimatedHeightForRowAt: path)
        return height < 0 ? TableFigures.rowHeight : height
      }
      return (RowHeights(heights.map(Double.init)), .some([]))
    }
    let standard = first >= 0 ? first : TableFigures.rowHeight
    return (RowHeights(estimate > 0 ? estimate : standard, count: count), .some([]))
  }

  private func estimate(at path: IndexPath) -> CGFloat {
    if let delegate, !view.table.lacks(.estimatedRowHeight) {
      return delegate.tableView(view, estimatedHeightForRowAt: path)
    }
    return view.estimatedRowHeight
  }

  /// Returns the height of a row; `nil` if its cell determines it.
  func height(of row: Int, in section: Int) -> Double? {
    var height = view.rowHeight
    if let delegate, !view.table.lacks(.rowHeight) {
      height = delegate.tableView(view, heightForRowAt: IndexPath(row: row, section: section))
    }
    return height >= 0 ? Double(height) : nil
  }

  // MARK: Headers and footers

  private func header(of section: Int) -> (Double, Bool) {
    let height =
      delegate?.tableView(view, heightForHeaderInSection: section) ?? view.sectionHeaderHeight
    if height >= 0 { return (height > 0 ? height + headerPadding : 0, true) }
    guard view.table.hasBar(isHeader: true, section) else {
      return (isPlain ? 0 : section == 0 ? TableFigures.groupedTop : TableFigures.groupedGap, true)
    }
    var estimate =
      delegate?.tableView(view, estimatedHeightForHeaderInSection: section)
      ?? view.estimatedSectionHeaderHeight
    if estimate < 0 { estimate = isPlain ? TableFigures.plainHeader : TableFigures.groupedHeader }
    return (estimate + headerPadding, false)
  }

  private func footer(of section: Int) -> (Double, Bool) {
    let height =
      delegate?.tableView(view, heightForFooterInSection: section) ?? view.sectionFooterHeight
    if height >= 0 { return (height, true) }
    guard view.table.hasBar(isHeader: false, section) else {
      return (isPlain ? 0 : TableFigures.groupedGap, true)
    }
    let estimate =
      delegate?.tableView(view, estimatedHeightForFooterInSection: section)
      ?? view.estimatedSectionFooterHeight
    return (estimate < 0 ? TableFigures.plainHeader : estimate, false)
  }

  /// Returns the height of a header or footer that determines it.
  func height(of bar: UIView, isHeader: Bool, _ width: CGFloat) -> Double {
    let height =
      bar is UITableViewHeaderFooterView || !bar.fitsConstraints
      ? bar.sizeThatFits(CGSize(width: width, height: 0)).height : bar.fittedHeight(in: width)
    guard isHeader else { return height }
    let isTitle = (bar as? UITableViewHeaderFooterView)?.reuseIdentifier == TableBars.identifier
    let least = isTitle && !isPlain ? TableFigures.groupedHeader : 0
    return max(least, height) + headerPadding
  }

  // MARK: Rows

  /// Returns the properties of a cell that the table determines.
  func setting(for path: IndexPath, count: Int) -> CellSetting {
    CellSetting(
      style: view.style,
      isFirst: path.row == 0,
      isLast: path.row == count - 1,
      separatorStyle: view.separatorStyle,
      separatorColor: view.separatorColor,
      separatorInset: view.table.separatorInset,
      editingStyle: view.table.editingStyle(at: path),
      selectsWhileEditing: view.isEditing && view.allowsMultipleSelectionDuringEditing,
      isMovable: view.table.isMovable(path),
      indexWidth: view.table.index.width
    )
  }
}
