// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Why a picture or a page of them is not on the disk.
struct OutputError: Error, CustomStringConvertible {
  let path: String
  let reason: String

  var description: String { "\(path) cannot be written: \(reason)" }
}
