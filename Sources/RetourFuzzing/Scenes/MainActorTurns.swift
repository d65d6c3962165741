// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The turns of the main actor in which tasks run that a step has started.
enum MainActorTurns {
  /// Runs the waiting tasks of the main actor, and those that they start.
  ///
  /// `Task.yield()` would pass through another thread, which costs much more where processors are
  /// busy, and need not keep the order.
  ///
  /// - Parameter count: The longest chain of tasks, each of which is started by the one before.
  @MainActor
  static func pass(_ count: Int) async {
    for _ in 0..<count {
      await withCheckedContinuation { continuation in
        Task { @MainActor in continuation.resume() }
      }
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
