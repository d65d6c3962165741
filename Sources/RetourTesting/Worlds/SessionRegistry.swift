// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QuartzCore
import Synchronization

/// The sessions of the living worlds, by the tasks and the tests that use them.
///
/// A test creates its world in the middle of a task, where nothing can bind a task-local value for
/// the code that follows. The registry remembers the task and the test instead, and the current
/// session is found by them. Tests that run side by side so have worlds of their own.
final class SessionRegistry: Sendable {
  /// The registry of the process.
  @MainActor static let shared: SessionRegistry = {
    let registry = SessionRegistry()
    Session.finder = { registry.session() }
    return registry
  }()

  private let uses = Mutex(SessionUses())

  /// Notes that the running task uses a session.
  func note(_ session: Session) {
    let (task, test) = (Self.task, TestIdentity.current)
    let isKnown = uses.withLock { uses in
      guard let latest = uses.latest else { return false }
      return latest.session === session && latest.task == task && latest.test == test
    }
    if isKnown { return }
    let use = SessionUse(session: session, task: task, test: test, arguments: test?.arguments)
    uses.withLock { $0.add(use) }
  }

  /// Removes the session of a world that is deallocated.
  func remove(_ session: Session) { uses.withLock { $0.remove(session) } }

  /// Returns the session that the running task used last.
  ///
  /// A task that used none has the last one of its test. Code that runs in no test (such as a
  /// detached task, or a test of XCTest, which runs its tests one after the other) has the last one
  /// of all.
  func session() -> Session? {
    let (task, test) = (Self.task, TestIdentity.current)
    let (latest, others) = uses.withLock { uses -> (SessionUse?, [SessionUse]) in
      if let use = uses.latest, use.task == task, use.test == test { return (use, [use]) }
      return (uses.latest, uses.of(test))
    }
    if let own = others.last(where: { $0.task == task }) { return own.session }
    guard let test else { return ScopedWorld.world?.session ?? latest?.session }
    // The trait of a test makes its world outside of the test's own scope.
    if let scoped = ScopedWorld.world, others.allSatisfy({ $0.session === scoped.session }) {
      return scoped.session
    }
    if others.isEmpty { return nil }
    let arguments = test.arguments
    return others.last { $0.arguments == arguments }?.session
  }

  /// Identifies the running task; another one may have the same value later.
  private static var task: Int? { withUnsafeCurrentTask { $0?.hashValue } }
}
