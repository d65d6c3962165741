// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Hears of controllers as they are made, for tests that ask afterwards which of them still live.
package enum ControllerBirths {
  /// Called with each controller that the task makes.
  @TaskLocal package static var listener: (@MainActor @Sendable (UIViewController) -> Void)?
}
