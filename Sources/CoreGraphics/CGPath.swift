// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A shape made of lines and curves, which does not change.
///
/// Two paths are equal when their steps are.
public class CGPath {
  var steps: PathSteps

  init(steps: PathSteps) { self.steps = steps }

  // MARK: Making paths

  /// Makes a path of one rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - transform: What is done to its points; `nil` for nothing.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(steps: PathSteps())
    steps.append(rect, transform?.pointee ?? .identity)
  }

  /// Makes a path of one ellipse.
  ///
  /// - Parameters:
  ///   - rect: The rectangle that the ellipse touches.
  ///   - transform: What is done to its points; `nil` for nothing.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(steps: PathSteps())
    steps.appendEllipse(in: rect, transform?.pointee ?? .identity)
  }

  /// Makes a path of one rectangle with round corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerWidth: The width of a corner, at most half of the rectangle's.
  ///   - cornerHeight: The height of a corner, at most half of the rectangle's.
  ///   - transform: What is done to its points; `nil` for nothing.
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

  /// Returns the path as one that never changes.
  public func copy() -> CGPath? { CGPath(steps: steps) }

  /// Returns the path with every point transformed.
  ///
  /// - Parameter transform: What is done to the points; `nil` for nothing.
  /// - Returns: The new path; never `nil` here.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(steps: transformed(transform?.pointee))
  }

  /// Returns a copy that can be changed.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(steps: steps) }

  /// Returns a copy that can be changed, with every point transformed.
  ///
  /// - Parameter transform: What is done to the points; `nil` for nothing.
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

  // MARK: Looking into a path

  /// Whether the path has no steps.
  public var isEmpty: Bool { steps.list.isEmpty }

  /// Where the next step begins; zero when the path is empty.
  public var currentPoint: CGPoint { steps.current ?? .zero }

  /// The smallest rectangle around all points, control points included; null when empty.
  public var boundingBox: CGRect { steps.controlBounds }

  /// The smallest rectangle around the lines and curves themselves; null when empty.
  public var boundingBoxOfPath: CGRect { steps.exactBounds }

  /// Whether a point lies inside the path, parts that are not closed counted as closed.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - rule: What counts as inside.
  ///   - transform: What is done to the path first.
  /// - Returns: Whether it does.
  public func contains(
    _ point: CGPoint,
    using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    guard transform.isInvertible else { return false }
    return steps.contains(point.applying(transform.inverted()), using: rule)
  }

  /// Calls a closure with each step of the path.
  ///
  /// - Parameter block: Gets the step; the pointer is valid during the call only.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for step in steps.list {
      var points = step.points
      points.withUnsafeMutableBufferPointer { buffer in
        // An empty array may have no memory; a step without points gets some that is not read.
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
  /// Whether two paths have the same steps.
  public static func == (left: CGPath, right: CGPath) -> Bool {
    left === right || left.steps == right.steps
  }

  /// Feeds the steps to a hasher.
  ///
  /// - Parameter hasher: The hasher to feed.
  public func hash(into hasher: inout Hasher) { hasher.combine(steps) }
}
