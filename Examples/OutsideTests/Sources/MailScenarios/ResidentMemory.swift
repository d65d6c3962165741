// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// The memory of the process.
public enum ResidentMemory {
  /// The resident memory in megabytes.
  public static var megabytes: Double {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") } ?? ""
    let kilobytes = line.split(separator: " ").compactMap { Double($0) }.first ?? .infinity
    return kilobytes / 1024
  }

  /// Plays all scenarios again and again.
  ///
  /// - Returns: The megabytes by which the process grew for each world.
  @MainActor
  public static func growthPerWorld() -> Double {
    let rounds = 2
    for scenario in Scenario.all { _ = scenario.play() }
    let before = megabytes
    for _ in 0..<rounds {
      for scenario in Scenario.all { _ = scenario.play() }
    }
    let growth = (megabytes - before) / Double(rounds * Scenario.all.count)
    print(String(format: "memory: %.1f MB, %.3f MB for each world", megabytes, growth))
    return growth
  }
}
