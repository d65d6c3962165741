// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A distance from the default position, in points.
public struct UIOffset: Hashable, Sendable {
  /// The distance to the right.
  public var horizontal: CGFloat
  /// The distance down.
  public var vertical: CGFloat

  /// No distance.
  public static let zero = UIOffset(horizontal: 0, vertical: 0)

  /// Creates an offset of zero.
  public init() { self = .zero }

  /// Creates an offset.
  ///
  /// - Parameters:
  ///   - horizontal: The distance to the right, in points.
  ///   - vertical: The distance down, in points.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
}
