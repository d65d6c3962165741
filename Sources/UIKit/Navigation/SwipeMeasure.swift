// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The measure of a gesture that goes back: how far and how fast it leads out of the page.
@MainActor
struct SwipeMeasure {
  /// The way back, in points, or in shares for a pinch; negative in the other direction.
  let translation: CGFloat
  /// The velocity on that way, per second.
  let velocity: CGFloat
  /// The length of the whole way.
  let length: CGFloat
  /// The place of the finger, or the middle of the fingers.
  private(set) var finger: CGPoint
  /// The velocity of the finger in points per second; zero for a pinch.
  let fingerVelocity: CGPoint
  /// The number of fingers.
  let fingers: Int

  /// Measures a gesture.
  ///
  /// - Parameters:
  ///   - recognizer: The recognizer.
  ///   - view: The view of the stack, in whose coordinates the places are.
  init(_ recognizer: UIGestureRecognizer, in view: UIView) {
    let size = view.storedLayer.bounds.size
    finger = recognizer.location(in: view)
    fingers = recognizer.numberOfTouches
    if let pinch = recognizer as? UIPinchGestureRecognizer {
      (translation, velocity, length) = (1 - pinch.scale, -pinch.velocity, 1)
      fingerVelocity = .zero
      return
    }
    let pan = recognizer as? UIPanGestureRecognizer
    let (moved, speed) = (pan?.translation(in: view) ?? .zero, pan?.velocity(in: view) ?? .zero)
    fingerVelocity = speed
    // The pointer rests while fingers move on a touchpad.
    if pan?.isScrolling == true { finger = CGPoint(x: finger.x + moved.x, y: finger.y + moved.y) }
    if recognizer is ParallaxTransitionPanGestureRecognizer
      || recognizer is ContentPopGestureRecognizer
    {
      let sign: CGFloat = view.isRightToLeft ? -1 : 1
      (translation, velocity, length) = (moved.x * sign, speed.x * sign, size.width)
    } else {
      (translation, velocity, length) = (moved.y, speed.y, size.height)
    }
  }
}
