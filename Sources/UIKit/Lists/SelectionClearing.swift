// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// The end of a list's selection when its controller appears again.
@MainActor
enum SelectionClearing {
  /// Deselects elements along with a transition; one that is cancelled selects them again.
  ///
  /// - Parameters:
  ///   - animated: Whether the controller appears with an animation.
  ///   - paths: The selected elements.
  ///   - coordinator: The coordinator of the transition.
  ///   - set: Changes whether an element is selected.
  static func perform(
    _ animated: Bool,
    of paths: [IndexPath],
    _ coordinator: (any UIViewControllerTransitionCoordinator)?,
    _ set: @escaping (IndexPath, Bool) -> Void
  ) {
    guard !paths.isEmpty else { return }
    let clear = {
      for path in paths { set(path, false) }
    }
    guard animated, let coordinator else { return clear() }
    coordinator.animate(alongsideTransition: { _ in clear() }) { context in
      guard context.isCancelled else { return }
      for path in paths { set(path, true) }
    }
  }
}
