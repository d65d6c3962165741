// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The rows of a section whose heights are known; the others have estimates.
package enum KnownRows: Equatable, Sendable {
  /// All rows.
  case all
  /// These rows.
  case some(IndexSet)

  /// Whether the height of a row is known.
  package func contains(_ row: Int) -> Bool {
    switch self {
    case .all: true
    case .some(let rows): rows.contains(row)
    }
  }

  /// Adds a row.
  package mutating func insert(_ row: Int) {
    guard case .some(var rows) = self else { return }
    self = .some([])
    rows.insert(row)
    self = .some(rows)
  }

  /// Removes a row, whose height is an estimate from now on.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - count: The number of rows.
  package mutating func remove(_ row: Int, of count: Int) {
    var rows =
      switch self {
      case .all: IndexSet(integersIn: 0..<count)
      case .some(let rows): rows
      }
    rows.remove(row)
    self = .some(rows)
  }

  /// Returns the rows after an update.
  ///
  /// - Parameter map: The row after the update of a row before it; `nil` for one that is gone.
  /// - Returns: The rows.
  package func updated(by map: (Int) -> Int?) -> KnownRows {
    guard case .some(let rows) = self else { return .all }
    return .some(IndexSet(rows.compactMap(map)))
  }
}
