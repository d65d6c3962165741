// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourFuzzing

/// A process that plays plans, one after another.
@MainActor
struct Worker {
  /// The line before a failure.
  static let failureMark = "failure"
  let options: Options

  /// Plays plans, and prints the number of steps, the tally, and the failure if there is one.
  func run() async {
    let fuzzer = makeFuzzer()
    let mark = options.mark.flatMap { FileHandle(forWritingAtPath: $0) }
    let outcome = await fuzzer.run(seed: options.seed, steps: options.steps) { number in
      // The file stays when a plan stops the process.
      try? mark?.seek(toOffset: 0)
      mark?.write(Data("\(number)\n".utf8))
    }
    print(outcome.steps)
    print(outcome.tally)
    if let failure = outcome.failure { print("\(Self.failureMark)\n\(failure)") }
  }

  /// Plays one plan.
  ///
  /// - Parameter text: The plan.
  /// - Returns: The exit status: 1 for a violation.
  func replay(_ text: String) async -> Int32 {
    guard let plan = FuzzPlan(text) else {
      complain("this is no plan: \(text)")
      return 64  // EX_USAGE of sysexits.h
    }
    guard let failure = await makeFuzzer().play(plan) else {
      print("everything held")
      return 0
    }
    print(failure)
    return 1
  }
}
