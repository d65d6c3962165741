// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CCairo
public import Foundation

// MARK: Building the current path

extension CGContext {
  /// Clears the current path.
  public func beginPath() { cairo_new_path(cairo) }

  /// Begins a new subpath at a point.
  public func move(to point: CGPoint) { add([.move(point)]) }

  /// Adds a straight line to a point.
  public func addLine(to point: CGPoint) { add([.line(point)]) }

  /// Adds a subpath of straight lines between points.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Adds a quadratic Bézier curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    add([.quadCurve(control, to: end)])
  }

  /// Adds a cubic Bézier curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    add([.curve(control1, control2, to: end)])
  }

  /// Closes the current subpath with a straight line to its start.
  public func closePath() { add([.close]) }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { build { $0.append(rect, .identity) } }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }

  /// Adds the ellipse inside a rectangle.
  public func addEllipse(in rect: CGRect) { build { $0.appendEllipse(in: rect, .identity) } }

  /// Adds an arc of a circle, joined to the current point by a line.
  ///
  /// - Parameters:
  ///   - center: The circle's center.
  ///   - radius: The circle's radius.
  ///   - startAngle: The angle of the start, in radians from the x axis towards the y axis.
  ///   - endAngle: The angle of the end.
  ///   - clockwise: Whether the angle decreases; since y points down, that looks
  ///     anticlockwise, as in Apple's UIKit contexts.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    build {
      $0.appendArc(center, radius, startAngle, endAngle, clockwise: clockwise, .identity)
    }
  }

  /// Adds a line and an arc that rounds the corner at a point.
  ///
  /// - Parameters:
  ///   - tangent1End: The corner: the line from the current point ends here.
  ///   - tangent2End: A point on the second line, which starts at the corner.
  ///   - radius: The radius of the arc that touches both lines.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    build { $0.appendArc(tangent1End: tangent1End, tangent2End: tangent2End, radius, .identity) }
  }

  /// Adds the steps of a path.
  public func addPath(_ path: CGPath) { add(path.steps.list) }

  /// Whether the current path has no steps.
  public var isPathEmpty: Bool { cairo_has_current_point(cairo) == 0 }

  /// The current point; zero when the path is empty.
  public var currentPointOfPath: CGPoint { currentPoint ?? .zero }

  /// The bounding box of the current path; null when it is empty.
  public var boundingBoxOfPath: CGRect {
    if isPathEmpty { return .null }
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_path_extents(cairo, &left, &top, &right, &bottom)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  private var currentPoint: CGPoint? {
    if isPathEmpty { return nil }
    var (x, y) = (0.0, 0.0)
    cairo_get_current_point(cairo, &x, &y)
    return CGPoint(x: x, y: y)
  }

  /// Adds a shape that may continue the current subpath.
  private func build(_ body: (inout PathSteps) -> Void) {
    var steps = PathSteps()
    if let currentPoint { steps.append(.move(currentPoint)) }
    let before = steps.list.count
    body(&steps)
    // A shape that begins with a move has replaced the one above.
    let isJoined = steps.list.first == currentPoint.map { .move($0) }
    add(isJoined ? Array(steps.list.dropFirst(before)) : steps.list)
  }

  private func add(_ steps: [PathStep]) {
    guard canDraw else { return }
    let toPixels = userSpaceToDeviceSpaceTransform
    for step in steps {
      guard step.allPoints({ $0.x.isFinite && $0.y.isFinite }) else { continue }
      switch step.within(toPixels) {
      case .move(let point): cairo_move_to(cairo, point.x, point.y)
      case .line(let point): cairo_line_to(cairo, point.x, point.y)
      case .curve(let first, let second, let end):
        cairo_curve_to(cairo, first.x, first.y, second.x, second.y, end.x, end.y)
      case .quadCurve(let control, let end):
        let (first, second) = cubicControls(currentPoint ?? control, control, end)
        cairo_curve_to(cairo, first.x, first.y, second.x, second.y, end.x, end.y)
      case .close: cairo_close_path(cairo)
      }
    }
  }
}
