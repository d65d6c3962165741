// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The places of the headers, items and footers of sections whose items flow in lines.
///
/// Pure: lengths in points from the start of the content.
package struct FlowGeometry: Equatable, Sendable {
  /// A section of a flow.
  package struct Section: Equatable, Sendable {
    /// The lines of items.
    package var lines: FlowLines
    /// The length of the header; 0 without one.
    package var header: Double
    /// The length of the footer; 0 without one.
    package var footer: Double
    /// The room before the first line.
    package var before: Double
    /// The room behind the last line.
    package var after: Double
    /// The room at the side of the lines.
    package var side: Double

    /// Creates a section without header, footer and room.
    package init(_ lines: FlowLines) {
      self.lines = lines
      (header, footer, before, after, side) = (0, 0, 0, 0, 0)
    }

    /// The length of the section.
    package var length: Double { header + before + lines.length + after + footer }
  }

  /// The sections.
  package private(set) var sections: [Section]
  private var starts: PrefixSums
  /// The sections with measured items behind their settled lines.
  private var unsettled: Set<Int>

  /// Creates the geometry of sections.
  package init(_ sections: [Section]) {
    self.sections = sections
    starts = PrefixSums(sections.map(\.length))
    unsettled = Set(sections.indices.filter { sections[$0].lines.isUnsettled })
  }

  /// The length of the content.
  package var length: Double { starts.total }

  // MARK: Places

  /// Whether an item exists.
  package func contains(_ place: ListPlace) -> Bool {
    sections.indices.contains(place.section)
      && (0..<sections[place.section].lines.items.count).contains(place.row)
  }

  /// Returns the start and the length of a section.
  package func span(ofSection section: Int) -> (start: Double, length: Double) {
    (starts.sum(before: section), sections[section].length)
  }

  /// Returns the start and the length of a header.
  package func span(ofHeader section: Int) -> (start: Double, length: Double) {
    (starts.sum(before: section), sections[section].header)
  }

  /// Returns the start and the length of a footer.
  package func span(ofFooter section: Int) -> (start: Double, length: Double) {
    let length = sections[section].footer
    return (starts.sum(before: section) + sections[section].length - length, length)
  }

  /// Returns the place of an item.
  package func place(of place: ListPlace) -> FlowPlace {
    places(of: place.row..<place.row + 1, in: place.section)[0]
  }

  /// Returns the places of items of a section.
  package func places(of items: Range<Int>, in section: Int) -> [FlowPlace] {
    let present = sections[section]
    let start = starts.sum(before: section) + present.header + present.before
    return present.lines.places(of: items).map {
      FlowPlace(start: $0.start + start, side: $0.side + present.side, size: $0.size)
    }
  }

  /// Returns the sections between two offsets.
  package func sections(from start: Double, to end: Double) -> Range<Int> {
    guard !sections.isEmpty, end > 0, start < length, end > start else { return 0..<0 }
    let first = min(starts.index(at: max(0, start)), sections.count - 1)
    var next = first
    while next < sections.count, starts.sum(before: next) < end { next += 1 }
    return first..<next
  }

  /// Returns the items of a section in the lines between two offsets.
  package func items(of section: Int, from start: Double, to end: Double) -> Range<Int> {
    let present = sections[section]
    let origin = starts.sum(before: section) + present.header + present.before
    return present.lines.items(from: start - origin, to: end - origin)
  }

  // MARK: Changes

  /// Changes the size of an item.
  ///
  /// - Parameters:
  ///   - size: The size.
  ///   - place: The item.
  package mutating func set(_ size: FlowSize, of place: ListPlace) {
    change(place.section) { $0.set(size, of: place.row) }
  }

  /// Breaks the lines up to an offset, with all sizes that are known.
  package mutating func settle(through end: Double) {
    for section in unsettled.sorted() {
      let start = starts.sum(before: section)
      guard start <= end else { return }
      let rest = end - start - sections[section].header - sections[section].before
      change(section) { $0.settle(through: rest) }
    }
  }

  /// Whether measured items are behind the settled lines of their sections.
  package var isUnsettled: Bool { !unsettled.isEmpty }

  /// Breaks the lines up to an item, with all sizes that are known.
  package mutating func settle(including place: ListPlace) {
    for section in unsettled.sorted() where section <= place.section {
      change(section) { lines in
        let item = section == place.section ? place.row : lines.items.count
        lines.settle(through: -.infinity, including: item)
      }
    }
  }

  private mutating func change(_ section: Int, _ change: (inout FlowLines) -> Void) {
    let former = sections[section].length
    change(&sections[section].lines)
    let difference = sections[section].length - former
    if difference != 0 { starts.change(at: section, by: difference) }
    if sections[section].lines.isUnsettled {
      unsettled.insert(section)
    } else {
      unsettled.remove(section)
    }
  }
}
