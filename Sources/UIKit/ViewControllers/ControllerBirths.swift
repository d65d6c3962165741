// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Reports view controllers as they are created, for tests that check which are deallocated.
package enum ControllerBirths {
  /// Called with each view controller that the task creates.
  @TaskLocal package static var listener: (@MainActor @Sendable (UIViewController) -> Void)?
}
