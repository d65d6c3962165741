// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// The places of a table's rows, headers and footers in its content.
@MainActor
final class TableLayout {
  private unowned let view: UITableView
  private var geometry = ListGeometry([])

  init(_ view: UITableView) { self.view = view }

  private var metrics: TableMetrics { TableMetrics(view) }
  private var width: CGFloat { view.storedLayer.bounds.width }

  // MARK: Loading

  /// The number of rows of each section.
  var counts: [Int] { geometry.sections.map(\.rows.count) }

  /// Returns the number of rows of a section.
  func count(ofSection section: Int) -> Int { geometry.sections[section].rows.count }

  /// Takes the numbers of rows, with the heights that are known for them.
  func load(_ counts: [Int]) {
    geometry = ListGeometry(counts.enumerated().map { metrics.section($0, count: $1) })
    updateContentSize()
  }

  /// Takes the numbers of rows after an update; rows that stayed keep their heights.
  func load(_ counts: [Int], after update: ListUpdate) {
    var sections = counts.enumerated().map { metrics.section($0, count: $1) }
    for (former, section) in geometry.sections.enumerated() {
      guard let place = update.section(former), let map = update.rows(of: former),
        sections[place].knownRows != .all
      else { continue }
      let estimate = sections[place].rows.uniform ?? TableFigures.rowHeight
      sections[place].rows = section.rows.updated(by: map, estimate: estimate)
      sections[place].knownRows = section.knownRows.updated(by: map.place)
      for row in 0..<section.rows.count where update.reloads(ListPlace(former, row)) {
        guard let target = map.place(of: row) else { continue }
        sections[place].knownRows.remove(target, of: counts[place])
      }
    }
    geometry = ListGeometry(sections)
    updateContentSize()
  }

  /// The distance of the first section from the top of the content.
  private var start: CGFloat { view.tableHeaderView?.storedLayer.frame.height ?? 0 }

  /// The end of the last section.
  var end: CGFloat { start + CGFloat(geometry.height) }

  /// Gives the table the size of its content.
  func updateContentSize() {
    let footer = view.tableFooterView?.storedLayer.frame.height ?? 0
    let size = CGSize(width: width, height: end + footer)
    if view.contentSize != size { view.contentSize = size }
  }

  // MARK: Frames

  /// Whether a row exists.
  func contains(_ path: IndexPath) -> Bool {
    geometry.sections.indices.contains(path.section)
      && (0..<geometry.sections[path.section].rows.count).contains(path.row)
  }

  private func frame(of item: ListGeometry.Item) -> CGRect {
    let span = geometry.span(of: item)
    let inset = item.bar == nil ? metrics.rowInset : 0
    return CGRect(
      x: inset,
      y: start + span.start,
      width: max(0, width - 2 * inset),
      height: span.height
    )
  }

  /// Returns the frame of a row; zero for one that does not exist.
  func frame(of path: IndexPath) -> CGRect {
    contains(path) ? frame(of: .row(path.row, section: path.section)) : .zero
  }

  /// Returns the frame of a section, or of its header or footer.
  func frame(ofSection section: Int, isHeader: Bool?) -> CGRect {
    guard geometry.sections.indices.contains(section) else { return .zero }
    if let isHeader {
      return frame(of: .init(isHeader: isHeader, section: section))
    }
    let span = geometry.span(ofSection: section)
    return CGRect(x: 0, y: start + span.start, width: width, height: span.height)
  }

  /// Returns the frame in which a header or footer is visible; `nil` if it is not.
  func visibleFrame(ofBar isHeader: Bool, _ section: Int) -> CGRect? {
    guard geometry.sections.indices.contains(section) else { return nil }
    var frame = frame(ofSection: section, isHeader: isHeader)
    guard frame.height > 0 else { return nil }
    let visible = view.storedLayer.bounds
    if isHeader {
      frame.origin.y += metrics.headerPadding
      frame.size.height -= metrics.headerPadding
    }
    if view.style == .plain {
      let whole = self.frame(ofSection: section, isHeader: nil)
      let inset = view.adjustedContentInset
      frame.origin.y =
        isHeader
        ? FloatingBar.header(
          at: frame.minY,
          height: frame.height,
          end: whole.maxY - geometry.sections[section].footer,
          visible: visible.minY + inset.top
        )
        : FloatingBar.footer(
          at: frame.minY,
          height: frame.height,
          top: whole.minY + geometry.sections[section].header,
          visible: visible.maxY - inset.bottom
        )
    }
    return frame.intersects(visible) ? frame : nil
  }

