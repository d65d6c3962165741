// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// The animations that delegates add to one appearance or disappearance of an edit menu.
@preconcurrency @MainActor
final class EditMenuAnimator: NSObject, UIEditMenuInteractionAnimating {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// Runs the animations with those of the menu.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds; 0 animates nothing.
  ///   - changes: The changes of the menu.
  ///   - completion: Called at the end, before those that were added.
  func run(
    during duration: TimeInterval,
    _ changes: @escaping () -> Void,
    completion: @escaping () -> Void = {}
  ) {
    let (added, completions) = (animations, completions)
    func change() {
      changes()
      for animation in added { animation() }
    }
    func complete() {
      completion()
      for completion in completions { completion() }
    }
    guard duration > 0 else {
      UIView.performWithoutAnimation(change)
      return complete()
    }
    UIView.animate(
      withDuration: duration,
      delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState],
      animations: change,
      completion: { _ in complete() }
    )
  }
}
