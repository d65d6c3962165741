// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation
import RetourDecisions

/// A gesture recognizer for fingers that move quickly in one direction.
///
/// The gesture is discrete: it is recognized while the fingers are still down, after 50 points in
/// at most half a second. Its location is that in which it began.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// A set of directions.
  public struct Direction: OptionSet, Sendable {
    /// One bit per direction.
    public let rawValue: UInt

    /// Creates a set of directions.
    ///
    /// - Parameter rawValue: One bit per direction.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Up.
    public static let up = Direction(rawValue: 1 << 2)
    /// Down.
    public static let down = Direction(rawValue: 1 << 3)
  }

  private var sequence = SwipeSequence()

  // MARK: Configuring the gesture

  /// The directions that count.
  open var direction: Direction = .right

  /// The number of fingers.
  open var numberOfTouchesRequired: Int = 1

  // MARK: Overridden

  /// Returns the centroid of the locations in which the fingers came down.
  ///
  /// - Parameter view: The view of the coordinate system; `nil` for the window's.
  /// - Returns: The centroid in points.
  open override func location(in view: UIView?) -> CGPoint {
    let starts = sequence.starts
    guard !starts.isEmpty else { return super.location(in: view) }
    let share = 1 / CGFloat(starts.count)
    return convert(
      starts.reduce(into: .zero) { centroid, start in
        centroid.x += start.x * share
        centroid.y += start.y * share
      },
      to: view
    )
  }

  /// Returns the location in which a finger came down.
  ///
  /// - Parameters:
  ///   - touchIndex: The finger, from 0 to ``UIGestureRecognizer/numberOfTouches`` - 1.
  ///   - view: The view of the coordinate system; `nil` for the window's.
  /// - Returns: The location in points.
  open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard sequence.starts.indices.contains(touchIndex) else {
      return super.location(ofTouch: touchIndex, in: view)
    }
    return convert(sequence.starts[touchIndex], to: view)
  }

  override func acceptsButtons(of event: UIEvent) -> Bool { event.isPrimary }

  /// Starts the swipe.
  ///
  /// - Parameters:
  ///   - touches: The touches that began.
  ///   - event: The event with all touches.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    sequence.fingersRequired = numberOfTouchesRequired
    sequence.directions = .init(rawValue: direction.rawValue)
    if sequence.starts.isEmpty { engine.setDeadline(after: GestureFigures.swipeDuration) }
    for touch in touches.inOrder {
      act(on: sequence.fingerDown(touch.serial, at: touch.sample.point))
    }
  }

  /// Recognizes the swipe, or fails if the fingers move elsewhere.
  ///
  /// - Parameters:
  ///   - touches: The touches that moved.
  ///   - event: The event with all touches.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    act(on: sequence.fingersMoved(to: touches.points))
  }

  /// Fails unless the fingers have moved far enough.
  ///
  /// - Parameters:
  ///   - touches: The touches that ended.
  ///   - event: The event with all touches.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let outcome = sequence.fingersMoved(to: touches.points)
    act(on: outcome == .recognized ? outcome : .failed)
  }

  /// Fails.
  ///
  /// - Parameters:
  ///   - touches: The touches that were cancelled.
  ///   - event: The event with all touches.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    engine.setState(.failed)
  }

  /// Prepares for the next gesture.
  open override func reset() { sequence = SwipeSequence() }
}

extension UISwipeGestureRecognizer {
  private func act(on outcome: SwipeSequence.Outcome) {
    switch outcome {
    case .continues: break
    case .recognized:
      engine.cancelDeadline()
      engine.setState(.ended)
    case .failed: engine.setState(.failed)
    }
  }
}
