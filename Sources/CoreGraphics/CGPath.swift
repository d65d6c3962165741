// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation

/// An immutable shape of lines and curves.
///
/// Two paths are equal when their steps are.
public class CGPath {
  var steps: PathSteps

  init(steps: PathSteps) { self.steps = steps }

  // MARK: Creating paths

  /// Creates a path of one rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - transform: A transform that is applied to its points, or `nil` for none.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(steps: PathSteps())
    steps.append(rect, transform?.pointee ?? .identity)
  }

  /// Creates a path of one ellipse.
  ///
  /// - Parameters:
  ///   - rect: The rectangle around the ellipse.
  ///   - transform: A transform that is applied to its points, or `nil` for none.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(steps: PathSteps())
    steps.appendEllipse(in: rect, transform?.pointee ?? .identity)
  }

  /// Creates a path of one rectangle with rounded corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerWidth: The width of a corner, at most half of the rectangle's.
  ///   - cornerHeight: The height of a corner, at most half of the rectangle's.
  ///   - transform: A transform that is applied to its points, or `nil` for none.
  public convenience init(
    roundedRect rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(steps: PathSteps())
    steps.appendRoundedRect(rect, cornerWidth, cornerHeight, transform?.pointee ?? .identity)
  }

  // MARK: Copying

  /// Returns an immutable copy of the path.
  public func copy() -> CGPath? { CGPath(steps: steps) }

  /// Returns the path with every point transformed.
  ///
  /// - Parameter transform: The transform, or `nil` for none.
  /// - Returns: The new path; never `nil` here.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(steps: transformed(transform?.pointee))
  }

  /// Returns a mutable copy.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(steps: steps) }

  /// Returns a mutable copy with every point transformed.
  ///
  /// - Parameter transform: The transform, or `nil` for none.
  /// - Returns: The new path; never `nil` here.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(steps: transformed(transform?.pointee))
  }

  private func transformed(_ transform: CGAffineTransform?) -> PathSteps {
    guard let transform else { return steps }
    var result = PathSteps()
    result.append(steps, transform)
    return result
  }

  // MARK: Examining a path

  /// Whether the path has no steps.
  public var isEmpty: Bool { steps.list.isEmpty }

  /// The current point; zero when the path is empty.
  public var currentPoint: CGPoint { steps.current ?? .zero }

  /// The bounding box of all points, control points included; null when empty.
  public var boundingBox: CGRect { steps.controlBounds }

  /// The bounding box of the lines and curves; null when empty.
  public var boundingBoxOfPath: CGRect { steps.exactBounds }

  /// Returns whether a point lies inside the path, with open subpaths treated as closed.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - rule: The fill rule.
  ///   - transform: A transform that is applied to the point first.
  /// - Returns: Whether the point lies inside.
  public func contains(
    _ point: CGPoint,
    using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool { steps.contains(point.applying(transform), using: rule) }

  /// Calls a closure with each step of the path.
  ///
  /// - Parameter block: The closure; the pointer is valid only during the call.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for step in steps.list {
      var points = step.points
      points.withUnsafeMutableBufferPointer { buffer in
        // An empty array may have no memory: a step without points gets memory that is not read.
        var none = CGPoint.zero
        withUnsafeMutablePointer(to: &none) { spare in
          var element = CGPathElement(type: step.type, points: buffer.baseAddress ?? spare)
          block(&element)
        }
      }
    }
  }
}

extension CGPath: Hashable {
  /// Returns whether two paths have the same steps.
  public static func == (left: CGPath, right: CGPath) -> Bool {
    left === right || left.steps == right.steps
  }

  /// Hashes the steps.
  ///
  /// - Parameter hasher: The hasher to feed.
  public func hash(into hasher: inout Hasher) { hasher.combine(steps) }
}
