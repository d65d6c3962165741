// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The callbacks of pages and delegates, in the order of the calls.
///
/// Pages of type ``LoggedPage`` and delegates of type ``LoggedDelegate`` write to a log; a test
/// can add other lines whose order matters:
///
/// ```swift
/// stack.popViewController(animated: true)
/// stack.transitionCoordinator?.animate(alongsideTransition: nil) { _ in log.add("completion") }
/// ```
@MainActor
public final class CallbackLog {
  /// The callbacks of a page that a log records.
  package enum Detail: Sendable {
    /// The load of the view and the appearance callbacks, by name: `B.viewWillAppear`.
    case appearance
    /// All callbacks but those for layout, with their arguments: `B.viewWillAppear(true) moving
    /// in`.
    case calls
    /// All callbacks, with the first layout of each appearance.
    case everything
  }

  /// The recorded lines, such as `B.viewWillAppear(true)`.
  public private(set) var lines: [String] = []
  package let detail: Detail

  /// Creates an empty log.
  public init() { detail = .everything }

  /// Creates an empty log that records some of the callbacks.
  package init(_ detail: Detail) { self.detail = detail }

  /// Adds a line to the log.
  ///
  /// - Parameter line: The line.
  public func add(_ line: String) { lines.append(line) }

  /// Returns the recorded lines and removes them from the log.
  ///
  /// - Returns: The lines.
  public func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
