// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourFuzzing

/// A run of the fuzzer in several processes.
@MainActor
struct Run {
  let options: Options

  /// Plays the plans and prints their failures and the totals.
  ///
  /// - Returns: The exit status.
  /// - Throws: The error of running a process or of accessing a file.
  func start() async throws -> Int32 {
    let begin = ContinuousClock.now
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("retour-fuzz-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let workers = try (0..<options.jobs).map { job in
      let mark = folder.appendingPathComponent("\(job)").path
      try Data().write(to: URL(fileURLWithPath: mark))
      // Plans of different workers never have the same seed.
      let seed = options.seed &+ UInt64(job) << 32
      let share = (options.steps + options.jobs - 1) / options.jobs
      return (
        mark, try Child(["--seed", "\(seed)", "--steps", "\(share)", "--mark", mark])
      )
    }
    var (steps, violations) = (0, 0)
    var tally = FuzzTally()
    for (mark, worker) in workers {
      let (lines, hasCrashed) = worker.end()
      steps += lines.first.flatMap { Int($0) } ?? 0
      tally.add(FuzzTally(lines: lines))
      // A violation comes first: what it leaves behind, a sanitizer calls a leak.
      if let mark = lines.firstIndex(of: Worker.failureMark) {
        violations += 1
        report(lines[(mark + 1)...].joined(separator: "\n"), plan: lines.last ?? "")
      } else if hasCrashed {
        violations += 1
        try await reportCrash(String(contentsOfFile: mark, encoding: .utf8))
      }
    }
    if options.printsTally { print(tally) }
    let seconds = (ContinuousClock.now - begin) / .seconds(1)
    print("\(steps) steps, \(String(format: "%.1f", seconds)) s, \(violations) violations")
    return violations == 0 ? 0 : 1
  }

  private func report(_ text: String, plan: String) {
    print(text)
    print("replay: scripts/fuzz --replay '\(plan.trimmingCharacters(in: .whitespaces))'\n")
  }

  /// Reports the shortest plan that stops a process.
  private func reportCrash(_ mark: String) async {
    guard let number = UInt64(mark.trimmingCharacters(in: .whitespacesAndNewlines)) else {
      return report("a worker stopped before its first plan", plan: "")
    }
    let plan = await FuzzShrinker.shrink(makeFuzzer().plan(seed: number)) { plan in
      guard let child = try? Child(["--replay", "\(plan)"], isQuiet: true) else { return false }
      return child.end().hasCrashed
    }
    report("The process stopped, seed \(number)", plan: "\(plan)")
  }
}
