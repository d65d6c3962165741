// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// The headers and footers of a table that are visible.
@MainActor
final class TableBars {
  /// The identifier of views with a title of the data source.
  static let identifier = "UITableViewTitleHeaderFooterView"

  private struct Bar {
    let isHeader: Bool
    let section: Int
    let view: UIView
  }

  private unowned let table: UITableView
  private var bars: [Bar] = []
  private var pool = ReusePool<UITableViewHeaderFooterView>()
  /// Views that were made to find out whether the delegate makes any.
  private var probes: [Bar] = []

  init(_ table: UITableView) {
    self.table = table
    pool.register(UITableViewHeaderFooterView.self, for: Self.identifier)
  }

  // MARK: Reuse

  func register(_ type: UITableViewHeaderFooterView.Type?, for identifier: String) {
    pool.register(type, for: identifier)
  }

  func dequeue(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = pool.take(identifier) {
      view.prepareForReuse()
      return view
    }
    return pool.type(for: identifier).map { ReusableViews.make($0, identifier) }
  }

  // MARK: Access

  /// Returns the visible header or footer of a section.
  func view(isHeader: Bool, _ section: Int) -> UIView? {
    bars.first { $0.isHeader == isHeader && $0.section == section }?.view
  }

  /// Whether a section has a header or footer.
  func exists(isHeader: Bool, _ section: Int) -> Bool {
    let answer: TableAnswers = isHeader ? .headerView : .footerView
    if table.delegate != nil, !table.table.lacks(answer) {
      if probes.contains(where: { $0.isHeader == isHeader }) { return true }
      if let view = delegateView(isHeader: isHeader, section) {
        probes.append(Bar(isHeader: isHeader, section: section, view: view))
        return true
      }
    }
    return title(isHeader: isHeader, section) != nil
  }

  private func title(isHeader: Bool, _ section: Int) -> String? {
    isHeader
      ? table.dataSource?.tableView(table, titleForHeaderInSection: section)
      : table.dataSource?.tableView(table, titleForFooterInSection: section)
  }

  private func delegateView(isHeader: Bool, _ section: Int) -> UIView? {
    isHeader
      ? table.delegate?.tableView(table, viewForHeaderInSection: section)
      : table.delegate?.tableView(table, viewForFooterInSection: section)
  }

  /// Returns the header or footer of a section, which is made if it is not visible.
  func made(isHeader: Bool, _ section: Int) -> UIView? {
    if let view = view(isHeader: isHeader, section) { return view }
    guard let view = make(isHeader: isHeader, section) else { return nil }
    let place = HeaderFooterPlace(
      style: table.style,
      isHeader: isHeader,
      margin: TableFigures.margin(in: table.storedLayer.bounds.width) + table.table.rowInset
    )
    (view as? UITableViewHeaderFooterView)?.take(place)
    bars.append(Bar(isHeader: isHeader, section: section, view: view))
    view.isHidden = false
    isHeader
      ? table.delegate?.tableView(table, willDisplayHeaderView: view, forSection: section)
      : table.delegate?.tableView(table, willDisplayFooterView: view, forSection: section)
    table.addSubview(view)
    return view
  }

  private func make(isHeader: Bool, _ section: Int) -> UIView? {
    if let index = probes.firstIndex(where: { $0.isHeader == isHeader && $0.section == section }) {
      return probes.remove(at: index).view
    }
    if let view = delegateView(isHeader: isHeader, section) { return view }
    guard let title = title(isHeader: isHeader, section), let view = dequeue(Self.identifier) else {
      return nil
    }
    view.take(HeaderFooterPlace(style: table.style, isHeader: isHeader))
    view.show(title)
    return view
  }

  // MARK: Layout

  /// Places headers and footers, and removes those that are not visible.
  ///
  /// - Parameter frame: Returns the frame of a header or footer; `nil` if it is not visible.
  func place(_ frame: (_ isHeader: Bool, _ section: Int) -> CGRect?) {
    for bar in bars {
      guard let frame = frame(bar.isHeader, bar.section) else {
        remove(bar)
        continue
      }
      if bar.view.frame != frame { bar.view.frame = frame }
    }
  }

  /// Removes all headers and footers, which are made again.
  func removeAll() {
    probes = []
    for bar in bars { remove(bar) }
  }

  private func remove(_ bar: Bar) {
    bars.removeAll { $0.view === bar.view }
    if let view = bar.view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier,
      pool.add(view, as: identifier, limit: bars.count + 2)
    {
      view.isHidden = true
    } else {
      bar.view.removeFromSuperview()
    }
    bar.isHeader
      ? table.delegate?.tableView(
        table,
        didEndDisplayingHeaderView: bar.view,
        forSection: bar.section
      )
      : table.delegate?.tableView(
        table,
        didEndDisplayingFooterView: bar.view,
        forSection: bar.section
      )
  }
}
