// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// An error in a command line.
struct UsageError: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
