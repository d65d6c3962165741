// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

extension UIGestureRecognizer {
  /// Where the gesture's touches are, in the window's coordinates.
  var points: [CGPoint] {
    touches.isEmpty ? restingPoints : touches.map(\.sample.point)
  }

  /// The middle of the touches, or where it was last, in the window's coordinates.
  var middle: CGPoint {
    let points = points
    guard !points.isEmpty else { return lastPoint }
    let share = 1 / CGFloat(points.count)
    return points.reduce(into: .zero) { middle, point in
      middle.x += point.x * share
      middle.y += point.y * share
    }
  }

  /// Returns where one of the touches is.
  ///
  /// - Parameters:
  ///   - index: The touch.
  ///   - view: The view in whose coordinates it is given; `nil` for the window's.
  /// - Returns: The place, in points.
  func locationOfTouch(_ index: Int, in view: UIView?) -> CGPoint {
    let points = points
    guard points.indices.contains(index) else {
      misuse(
        "-[\(Swift.type(of: self)) locationOfTouch:inView:]: index (\(index)) beyond bounds "
          + "(\(points.count))."
      )
    }
    return convert(points[index], to: view)
  }

  /// Converts a point of the window.
  ///
  /// - Parameters:
  ///   - point: The point, in the window's coordinates.
  ///   - view: The view in whose coordinates it is wanted; `nil` for the window's.
  /// - Returns: The point in those coordinates.
  func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, !(view is UIWindow) else { return point }
    return view.convert(point, from: nil)
  }

  /// Converts a distance in the window.
  ///
  /// - Parameters:
  ///   - vector: The distance, in the window's coordinates.
  ///   - view: The view in whose coordinates it is wanted; `nil` for the window's.
  /// - Returns: The distance in those coordinates.
  func convert(vector: CGPoint, to view: UIView?) -> CGPoint {
    let start = convert(.zero, to: view)
    let end = convert(vector, to: view)
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  /// Converts a distance to the window.
  ///
  /// - Parameters:
  ///   - vector: The distance, in the view's coordinates.
  ///   - view: The view; `nil` for the window.
  /// - Returns: The distance in the window's coordinates.
  func convert(vector: CGPoint, from view: UIView?) -> CGPoint {
    guard let view, !(view is UIWindow) else { return vector }
    let start = view.convert(CGPoint.zero, to: nil)
    let end = view.convert(vector, to: nil)
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  /// Looks away from a touch.
  ///
  /// - Parameter touch: The touch.
  func ignoreTouch(_ touch: UITouch) {
    touches.removeAll { $0 === touch }
    touch.removeObserver(self)
    participation?.delivery?.ignore(touch, by: self)
  }

  // MARK: Deadlines

  /// Asks the clock to call ``deadlinePassed()``.
  ///
  /// - Parameter interval: How long from now, in seconds; `nil` for never.
  func setDeadline(after interval: TimeInterval?) {
    cancelDeadline()
    guard let interval, let delivery = participation?.delivery else { return }
    deadline = delivery.schedule(after: interval) { [weak self] in
      self?.cancelDeadline()
      self?.deadlinePassed()
    }
    delivery.setDeadline(self, deadline != nil)
  }

  /// Asks the clock no longer.
  func cancelDeadline() {
    deadline?.cancel()
    deadline = nil
    participation?.delivery?.setDeadline(self, false)
  }
}
