// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A frame of reference on the screen.
///
/// Screens, scenes and views are or have one. Those of screens and scenes begin at the top left
/// corner of the screen: converting between them changes nothing.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// The area in its own coordinates, in points.
  var bounds: CGRect { get }

  /// Converts a point to another space.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a point from another space.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a rectangle to another space.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Converts a rectangle from another space.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

/// The area of a screen at one moment.
@MainActor
final class ScreenCoordinateSpace: NSObject, UICoordinateSpace {
  let bounds: CGRect

  init(bounds: CGRect) {
    self.bounds = bounds
    super.init()
  }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.viewLayer?.convert(point, from: nil) ?? point
  }
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.viewLayer?.convert(point, to: nil) ?? point
  }
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace.viewLayer?.convert(rect, from: nil) ?? rect
  }
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace.viewLayer?.convert(rect, to: nil) ?? rect
  }
}
