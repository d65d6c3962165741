// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Weak references to the view controllers that a task creates, for tests that check which are
/// deallocated.
@MainActor
package final class ControllerBirths {
  private struct Witness {
    weak var controller: UIViewController?
  }

  private var witnesses: [Witness] = []

  package nonisolated init() {}

  /// The view controllers that have not been deallocated.
  package var living: [UIViewController] { witnesses.compactMap(\.controller) }

  func add(_ controller: UIViewController) { witnesses.append(Witness(controller: controller)) }
}

nonisolated extension ControllerBirths {
  /// The view controllers that the task creates, if a test wants to know them.
  ///
  /// An object and not a closure: optimized code that binds an optional closure crashes
  /// (Swift 6.3).
  @TaskLocal package static var current: ControllerBirths?
}
