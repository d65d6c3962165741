// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT
//
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import CoreFoundation
@_exported import CoreGraphics

// The Swift part of the module: the functions of CGGeometry.h and CGAffineTransform.h as members.

extension CGAffineTransform {
  public static var identity: CGAffineTransform { fatalError() }
  public init(translationX x: CGFloat, y: CGFloat) { fatalError() }
  public init(scaleX x: CGFloat, y: CGFloat) { fatalError() }
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform { fatalError() }
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform { fatalError() }
  public func inverted() -> CGAffineTransform { fatalError() }
  public init(rotationAngle angle: CGFloat) { fatalError() }
  public var isIdentity: Bool { fatalError() }
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform { fatalError() }
  public func rotated(by angle: CGFloat) -> CGAffineTransform { fatalError() }
}

extension CGRect {
  public static var null: CGRect { fatalError() }
  public static var infinite: CGRect { fatalError() }
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) { fatalError() }
  public init(x: Int, y: Int, width: Int, height: Int) { fatalError() }
  public var minX: CGFloat { fatalError() }
  public var midX: CGFloat { fatalError() }
  public var maxX: CGFloat { fatalError() }
  public var minY: CGFloat { fatalError() }
  public var midY: CGFloat { fatalError() }
  public var maxY: CGFloat { fatalError() }
  public var width: CGFloat { fatalError() }
  public var height: CGFloat { fatalError() }
  public var isEmpty: Bool { fatalError() }
  public var isNull: Bool { fatalError() }
  public var integral: CGRect { fatalError() }
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect { fatalError() }
  public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect { fatalError() }
  public func union(_ other: CGRect) -> CGRect { fatalError() }
  public func intersection(_ other: CGRect) -> CGRect { fatalError() }
  public func intersects(_ other: CGRect) -> Bool { fatalError() }
  public func contains(_ point: CGPoint) -> Bool { fatalError() }
  public func contains(_ other: CGRect) -> Bool { fatalError() }
}

extension CGPoint {
  public func applying(_ transform: CGAffineTransform) -> CGPoint { fatalError() }
}

extension CGSize {
  public func applying(_ transform: CGAffineTransform) -> CGSize { fatalError() }
}

extension CGRect {
  public func applying(_ transform: CGAffineTransform) -> CGRect { fatalError() }
}

extension CGColor {
  public var alpha: CGFloat { fatalError() }
  public var components: [CGFloat]? { fatalError() }
  public var numberOfComponents: Int { fatalError() }
  public func copy(alpha: CGFloat) -> CGColor? { fatalError() }
}

extension CGImage {
  public var width: Int { fatalError() }
  public var height: Int { fatalError() }
  public func cropping(to rect: CGRect) -> CGImage? { fatalError() }
}

public enum CGPathFillRule: Int {
  case winding
  case evenOdd
}

extension CGPath: Equatable {
  public static func == (left: CGPath, right: CGPath) -> Bool { fatalError() }
}

extension CGPath {
  public var isEmpty: Bool { fatalError() }
  public var currentPoint: CGPoint { fatalError() }
  public var boundingBox: CGRect { fatalError() }
  public var boundingBoxOfPath: CGRect { fatalError() }
  public func contains(
    _ point: CGPoint,
    using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool { fatalError() }
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {}
  public func copy() -> CGPath? { fatalError() }
  public func mutableCopy() -> CGMutablePath? { fatalError() }
}

extension CGMutablePath {
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {}
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {}
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {}
  public func addQuadCurve(
    to end: CGPoint,
    control: CGPoint,
    transform: CGAffineTransform = .identity
  ) {}
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {}
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {}
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {}
  public func closeSubpath() {}
}

extension CGContext {
  public var isPathEmpty: Bool { fatalError() }
  public var currentPointOfPath: CGPoint { fatalError() }
  public var boundingBoxOfPath: CGRect { fatalError() }
  public var boundingBoxOfClipPath: CGRect { fatalError() }
  public var interpolationQuality: CGInterpolationQuality {
    get { fatalError() }
    set {}
  }
  public var width: Int { fatalError() }
  public var height: Int { fatalError() }
  public func makeImage() -> CGImage? { fatalError() }
  public func saveGState() {}
  public func restoreGState() {}
  public func scaleBy(x: CGFloat, y: CGFloat) {}
  public func translateBy(x: CGFloat, y: CGFloat) {}
  public func concatenate(_ transform: CGAffineTransform) {}
  public func beginPath() {}
  public func move(to point: CGPoint) {}
  public func addLine(to point: CGPoint) {}
  public func addRect(_ rect: CGRect) {}
  public func closePath() {}
  public func fillPath(using rule: CGPathFillRule = .winding) {}
  public func strokePath() {}
  public func drawPath(using mode: CGPathDrawingMode) {}
  public func clip(using rule: CGPathFillRule = .winding) {}
  public func clip(to rect: CGRect) {}
}
