// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Calls a closure when an animation has ended.
final class AnimationEnd: CAAnimationDelegate {
  private let body: @MainActor (Bool) -> Void

  init(_ body: @escaping @MainActor (Bool) -> Void) { self.body = body }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    MainActor.assumeIsolated { body(flag) }
  }
}
