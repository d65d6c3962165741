// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A contradiction between the changes of a batch and the numbers of rows.
///
/// The descriptions are the reasons of UIKit's exceptions (from public crash logs).
package enum ListUpdateError: Error, Equatable, Sendable {
  /// The kind of a change.
  package enum Action: String, Sendable {
    case insert, delete, reload
  }

  /// The number of sections is not that before the batch, with the changes.
  case sectionCount(Int, Int, inserted: Int, deleted: Int)
  /// The number of rows is not that before the batch, with the changes: the numbers after and
  /// before, of inserted and deleted rows, and of those moved in and out.
  case rowCount(section: Int, counts: [Int])
  /// A section does not exist; with the number of sections.
  case noSection(Action, Int, Int)
  /// The section of a row does not exist; with the number of sections.
  case noSectionOfRow(Action, ListPlace, Int)
  /// A row does not exist; with the number of rows.
  case noRow(Action, ListPlace, Int)
  /// An element is changed twice.
  case twice(ListUpdate.Change)

  /// Returns UIKit's message, from public crash logs.
  ///
  /// - Parameter kind: The kind of the view.
  /// - Returns: The message.
  package func message(in kind: ListKind) -> String {
    let (view, element) = (kind.rawValue, kind.element)
    switch self {
    case .sectionCount(let before, let after, let inserted, let deleted):
      return "Invalid update: invalid number of sections.  The number of sections contained in the "
        + "\(view) after the update (\(after)) must be equal to the number of sections contained "
        + "in the \(view) before the update (\(before)), plus or minus the number of sections "
        + "inserted or deleted (\(inserted) inserted, \(deleted) deleted)."
    case .rowCount(let section, let counts):
      return "Invalid update: invalid number of \(element)s in section \(section).  The number of "
        + "\(element)s contained in an existing section after the update (\(counts[0])) must be "
        + "equal to the number of \(element)s contained in that section before the update "
        + "(\(counts[1])), plus or minus the number of \(element)s inserted or deleted from that "
        + "section (\(counts[2]) inserted, \(counts[3]) deleted) and plus or minus the number of "
        + "\(element)s moved into or out of that section (\(counts[4]) moved in, \(counts[5]) "
        + "moved out)."
    case .noSection(let action, let section, let count):
      return "attempt to \(action) section \(section), but there are only \(count) sections "
        + "\(action == .insert ? "after" : "before") the update"
    case .noSectionOfRow(let action, let place, let count):
      return "attempt to \(action) \(element) \(place.row) "
        + "\(action == .insert ? "into" : "from") section \(place.section), but there are only "
        + "\(count) sections \(action == .insert ? "after" : "before") the update"
    case .noRow(.insert, let place, let count):
      return "attempt to insert \(element) \(place.row) into section \(place.section), but there "
        + "are only \(count) \(element)s in section \(place.section) after the update"
    case .noRow(let action, let place, let count):
      return "attempt to \(action) \(element) \(place.row) from section \(place.section) which "
        + "only contains \(count) \(element)s before the update"
    case .twice(let change): return "attempt to change the same element twice: \(change)"
    }
  }
}
