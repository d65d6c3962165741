// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UIView {
  /// Converts a point to another space.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    storedLayer.convert(point, to: coordinateSpace.viewLayer)
  }
  /// Converts a point from another space.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    storedLayer.convert(point, from: coordinateSpace.viewLayer)
  }
  /// Converts a rectangle to another space.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    storedLayer.convert(rect, to: coordinateSpace.viewLayer)
  }
  /// Converts a rectangle from another space.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    storedLayer.convert(rect, from: coordinateSpace.viewLayer)
  }
}

extension UICoordinateSpace {
  /// The layer of a view; `nil` for the screen, whose coordinates those of the stage are.
  var viewLayer: CALayer? { (self as? UIView)?.storedLayer }
}
