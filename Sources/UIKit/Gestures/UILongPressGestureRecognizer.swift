// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Recognizes a finger that rests on one place.
///
/// The gesture begins when the time is over, and goes on until the fingers are lifted, wherever
/// they go.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  var starts: [Int: CGPoint] = [:]

  // MARK: Configuring the gesture

  /// How long the fingers rest, in seconds.
  open var minimumPressDuration: TimeInterval = GestureFigures.longPress

  /// How many fingers press.
  open var numberOfTouchesRequired: Int = 1

  /// How many taps come before the press.
  open var numberOfTapsRequired: Int = 0

  /// How far the fingers may go before the gesture begins, in points.
  open var allowableMovement: CGFloat = GestureFigures.longPressMovement

  // MARK: Overridden

  /// Starts to wait.
  ///
  /// - Parameters:
  ///   - touches: The touches that came down.
  ///   - event: The event with all touches.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    begin(touches, event)
  }

  /// Fails if a finger goes too far before the time, and follows it afterwards.
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
  ///   - touches: The touches that were lifted.
  ///   - event: The event with all touches.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    go(to: isActive ? .ended : .failed)
  }

  /// Breaks the gesture off.
  ///
  /// - Parameters:
  ///   - touches: The touches that were cancelled.
  ///   - event: The event with all touches.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    breakOff()
  }

  /// Forgets where the fingers came down.
  open override func reset() { starts = [:] }

  override func deadlinePassed() { go(to: .began) }
}

extension UILongPressGestureRecognizer {
  private func begin(_ touches: Set<UITouch>, _ event: UIEvent) {
    guard !isActive else {
      for touch in touches.inOrder { ignoreTouch(touch) }
      return
    }
    for touch in touches { starts[touch.serial] = touch.sample.point }
    let isPreceded = touches.allSatisfy { $0.storedTapCount > numberOfTapsRequired }
    guard isPreceded, starts.count <= numberOfTouchesRequired else { return go(to: .failed) }
    if starts.count == numberOfTouchesRequired { setDeadline(after: minimumPressDuration) }
  }

  private func follow(_ touches: Set<UITouch>) {
    guard !isActive else { return go(to: .changed) }
    let stay = touches.allSatisfy { touch in
      guard let start = starts[touch.serial] else { return true }
      let point = touch.sample.point
      return hypot(point.x - start.x, point.y - start.y) <= allowableMovement
    }
    if !stay { go(to: .failed) }
  }
}
