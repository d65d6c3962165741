// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation
import RetourDecisions

/// A gesture recognizer for fingers that press one location for some time.
///
/// The gesture is continuous: it begins when the time has elapsed, changes when the fingers move,
/// however far, and ends when one of them is lifted.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The locations in which the fingers came down, in the window's coordinates.
  private var starts: [Int: CGPoint] = [:]

  // MARK: Configuring the gesture

  /// The duration of the press before the gesture begins, in seconds.
  open var minimumPressDuration: TimeInterval = GestureFigures.longPress

  /// The number of fingers that press.
  open var numberOfTouchesRequired: Int = 1

  /// The number of taps before the press.
  open var numberOfTapsRequired: Int = 0

  /// The distance that the fingers can move before the gesture begins, in points.
  open var allowableMovement: CGFloat = GestureFigures.longPressMovement

  // MARK: Overridden

  override func acceptsButtons(of event: UIEvent) -> Bool { event.isPrimary }

  /// Starts the timer.
  ///
  /// - Parameters:
  ///   - touches: The touches that began.
  ///   - event: The event with all touches.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    begin(touches, event)
  }

  /// Fails if a finger moves too far before the gesture begins; changes the gesture afterwards.
  ///
  /// - Parameters:
  ///   - touches: The touches that moved.
  ///   - event: The event with all touches.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    follow(touches)
  }

  /// Ends the gesture.
  ///
  /// - Parameters:
  ///   - touches: The touches that ended.
  ///   - event: The event with all touches.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    engine.setState(engine.isActive ? .ended : .failed)
  }

  /// Cancels the gesture, or fails.
  ///
  /// - Parameters:
  ///   - touches: The touches that were cancelled.
  ///   - event: The event with all touches.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    engine.interrupt()
  }

  /// Starts the timer.
  ///
  /// - Parameters:
  ///   - presses: The presses that began.
  ///   - event: The event with all presses.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    guard !engine.isActive else { return }
    engine.setDeadline(after: minimumPressDuration)
  }

  /// Ends the gesture.
  ///
  /// - Parameters:
  ///   - presses: The presses that ended.
  ///   - event: The event with all presses.
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    engine.setState(engine.isActive ? .ended : .failed)
  }

  /// Prepares for the next press.
  open override func reset() { starts = [:] }

  override func deadlineExpired() { engine.setState(.began) }
}

extension UILongPressGestureRecognizer {
  private func begin(_ touches: Set<UITouch>, _ event: UIEvent) {
    guard !engine.isActive else {
      for touch in touches.inOrder { engine.ignore(touch) }
      return
    }
    for touch in touches { starts[touch.serial] = touch.sample.point }
    let isPreceded = touches.allSatisfy { $0.storedTapCount > numberOfTapsRequired }
    guard isPreceded, starts.count <= numberOfTouchesRequired else {
      return engine.setState(.failed)
    }
    if starts.count == numberOfTouchesRequired {
      engine.setDeadline(after: minimumPressDuration)
    }
  }

  private func follow(_ touches: Set<UITouch>) {
    guard !engine.isActive else { return engine.setState(.changed) }
    let stay = touches.allSatisfy { touch in
      guard let start = starts[touch.serial] else { return true }
      let point = touch.sample.point
      return hypot(point.x - start.x, point.y - start.y) <= allowableMovement
    }
    if !stay { engine.setState(.failed) }
  }
}
