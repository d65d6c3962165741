// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A row that a finger moves among the others, and the place at which it would be dropped.
///
/// Pure: no views, no clock, no globals. Lengths are points from the start of the list as it is
/// before the move.
package struct RowMove: Equatable, Sendable {
  /// The place that the row leaves.
  package let origin: ListPlace
  /// The place that the row takes, in the list without it.
  package var target: ListPlace
  /// The height of the row.
  package let height: Double

  /// Creates the move of a row that is still in its place.
  ///
  /// - Parameters:
  ///   - origin: The place.
  ///   - height: The height of the row.
  package init(of origin: ListPlace, height: Double) {
    (self.origin, target, self.height) = (origin, origin, height)
  }

  // MARK: Making room

  /// Returns the distance by which an item makes room for the row.
  ///
  /// - Parameter item: A header, a footer or another row.
  /// - Returns: The distance, positive downwards.
  package func offset(of item: ListGeometry.Item) -> Double {
    (isAfterTarget(item) ? height : 0) - (isAfterOrigin(item) ? height : 0)
  }

  private func isAfterOrigin(_ item: ListGeometry.Item) -> Bool {
    switch item {
    case .header(let section): section > origin.section
    case .row(let row, let section): origin < ListPlace(section, row)
    case .footer(let section): section >= origin.section
    }
  }

  private func isAfterTarget(_ item: ListGeometry.Item) -> Bool {
    switch item {
    case .header(let section): section > target.section
    case .row(let row, let section):
      ListPlace(section, isAfterOrigin(item) && section == origin.section ? row - 1 : row) >= target
    case .footer(let section): section >= target.section
    }
  }

  // MARK: Finding the target

  /// Returns the place at which the middle of the row would be nearest to where it is held.
  ///
  /// - Parameters:
  ///   - middle: The middle of the row.
  ///   - geometry: The list.
  ///   - sections: The sections that are searched.
  /// - Returns: The place, in the list without the row.
  package func place(
    at middle: Double,
    in geometry: ListGeometry,
    sections: Range<Int>
  ) -> ListPlace {
    var best = (place: origin, distance: Double.infinity)
    for section in sections {
      let count = geometry.sections[section].rows.count - (section == origin.section ? 1 : 0)
      var (low, high) = (0, count)
      while low < high {
        let row = (low + high) / 2
        if self.middle(at: ListPlace(section, row), geometry) < middle {
          low = row + 1
        } else {
          high = row
        }
      }
      for row in max(0, low - 1)...low {
        let place = ListPlace(section, row)
        let distance = abs(self.middle(at: place, geometry) - middle)
        if distance < best.distance { best = (place, distance) }
      }
    }
    return best.place
  }

  /// The middle of the row after it was dropped at a place.
  private func middle(at place: ListPlace, _ geometry: ListGeometry) -> Double {
    let isOwn = place.section == origin.section
    // The item that follows the row there.
    let row = isOwn && place.row >= origin.row ? place.row + 1 : place.row
    let next: ListGeometry.Item =
      row < geometry.sections[place.section].rows.count
      ? .row(row, section: place.section) : .footer(section: place.section)
    let top = geometry.span(of: next).start - (isAfterOrigin(next) ? height : 0)
    return top + height / 2
  }
}
