// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A shape of lines and curves that can be filled and stroked into the current context.
open class UIBezierPath: NSObject {
  private var path = CGMutablePath()

  // MARK: Creating a Bézier path

  /// Makes an empty path.
  public override init() {}

  /// Makes a path of one rectangle.
  ///
  /// - Parameter rect: The rectangle in points.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// Makes a path of one ellipse.
  ///
  /// - Parameter rect: The rectangle that the ellipse touches, in points.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// Makes a path of one rectangle with round corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in points.
  ///   - cornerRadius: The radius in points; more than half of a side counts as half.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    let radius = min(max(cornerRadius, 0), abs(rect.width) / 2, abs(rect.height) / 2)
    path.addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius)
  }

  /// Makes a path of one arc.
  ///
  /// - Parameters:
  ///   - center: The middle of the circle, in points.
  ///   - radius: The radius in points.
  ///   - startAngle: Where the arc begins, in radians from the x axis, growing clockwise on screen.
  ///   - endAngle: Where it ends.
  ///   - clockwise: Whether it runs clockwise on screen.
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

  /// Makes a path of a Core Graphics path.
  ///
  /// - Parameter CGPath: The path; it is copied.
  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    cgPath = CGPath
  }

  // MARK: Constructing a path

  /// Starts a new part at a point.
  ///
  /// - Parameter point: The point.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a straight line.
  ///
  /// - Parameter point: Where it ends.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds an arc, and a line to its start if the path has a current point.
  ///
  /// - Parameters:
  ///   - center: The middle of the circle, in points.
  ///   - radius: The radius in points.
  ///   - startAngle: Where the arc begins, in radians from the x axis, growing clockwise on screen.
  ///   - endAngle: Where it ends.
  ///   - clockwise: Whether it runs clockwise on screen.
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
  ///   - endPoint: Where it ends.
  ///   - controlPoint1: Where it heads for first.
  ///   - controlPoint2: Where it comes from last.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a curve with one control point.
  ///
  /// - Parameters:
  ///   - endPoint: Where it ends.
  ///   - controlPoint: Where it heads for.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Closes the current part with a straight line.
  open func close() { path.closeSubpath() }

  /// Empties the path.
  open func removeAllPoints() { path = CGMutablePath() }

  /// Adds another path's parts.
  ///
  /// - Parameter bezierPath: The other path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  /// The shape as a Core Graphics path; reading and setting copy it.
  open var cgPath: CGPath {
    get { path.copy() ?? path }
    set { path = newValue.mutableCopy() ?? CGMutablePath() }
  }

  // MARK: Accessing drawing properties

  /// The width of strokes in points.
  open var lineWidth: CGFloat = 1
  /// The shape of the ends of strokes.
  open var lineCapStyle = CGLineCap.butt
  /// The shape of the corners of strokes.
  open var lineJoinStyle = CGLineJoin.miter
  /// Where pointed corners are cut off, in line widths.
  open var miterLimit: CGFloat = 10
  /// Whether what is enclosed twice is outside.
  open var usesEvenOddFillRule = false

  // MARK: Drawing paths

  /// Fills the shape in the current context with its fill colour.
  open func fill() {
    guard let context = begin() else { return }
    context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Strokes the outline in the current context with its stroke colour.
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

  /// Confines the current context to the inside of the shape.
  open func addClip() { begin()?.clip(using: usesEvenOddFillRule ? .evenOdd : .winding) }

  /// The current context with the shape as its path.
  private func begin() -> CGContext? {
    let context = UIGraphicsGetCurrentContext()
    context?.beginPath()
    context?.addPath(path)
    return context
  }

  // MARK: Hit detection and metrics

  /// Tells whether a point is inside the shape.
  ///
  /// - Parameter point: The point.
  /// - Returns: Whether it is.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Whether the path has no parts.
  open var isEmpty: Bool { path.isEmpty }
  /// The smallest rectangle around the shape, in points; control points do not count.
  open var bounds: CGRect { path.boundingBoxOfPath }
  /// Where the next line starts.
  open var currentPoint: CGPoint { path.currentPoint }

  // MARK: Applying transformations

  /// Moves every point by a transform.
  ///
  /// - Parameter transform: The transform.
  open func apply(_ transform: CGAffineTransform) {
    let moved = CGMutablePath()
    moved.addPath(path, transform: transform)
    path = moved
  }
}
