// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// An error in writing a file of the tour.
struct OutputError: Error, CustomStringConvertible {
  let path: String
  let reason: String

  var description: String { "\(path) cannot be written: \(reason)" }
}
