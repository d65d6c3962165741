// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// The conversions between the window's coordinates, in which touches are tracked, and a view's.
extension UIGestureRecognizer {
  /// Returns the location of one of the touches.
  ///
  /// - Parameters:
  ///   - index: The touch.
  ///   - view: The view of the coordinate system; `nil` for the window's.
  /// - Returns: The location, in points.
  func locationOfTouch(_ index: Int, in view: UIView?) -> CGPoint {
    let points = engine.points
    guard points.indices.contains(index) else {
      misuse(
        "-[\(Swift.type(of: self)) locationOfTouch:inView:]: index (\(index)) beyond bounds "
          + "(\(points.count))."
      )
    }
    return convert(points[index], to: view)
  }

  /// Converts a point from the window's coordinates.
  ///
  /// - Parameters:
  ///   - point: The point, in the window's coordinates.
  ///   - view: The view of the result's coordinate system; `nil` for the window's.
  /// - Returns: The point in that coordinate system.
  func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, view.storedWindow !== view else { return point }
    return view.convert(point, from: nil)
  }

  /// Converts a distance from the window's coordinates.
  ///
  /// - Parameters:
  ///   - vector: The distance, in the window's coordinates.
  ///   - view: The view of the result's coordinate system; `nil` for the window's.
  /// - Returns: The distance in that coordinate system.
  func convert(vector: CGPoint, to view: UIView?) -> CGPoint {
    let start = convert(.zero, to: view)
    let end = convert(vector, to: view)
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  /// Converts a distance to the window's coordinates.
  ///
  /// - Parameters:
  ///   - vector: The distance, in the view's coordinates.
  ///   - view: The view; `nil` for the window.
  /// - Returns: The distance in the window's coordinates.
  func convert(vector: CGPoint, from view: UIView?) -> CGPoint {
    guard let view, view.storedWindow !== view else { return vector }
    let start = view.convert(CGPoint.zero, to: nil)
    let end = view.convert(vector, to: nil)
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }
}
