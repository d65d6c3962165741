// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// The goldens to record, as `RETOUR_RECORD` names them.
enum RecordMode: String, CaseIterable {
  /// Those that differ or are missing, on machines with other libraries or fonts too.
  case all
  /// Those that differ or are missing.
  case failed
  /// Those that are missing.
  case missing
  /// None.
  case never

  /// Reads the mode from a process's environment.
  ///
  /// CI never records: the files would be lost, and the next test of the job would pass.
  ///
  /// - Parameter environment: The environment, of which `CI` and `RETOUR_RECORD` are read.
  /// - Returns: The mode, `missing` by default, or `nil` if the variable is no mode.
  static func read(from environment: [String: String]) -> RecordMode? {
    if environment["CI"] == "true" { return .never }
    guard let word = environment["RETOUR_RECORD"], !word.isEmpty else { return .missing }
    return RecordMode(rawValue: word)
  }
}
