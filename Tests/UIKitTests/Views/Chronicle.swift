// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A log of lines, shared by several objects.
@MainActor
final class Chronicle {
  private(set) var lines: [String] = []

  func add(_ line: String) { lines.append(line) }

  /// Returns and removes the lines.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
