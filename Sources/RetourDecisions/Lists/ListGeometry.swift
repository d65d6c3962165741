// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The places of the headers, rows and footers of a list.
///
/// Pure: lengths in points along the list. A change of one height, the item at an offset and the
/// offset of an item take O(log *n*).
package struct ListGeometry: Equatable, Sendable {
  /// A section of a list.
  package struct Section: Equatable, Sendable {
    /// The height of the header; 0 without one.
    package var header: Double
    /// The heights of the rows.
    package var rows: RowHeights
    /// The height of the footer; 0 without one.
    package var footer: Double
    /// The rows whose heights are not estimates.
    package var knownRows = KnownRows.all
    /// Whether the height of the header is not an estimate.
    package var knowsHeader = true
    /// Whether the height of the footer is not an estimate.
    package var knowsFooter = true

    /// Creates a section.
    package init(header: Double = 0, rows: RowHeights, footer: Double = 0) {
      (self.header, self.rows, self.footer) = (header, rows, footer)
    }

    /// The height of the section.
    package var height: Double { header + rows.total + footer }
  }

  /// A part of a list.
  package enum Item: Equatable, Sendable {
    case header(section: Int)
    case row(Int, section: Int)
    case footer(section: Int)
  }

  /// The sections.
  package private(set) var sections: [Section]
  private var starts: PrefixSums

  /// Creates the geometry of sections.
  package init(_ sections: [Section]) {
    self.sections = sections
    starts = PrefixSums(sections.map(\.height))
  }

  /// The height of the list.
  package var height: Double { starts.total }

  /// Returns the start and the height of a section.
  package func span(ofSection section: Int) -> (start: Double, height: Double) {
    (starts.sum(before: section), sections[section].height)
  }

  /// Returns the start and the height of an item.
  package func span(of item: Item) -> (start: Double, height: Double) {
    switch item {
    case .header(let section):
      return (starts.sum(before: section), sections[section].header)
    case .row(let row, let index):
      let section = sections[index]
      let start = starts.sum(before: index) + section.header + section.rows.start(of: row)
      return (start, section.rows[row])
    case .footer(let index):
      let section = sections[index]
      return (starts.sum(before: index) + section.height - section.footer, section.footer)
    }
  }

  /// Whether the height of an item is not an estimate.
  package func knows(_ item: Item) -> Bool {
    switch item {
    case .header(let section): sections[section].knowsHeader
    case .row(let row, let section): sections[section].knownRows.contains(row)
    case .footer(let section): sections[section].knowsFooter
    }
  }

  /// Records that the height of an item is not an estimate.
  package mutating func markKnown(_ item: Item) {
    switch item {
    case .header(let section): sections[section].knowsHeader = true
    case .row(let row, let section): sections[section].knownRows.insert(row)
    case .footer(let section): sections[section].knowsFooter = true
    }
  }

  /// Records that the height of a row is an estimate.
  package mutating func markUnknown(_ row: Int, section: Int) {
    sections[section].knownRows.remove(row, of: sections[section].rows.count)
  }

  /// Returns the item after another one, with empty headers and footers.
  package func item(after item: Item) -> Item? {
    switch item {
    case .header(let section):
      return sections[section].rows.count > 0
        ? .row(0, section: section) : .footer(section: section)
    case .row(let row, let section):
      return row + 1 < sections[section].rows.count
        ? .row(row + 1, section: section) : .footer(section: section)
    case .footer(let section):
      return section + 1 < sections.count ? .header(section: section + 1) : nil
    }
  }

  /// Changes the height of an item.
  ///
  /// - Parameters:
  ///   - height: The height, which is not negative.
  ///   - item: The item.
  /// - Returns: The difference to the former height, by which everything below moves.
  @discardableResult
  package mutating func set(_ height: Double, of item: Item) -> Double {
    let index =
      switch item {
      case .header(let section), .row(_, let section), .footer(let section): section
      }
    let former = span(of: item).height
    switch item {
    case .header: sections[index].header = height
    case .row(let row, _): sections[index].rows.set(height, of: row)
    case .footer: sections[index].footer = height
    }
    starts.change(at: index, by: height - former)
    return height - former
  }

  /// Returns the item at an offset.
  ///
  /// - Parameter offset: The distance from the start of the list.
  /// - Returns: The item; `nil` outside of the list.
  package func item(at offset: Double) -> Item? {
    guard offset >= 0, offset < height else { return nil }
    // Sums of lengths are not exact: an offset at the very end can lie in no section.
    let index = min(starts.index(at: offset), sections.count - 1)
    let section = sections[index]
    let rest = offset - starts.sum(before: index)
    if rest < section.header { return .header(section: index) }
    let row = section.rows.row(at: rest - section.header)
    if row < section.rows.count { return .row(row, section: index) }
    return section.footer > 0 || section.rows.count == 0
      ? .footer(section: index) : .row(section.rows.count - 1, section: index)
  }
}
