// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// What happened, in order.
@MainActor
final class Chronicle {
  private(set) var lines: [String] = []

  func add(_ line: String) { lines.append(line) }

  /// Returns the lines so far and forgets them.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