  // MARK: Items in an area

  /// Returns the row at a point of the content.
  func path(at point: CGPoint) -> IndexPath? {
    guard case .row(let row, let section) = geometry.item(at: Double(point.y - start)),
      (0..<width).contains(point.x)
    else { return nil }
    return IndexPath(row: row, section: section)
  }

  /// Returns the first item in an area of the content.
  func first(in area: CGRect) -> ListGeometry.Item? {
    geometry.item(at: max(0, Double(area.minY - start)))
  }

  /// Returns the item after another one, if it begins in an area of the content.
  func next(_ item: ListGeometry.Item, in area: CGRect) -> ListGeometry.Item? {
    geometry.item(after: item).flatMap { begins($0, in: area) ? $0 : nil }
  }

  private func begins(_ item: ListGeometry.Item, in area: CGRect) -> Bool {
    start + geometry.span(of: item).start < area.maxY
  }

  /// Returns the rows in an area of the content.
  func paths(in area: CGRect) -> [IndexPath] {
    var paths: [IndexPath] = []
    var item = first(in: area).flatMap { begins($0, in: area) ? $0 : nil }
    while let present = item {
      if case .row(let row, let section) = present {
        paths.append(IndexPath(row: row, section: section))
      }
      item = next(present, in: area)
    }
    return paths
  }

  /// Returns the place at which a row would be dropped that is held with its middle at a place.
  func place(of move: RowMove, at middle: CGFloat) -> ListPlace {
    let sections = sections(in: view.storedLayer.bounds)
    return move.place(at: Double(middle - start), in: geometry, sections: sections)
  }

  /// Returns the sections in an area of the content.
  func sections(in area: CGRect) -> Range<Int> {
    guard let first = first(in: area)?.section else { return 0..<0 }
    var end = first
    while end < geometry.sections.count,
      start + geometry.span(ofSection: end).start < area.maxY
    {
      end += 1
    }
    return first..<end
  }

  // MARK: Heights

  /// Whether the height of an item is not an estimate.
  func knows(_ item: ListGeometry.Item) -> Bool { geometry.knows(item) }

  /// Makes the height of a row an estimate, unless all rows have the height of a property.
  func markUnknown(_ path: IndexPath) {
    guard view.rowHeight < 0 || !view.table.lacks(.rowHeight) else { return }
    geometry.markUnknown(path.row, section: path.section)
  }

  /// Changes a height; what is visible stays where it is, unless the content is at its edge.
  ///
  /// - Parameters:
  ///   - height: The height, in points.
  ///   - item: The item.
  ///   - anchor: The first row that was visible before; without one, what is below the top stays.
  func set(_ height: Double, of item: ListGeometry.Item, above anchor: IndexPath?) {
    let top = start + geometry.span(of: item).start
    let change = geometry.set(max(0, height), of: item)
    geometry.markKnown(item)
    let isAbove = anchor.map(item.isAbove) ?? (top < view.storedLayer.bounds.minY)
    let least = view.engine.space.y.least
    var offset = view.contentOffset
    // Content at its edge, or pulled beyond it, stays there.
    guard change != 0, isAbove, offset.y > least else { return }
    offset.y = max(least, offset.y + change)
    view.engine.setOffset(offset, keepsMotion: true)
  }
}

extension ListGeometry.Item {
  /// Creates the item of a header or footer.
  init(isHeader: Bool, section: Int) {
    self = isHeader ? .header(section: section) : .footer(section: section)
  }

  /// The kind and section of a header or footer; `nil` for a row.
  var bar: (isHeader: Bool, section: Int)? {
    switch self {
    case .header(let section): (true, section)
    case .footer(let section): (false, section)
    case .row: nil
    }
  }

  /// Whether the item is above a row.
  fileprivate func isAbove(_ path: IndexPath) -> Bool {
    switch self {
    case .header(let section): section <= path.section
    case .row(let row, let section): (section, row) < (path.section, path.row)
    case .footer(let section): section < path.section
    }
  }

  /// The section.
  var section: Int {
    switch self {
    case .header(let section), .footer(let section), .row(_, let section): section
    }
  }
}
