// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CCairo
public import Foundation

// MARK: Building the current path

extension CGContext {
  /// Forgets the current path.
  public func beginPath() { cairo_new_path(cairo) }

  /// Begins a new part of the path at a point.
  public func move(to point: CGPoint) { add([.move(point)]) }

  /// Adds a straight line to a point.
  public func addLine(to point: CGPoint) { add([.line(point)]) }

  /// Adds a new part of straight lines between points.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Adds a curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    add([.quadCurve(control, to: end)])
  }

  /// Adds a curve with two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    add([.curve(control1, control2, to: end)])
  }

  /// Adds a straight line back to where the current part began.
  public func closePath() { add([.close]) }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { build { $0.append(rect, .identity) } }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }

  /// Adds the ellipse that touches a rectangle.
  public func addEllipse(in rect: CGRect) { build { $0.appendEllipse(in: rect, .identity) } }

  /// Adds a part of a circle, joined by a line to where the path is.
  ///
  /// - Parameters:
  ///   - center: The circle's centre.
  ///   - radius: The circle's radius.
  ///   - startAngle: Where the arc begins, in radians from the x axis towards the y axis.
  ///   - endAngle: Where the arc ends.
  ///   - clockwise: Whether the angle falls on the way; as y goes down here, that looks
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
  ///   - tangent2End: Where the line from the corner goes.
  ///   - radius: The radius of the arc that touches both lines.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    build { $0.appendArc(tangent1End: tangent1End, tangent2End: tangent2End, radius, .identity) }
  }

  /// Adds the steps of a path.
  public func addPath(_ path: CGPath) { add(path.steps.list) }

  /// Whether the current path has no steps.
  public var isPathEmpty: Bool { cairo_has_current_point(cairo) == 0 }

  /// Where the next step begins; zero when the path is empty.
  public var currentPointOfPath: CGPoint { currentPoint ?? .zero }

  /// The smallest rectangle around the current path; null when it is empty.
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

  /// Adds a shape that may join what is there.
  private func build(_ body: (inout PathSteps) -> Void) {
    var steps = PathSteps()
    if let currentPoint { steps.append(.move(currentPoint)) }
    let before = steps.list.count
    body(&steps)
    // A shape that begins with a move has replaced the one above.
    let isJoined = steps.list.first == currentPoint.map { .move($0) }
    add(isJoined ? Array(steps.list.dropFirst(before)) : steps.list)
  }

  /// The farthest pixel that a path may reach: Cairo counts 256ths of a pixel in 32 bits.
  private static let farthest: CGFloat = 4_000_000

  /// Brings a step that reaches beyond what Cairo can count back to its edge, far off the picture.
  private func within(_ step: PathStep) -> PathStep {
    let toPixels = userSpaceToDeviceSpaceTransform
    let isNear = step.points.allSatisfy {
      let pixel = $0.applying(toPixels)
      return abs(pixel.x) <= Self.farthest && abs(pixel.y) <= Self.farthest
    }
    if isNear { return step }
    let toUser = toPixels.inverted()
    return step.mapPoints {
      let pixel = $0.applying(toPixels)
      return CGPoint(
        x: min(max(pixel.x, -Self.farthest), Self.farthest),
        y: min(max(pixel.y, -Self.farthest), Self.farthest)
      ).applying(toUser)
    }
  }

  private func add(_ steps: [PathStep]) {
    guard canDraw else { return }
    for step in steps {
      guard step.points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { continue }
      switch within(step) {
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
