// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// When goldens are written: `RETOUR_RECORD` says it.
enum RecordMode: String, CaseIterable {
  /// All that differ or are missing, on a machine with other libraries or fonts, too.
  case all
  /// All that differ or are missing.
  case failed
  /// Those that are missing only.
  case missing
  /// None.
  case never

  /// Reads the mode from a process's environment.
  ///
  /// CI never records, whatever else is set: what it would write is lost, and the test would pass.
  ///
  /// - Parameter environment: The variables; `CI` and `RETOUR_RECORD` count.
  /// - Returns: The mode, `missing` unless one is set; `nil` for a word that is no mode.
  static func read(from environment: [String: String]) -> RecordMode? {
    if environment["CI"] == "true" { return .never }
    guard let word = environment["RETOUR_RECORD"], !word.isEmpty else { return .missing }
    return RecordMode(rawValue: word)
  }
}
