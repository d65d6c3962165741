// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The turns of the main actor in which tasks run that a step has started.
enum MainActorTurns {
  /// Runs the waiting tasks of the main actor, and those that they start.
  ///
  /// The turns are tasks that begin one another, and only the last resumes the caller: each
  /// suspension, as `Task.yield()`, would pass through another thread, which costs more than the
  /// step itself, and need not keep the order.
  ///
  /// - Parameter count: The longest chain of tasks, each of which is started by the one before.
  @MainActor
  static func pass(_ count: Int) async {
    await withCheckedContinuation { begin(count, then: $0) }
  }

  @MainActor
  private static func begin(_ count: Int, then continuation: CheckedContinuation<Void, Never>) {
    Task { @MainActor in
      if count > 1 { begin(count - 1, then: continuation) } else { continuation.resume() }
    }
  }

  /// The milliseconds of real time in which what is awaited must happen.
  ///
  /// A machine whose processors are all busy may need long for a task that passes through a thread.
  private static let patience = 3000

  /// Waits until a condition ends, or for three seconds.
  @MainActor
  static func wait(while isDelayed: () -> Bool) async {
    var milliseconds = 0
    while isDelayed(), milliseconds < patience {
      try? await Task.sleep(for: .milliseconds(1))
      milliseconds += 1
    }
  }
}
