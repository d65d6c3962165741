// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// What is wrong with a command line.
struct UsageError: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
