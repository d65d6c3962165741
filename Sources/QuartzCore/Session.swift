// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Synchronization

/// One world of user interface: its clock, its transactions, its running animations.
///
/// The state that Apple keeps per process (`CATransaction`, `UIScreen.main`) is that of the current
/// session, so several sessions can live in one process: each test binds its own.
@MainActor
package final class Session {
  package nonisolated let clock: FrameClock
  package let transactions: TransactionStack
  let animations: RunningAnimations
  /// The state that UIKit keeps per session.
  ///
  /// Unchecked: changed on the main actor, when UIKit creates and closes its stage; other threads
  /// read it while it stands.
  nonisolated(unsafe) package private(set) var userInterface: AnyObject?

  package init(clock: FrameClock) {
    self.clock = clock
    transactions = TransactionStack(clock: clock)
    animations = RunningAnimations(clock: clock)
    clock.connect(
      onFrameBegan: { [animations] in animations.frame(at: $0) },
      onFrameCommits: { [transactions] in transactions.commitImplicit() }
    )
  }

  /// The session of everyone who has bound none; a program replaces it when it launches.
  package static var standard = Session(clock: FrameClock()) {
    didSet { shared.withLock { $0 = standard } }
  }

  /// The standard session, for threads other than the main one.
  private nonisolated static let shared = Mutex<Session?>(nil)

  /// The session that all public API reads.
  package static var current: Session { bound ?? standard }

  /// The current session on any thread; `nil` where no session is bound and none is standard yet.
  package nonisolated static var onAnyThread: Session? { bound ?? shared.withLock { $0 } }

  /// Keeps UIKit's state as long as the session.
  package func keep(userInterface: AnyObject) { self.userInterface = userInterface }

  /// Releases UIKit's state.
  package func releaseUserInterface() { userInterface = nil }

  /// Runs `body` with this session as the current one.
  package func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.$bound.withValue(self, operation: body)
  }
}

nonisolated extension Session {
  /// The session of the task, if one is bound.
  @TaskLocal package static var bound: Session?
}
