// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// The fades of a navigation bar's transition; each takes a part of its duration.
@MainActor
struct NavigationBarFades {
  private var animations: [(layer: CALayer, key: String)] = []
  private var duration: TimeInterval = 0
  /// The start of the transition, in the bar's time.
  private(set) var beginning: TimeInterval = 0

  /// Starts the transition's clock, inside the animation that drives the transition.
  ///
  /// - Parameter time: The bar's time, which stands still while something else drives it.
  mutating func begin(at time: TimeInterval) {
    (duration, beginning) = (UIView.inheritedAnimationDuration, time)
  }

  /// Fades a view to its alpha at the end.
  ///
  /// - Parameters:
  ///   - move: The view's move.
  ///   - time: The bar's time.
  mutating func add(_ move: NavigationBarMove, at time: TimeInterval) {
    let layer = move.view.storedLayer
    let alpha = move.track.restAlpha * move.track.end.alpha
    guard CGFloat(layer.opacity) != alpha else { return }
    let elapsed = time - beginning
    let delay = max(0, move.fade.lowerBound * duration - elapsed)
    let length = move.fade.upperBound * duration - elapsed - delay
    let former = Set(layer.animationKeys() ?? [])
    UIView.animate(
      withDuration: max(0, length),
      delay: delay,
      options: [.curveLinear, .overrideInheritedDuration, .overrideInheritedCurve],
      animations: { move.track.moveToEnd(.alpha) }
    )
    for key in layer.animationKeys() ?? [] where !former.contains(key) {
      animations.append((layer, key))
    }
  }

  /// Removes all fades from their layers.
  mutating func remove() {
    for animation in animations { animation.layer.removeAnimation(forKey: animation.key) }
    animations = []
  }
}
