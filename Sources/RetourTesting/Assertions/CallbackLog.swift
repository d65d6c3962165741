// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Keeps what pages and delegates are told, in the order in which they are told.
@MainActor
public final class CallbackLog {
  /// The lines so far, such as `B.viewWillAppear(true)`.
  public private(set) var lines: [String] = []

  /// Creates an empty log.
  public init() {}

  /// Adds a line.
  ///
  /// - Parameter line: The line.
  public func add(_ line: String) { lines.append(line) }

  /// Returns the lines so far and begins anew.
  ///
  /// - Returns: The lines.
  public func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
