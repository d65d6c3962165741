// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The mistakes of a client's snapshots, which trap with UIKit's messages where public crash logs
/// have them.
enum SnapshotMisuse {
  static func noSection(_ identifier: some Hashable) -> Never {
    misuse(
      "NSInternalInconsistencyException: Invalid parameter not satisfying: section != NSNotFound: "
        + "the snapshot does not contain the section \(identifier)"
    )
  }

  static func noSections() -> Never {
    misuse(
      "NSInternalInconsistencyException: There are currently no sections in the data source. "
        + "Please add a section first."
    )
  }

  static func noReloadedItem(_ identifier: some Hashable) -> Never {
    misuse(
      "NSInternalInconsistencyException: Attempted to reload item identifier that does not exist in "
        + "the snapshot: \(identifier)"
    )
  }

  static func noItem(_ identifier: some Hashable) -> Never {
    misuse(
      "NSInternalInconsistencyException: Attempted to change an item identifier that does not exist "
        + "in the snapshot: \(identifier)"
    )
  }

  static func twice(_ identifier: some Hashable) -> Never {
    misuse(
      "NSInternalInconsistencyException: Fatal: supplied item identifiers are not unique. Duplicate "
        + "identifiers: {(\(identifier))}"
    )
  }

  static func moveToItself(_ identifier: some Hashable) -> Never {
    misuse(
      "NSInternalInconsistencyException: Invalid parameter not satisfying: "
        + "fromIdentifier != toIdentifier (\(identifier))"
    )
  }
}
