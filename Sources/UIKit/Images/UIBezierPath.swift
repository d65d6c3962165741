// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A path of lines and curves that is filled and stroked in the current context.
open class UIBezierPath: NSObject {
  private var path = CGMutablePath()

  // MARK: Creating a Bézier path

  /// Creates an empty path.
  public override init() {}

  /// Creates a path of one rectangle.
  ///
  /// - Parameter rect: The rectangle in points.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// Creates a path of one ellipse.
  ///
  /// - Parameter rect: The bounding rectangle of the ellipse, in points.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// Creates a path of one rectangle with rounded corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in points.
  ///   - cornerRadius: The radius in points, at most half of a side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    let radius = min(max(cornerRadius, 0), abs(rect.width) / 2, abs(rect.height) / 2)
    path.addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius)
  }

  /// Creates a path of one arc.
  ///
  /// - Parameters:
  ///   - center: The center of the circle, in points.
  ///   - radius: The radius in points.
  ///   - startAngle: The start, in radians from the x axis, growing clockwise on screen.
  ///   - endAngle: The end, in the same way.
  ///   - clockwise: Whether the arc runs clockwise on screen.
  public convenience init(
    arcCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: clockwise
    )
  }

  /// Creates a path from a Core Graphics path.
  ///
  /// - Parameter CGPath: The path; it is copied.
  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    cgPath = CGPath
  }

  // MARK: Constructing a path

  /// Starts a new subpath at a point.
  ///
  /// - Parameter point: The point.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a straight line.
  ///
  /// - Parameter point: The end point.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds an arc, and a line to its start if the path has a current point.
  ///
  /// - Parameters:
  ///   - center: The center of the circle, in points.
  ///   - radius: The radius in points.
  ///   - startAngle: The start, in radians from the x axis, growing clockwise on screen.
  ///   - endAngle: The end, in the same way.
  ///   - clockwise: Whether the arc runs clockwise on screen.
  open func addArc(
    withCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    // Core Graphics names the direction with y pointing up, UIKit as it looks on screen.
    path.addArc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: !clockwise
    )
  }

  /// Adds a curve with two control points.
  ///
  /// - Parameters:
  ///   - endPoint: The end point.
  ///   - controlPoint1: The first control point.
  ///   - controlPoint2: The second control point.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a curve with one control point.
  ///
  /// - Parameters:
  ///   - endPoint: The end point.
  ///   - controlPoint: The control point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Closes the current subpath with a straight line.
  open func close() { path.closeSubpath() }

  /// Removes all subpaths.
  open func removeAllPoints() { path = CGMutablePath() }

  /// Adds the subpaths of another path.
  ///
  /// - Parameter bezierPath: The other path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  /// The path as a Core Graphics path; reading and setting copy it.
  open var cgPath: CGPath {
    get { path.copy() ?? path }
    set { path = newValue.mutableCopy() ?? CGMutablePath() }
  }

  // MARK: Accessing drawing properties

  /// The width of strokes in points.
  open var lineWidth: CGFloat = 1
  /// The line cap style of strokes.
  open var lineCapStyle = CGLineCap.butt
  /// The line join style of strokes.
  open var lineJoinStyle = CGLineJoin.miter
  /// The miter limit of strokes, in line widths.
  open var miterLimit: CGFloat = 10
  /// Whether the even-odd rule fills the path, in place of the nonzero rule.
  open var usesEvenOddFillRule = false

  // MARK: Drawing paths

  /// Fills the path in the current context with its fill color.
  open func fill() {
    UIGraphicsGetCurrentContext()?.fill(path, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Strokes the path in the current context with its stroke color.
  open func stroke() {
    guard let context = begin() else { return }
    context.saveGState()
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    context.strokePath()
    context.restoreGState()
  }

  /// Clips the current context to the path.
  open func addClip() { begin()?.clip(using: usesEvenOddFillRule ? .evenOdd : .winding) }

  /// Returns the current context with this path set.
  private func begin() -> CGContext? {
    let context = UIGraphicsGetCurrentContext()
    context?.beginPath()
    context?.addPath(path)
    return context
  }

  // MARK: Hit detection and metrics

  /// Returns whether the filled path contains a point.
  ///
  /// - Parameter point: The point.
  /// - Returns: Whether it contains the point.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Whether the path has no subpaths.
  open var isEmpty: Bool { path.isEmpty }
  /// The bounding box of the path without its control points, in points.
  open var bounds: CGRect { path.boundingBoxOfPath }
  /// The current point, where the next line starts.
  open var currentPoint: CGPoint { path.currentPoint }

  // MARK: Applying transformations

  /// Transforms every point.
  ///
  /// - Parameter transform: The transform.
  open func apply(_ transform: CGAffineTransform) {
    let moved = CGMutablePath()
    moved.addPath(path, transform: transform)
    path = moved
  }
}
