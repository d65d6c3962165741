// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The turns of the main actor in which tasks run that a step has started.
enum MainActorTurns {
  /// Lets the tasks of the main actor run that wait, and those that they start.
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
}
