// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// One world of user interface: its clock, its transactions, its running animations.
///
/// What Apple keeps per process (`CATransaction`, `UIScreen.main`) is read from the current
/// session, so several live side by side in one process: tests bind their own.
package final class Session: @unchecked Sendable {
  package let clock: FrameClock
  package let transactions: TransactionStack
  let animations: RunningAnimations
  /// What UIKit keeps per session.
  package var userInterface: AnyObject?

  package init(clock: FrameClock) {
    self.clock = clock
    transactions = TransactionStack(clock: clock)
    animations = RunningAnimations(clock: clock)
    clock.onFrameBegan = { [animations] in animations.frame(at: $0) }
    clock.onFrameCommits = { [transactions] in transactions.commitImplicit() }
  }

  /// The session of the task, where one is bound.
  @TaskLocal package static var bound: Session?

  /// The session of everyone who has bound none; the program replaces it before it starts.
  nonisolated(unsafe) package static var standard = Session(clock: FrameClock())

  /// The session that everything public reads.
  package static var current: Session { bound ?? standard }

  /// Runs `body` with this session as the current one.
  package func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.$bound.withValue(self, operation: body)
  }
}
