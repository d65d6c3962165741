// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A direction and a length in the plane.
@frozen
public struct CGVector: Hashable, Codable, Sendable {
  /// The extent along x.
  public var dx: CGFloat
  /// The extent along y.
  public var dy: CGFloat

  /// Creates the zero vector.
  @inlinable
  public init() { (dx, dy) = (0, 0) }

  /// Creates a vector from its components.
  @inlinable
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }

  /// Makes a vector from its two parts, given as Double.
  @inlinable
  public init(dx: Double, dy: Double) { (self.dx, self.dy) = (CGFloat(dx), CGFloat(dy)) }

  /// Makes a vector from its two parts, given as Int.
  @inlinable
  public init(dx: Int, dy: Int) { (self.dx, self.dy) = (CGFloat(dx), CGFloat(dy)) }

  /// The vector that goes nowhere.
  @inlinable
  public static var zero: CGVector { CGVector() }
}
