// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Synchronization

/// One world of user interface: its clock, its transactions, its running animations.
///
/// The state that Apple keeps per process (`CATransaction`, `UIScreen.main`) is that of the current
/// session, so several sessions can live in one process, and tests of them run side by side.
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

  /// The session of code for which no other session is current; a program replaces it when it
  /// launches.
  package static var standard = Session(clock: FrameClock()) {
    didSet { shared.withLock { $0.standard = standard } }
  }

  /// Finds the session of a task that has bound none, and is `nil` in a process without worlds.
  ///
  /// Any thread may call it.
  package static var finder: (@Sendable () -> Session?)? {
    didSet { shared.withLock { $0.finder = finder } }
  }

  private struct Shared {
    var standard: Session?
    var finder: (@Sendable () -> Session?)?
  }

  /// The standard session and the finder, for threads other than the main one.
  private nonisolated static let shared = Mutex(Shared())

  /// The session that all public API reads: the task's, the one that the finder returns, or the
  /// standard one.
  package static var current: Session {
    if let bound { return bound }
    if let finder, let session = finder() { return session }
    return standard
  }

  /// The current session on any thread; `nil` where there is none yet.
  package nonisolated static var onAnyThread: Session? {
    if let bound { return bound }
    let (standard, finder) = shared.withLock { ($0.standard, $0.finder) }
    return finder?() ?? standard
  }

  /// Whether animations request all of their frames, not only those in which they start and end.
  package var stepsAnimations: Bool {
    get { clock.stepsFrames }
    set {
      clock.stepsFrames = newValue
      animations.reconsider()
    }
  }

  /// Whether an animation has not ended: layers change with the time alone.
  package var hasAnimations: Bool { animations.isRunning }

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
