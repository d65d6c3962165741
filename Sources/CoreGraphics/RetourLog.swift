// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// The package's only output on standard error: lines that start with "Retour: ".
///
/// It reports problems of the machine (a missing font, an image too large) that the package works
/// around. A mistake of the caller traps instead.
package enum RetourLog {
  private static let prefix = "Retour: "
  @TaskLocal private static var collector: Collector?
  private static let saidByProcess = Mutex<Set<String>>([])

  /// Writes one line.
  package static func log(_ message: String) {
    let line = prefix + message.replacingOccurrences(of: "\n", with: " ")
    guard let collector else {
      FileHandle.standardError.write(Data((line + "\n").utf8))
      return
    }
    collector.state.withLock { $0.lines.append(line) }
  }

  /// Writes a message of several lines in a form that UIKit's users know.
  package static func block(_ message: String) {
    guard let collector else {
      FileHandle.standardError.write(Data((message + "\n").utf8))
      return
    }
    collector.state.withLock { $0.lines.append(message) }
  }

  /// Writes one line, unless this process has written a line with the same key.
  ///
  /// - Parameters:
  ///   - key: The subject of the line.
  ///   - message: The line; not evaluated when it is not written.
  package static func once(_ key: String, _ message: @autoclosure () -> String) {
    let isNew =
      collector.map { $0.state.withLock { $0.said.insert(key).inserted } }
      ?? saidByProcess.withLock { $0.insert(key).inserted }
    if isNew { log(message()) }
  }

  /// Runs a test's body and returns the lines it logs, instead of writing them.
  ///
  /// Collects only lines of the same task, so parallel tests do not mix; a line that was logged
  /// once outside may be logged again inside.
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

  /// Writes lines that were captured, each once in a process.
  package static func write(captured lines: [String]) {
    for line in lines {
      let message = line.hasPrefix(prefix) ? String(line.dropFirst(prefix.count)) : line
      once(message, message)
    }
  }

  private final class Collector: Sendable {
    struct State {
      var lines: [String] = []
      var said: Set<String> = []
    }
    let state = Mutex(State())
  }
}
