// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A mutable shape of lines and curves.
public final class CGMutablePath: CGPath {
  /// Creates an empty path.
  public convenience init() { self.init(steps: PathSteps()) }

  /// Begins a new subpath at a point.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - transform: A transform that is applied to the point first, as in every method here.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    steps.append(.move(point.applying(transform)))
  }

  /// Adds a straight line to a point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    steps.append(.line(point.applying(transform)))
  }

  /// Adds a subpath of straight lines between points.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds a quadratic Bézier curve.
  public func addQuadCurve(
    to end: CGPoint,
    control: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    steps.append(.quadCurve(control.applying(transform), to: end.applying(transform)))
  }

  /// Adds a cubic Bézier curve.
  public func addCurve(
    to end: CGPoint,
    control1: CGPoint,
    control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    steps.append(
      PathStep.curve(control1, control2, to: end).applying(transform)
    )
  }

  /// Closes the current subpath with a straight line to its start.
  public func closeSubpath() { steps.append(.close) }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    steps.append(rect, transform)
  }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { steps.append(rect, transform) }
  }

  /// Adds a rectangle with rounded corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerWidth: The width of a corner, at most half of the rectangle's.
  ///   - cornerHeight: The height of a corner, at most half of the rectangle's.
  ///   - transform: A transform that is applied to the points first.
  public func addRoundedRect(
    in rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    steps.appendRoundedRect(rect, cornerWidth, cornerHeight, transform)
  }

  /// Adds the ellipse inside a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    steps.appendEllipse(in: rect, transform)
  }

  /// Adds an arc of a circle, joined to the current point by a line.
  ///
  /// - Parameters:
  ///   - center: The circle's center.
  ///   - radius: The circle's radius.
  ///   - startAngle: The angle of the start, in radians from the x axis towards the y axis.
  ///   - endAngle: The angle of the end.
  ///   - clockwise: Whether the angle decreases. Where y points down, as on a screen, that
  ///     looks counterclockwise, as in Core Graphics.
  ///   - transform: A transform that is applied to the points first.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    steps.appendArc(center, radius, startAngle, endAngle, clockwise: clockwise, transform)
  }

  /// Adds a line and an arc that rounds the corner at a point.
  ///
  /// - Parameters:
  ///   - tangent1End: The corner: the line from the current point ends here.
  ///   - tangent2End: A point on the second line, which starts at the corner.
  ///   - radius: The radius of the arc that touches both lines.
  ///   - transform: A transform that is applied to the points first.
  public func addArc(
    tangent1End: CGPoint,
    tangent2End: CGPoint,
    radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    steps.appendArc(tangent1End: tangent1End, tangent2End: tangent2End, radius, transform)
  }

  /// Adds the steps of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    steps.append(path.steps, transform)
  }
}
