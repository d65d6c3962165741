// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// The voluntary context switches of each thread of a process.
struct WakeUps {
  private var counts: [String: Int] = [:]

  /// Reads those of a process so far; none if it has ended.
  init(of process: Int32) {
    let tasks = "/proc/\(process)/task"
    for thread in (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? [] {
      let status = try? String(contentsOfFile: "\(tasks)/\(thread)/status", encoding: .utf8)
      let line = status?.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches") }
      counts[thread] = line?.split(separator: "\t").last.flatMap { Int($0) }
    }
  }

  /// Returns how many there were since others, in threads that still run.
  ///
  /// - Parameter earlier: Those that were read before.
  /// - Returns: The number; `nil` where the process has ended.
  func count(since earlier: WakeUps) -> Int? {
    guard !counts.isEmpty else { return nil }
    return counts.reduce(0) { $0 + $1.value - (earlier.counts[$1.key] ?? 0) }
  }
}
