// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// An animation delegate that calls a closure at the end.
final class AnimationEnd: CAAnimationDelegate {
  private let body: @MainActor (Bool) -> Void

  init(_ body: @escaping @MainActor (Bool) -> Void) { self.body = body }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    MainActor.assumeIsolated { body(flag) }
  }
}
