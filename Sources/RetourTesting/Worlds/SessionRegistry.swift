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

  /// A session, and the task and the test that used it.
  private struct Use {
    let session: Session
    let task: Int?
    let test: TestIdentity?
    let arguments: String?
  }

  /// The uses, the latest last: one for each pair of a session and a task.
  private let uses = Mutex<[Use]>([])

  /// Notes that the running task uses a session.
  func note(_ session: Session) {
    let (task, test) = (Self.task, TestIdentity.current)
    let isKnown = uses.withLock { uses in
      guard let last = uses.last else { return false }
      return last.session === session && last.task == task && last.test == test
    }
    if isKnown { return }
    let use = Use(session: session, task: task, test: test, arguments: test?.arguments)
    uses.withLock { uses in
      uses.removeAll { $0.session === session && $0.task == task }
      uses.append(use)
    }
  }

  /// Removes the session of a world that is deallocated.
  func remove(_ session: Session) { uses.withLock { $0.removeAll { $0.session === session } } }

  /// Returns the session that the running task used last.
  ///
  /// A task that used none has the last one of its test. Code that runs in no test (such as a
  /// detached task, or a test of XCTest, which runs its tests one after the other) has the last one
  /// of all.
  func session() -> Session? {
    let (task, test) = (Self.task, TestIdentity.current)
    let (own, others) = uses.withLock { uses -> (Session?, [Use]) in
      if let use = uses.last(where: { $0.task == task && $0.test == test }) {
        return (use.session, [])
      }
      guard let test else { return (ScopedWorld.world?.session ?? uses.last?.session, []) }
      return (nil, uses.filter { $0.test == test })
    }
    if let own { return own }
    // The trait of a test makes its world outside of the test's own scope.
    if let scoped = ScopedWorld.world, others.allSatisfy({ $0.session === scoped.session }) {
      return scoped.session
    }
    if others.isEmpty { return nil }
    let arguments = test?.arguments
    return others.last { $0.arguments == arguments }?.session
  }

  /// Identifies the running task; another one may have the same value later.
  private static var task: Int? { withUnsafeCurrentTask { $0?.hashValue } }
}
