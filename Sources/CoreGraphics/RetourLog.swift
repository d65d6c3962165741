// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// The one way by which the package speaks on standard error: one line, "Retour: " in front.
///
/// It tells what went wrong with the machine (a missing font, a picture too large) where the work
/// goes on with something else. A mistake of the caller stops the process instead.
package enum RetourLog {
  @TaskLocal private static var collector: Collector?
  private static let saidByProcess = Mutex<Set<String>>([])

  /// Writes one line.
  package static func log(_ message: String) {
    let line = "Retour: " + message.replacingOccurrences(of: "\n", with: " ")
    guard let collector else {
      FileHandle.standardError.write(Data((line + "\n").utf8))
      return
    }
    collector.state.withLock { $0.lines.append(line) }
  }

  /// Writes one line, unless a line with the same key was written by this process.
  ///
  /// - Parameters:
  ///   - key: What the line is about.
  ///   - message: The line; not even made when it was said before.
  package static func once(_ key: String, _ message: @autoclosure () -> String) {
    let isNew =
      collector.map { $0.state.withLock { $0.said.insert(key).inserted } }
      ?? saidByProcess.withLock { $0.insert(key).inserted }
    if isNew { log(message()) }
  }

  /// Runs a test's body and returns the lines it logs, instead of writing them.
  ///
  /// Collects only what runs in the same task, so tests that run side by side do not mix; what
  /// was said once outside may be said again inside.
  package static func capturing(_ body: () throws -> Void) rethrows -> [String] {
    let collector = Collector()
    try $collector.withValue(collector) { try body() }
    return collector.state.withLock { $0.lines }
  }

  /// Runs a test's asynchronous body and returns the lines it logs, instead of writing them.
  package static func capturing(
    isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Void
  ) async rethrows -> [String] {
    let collector = Collector()
    try await $collector.withValue(collector, operation: { try await body() })
    return collector.state.withLock { $0.lines }
  }

  private final class Collector: Sendable {
    struct State {
      var lines: [String] = []
      var said: Set<String> = []
    }
    let state = Mutex(State())
  }
}
