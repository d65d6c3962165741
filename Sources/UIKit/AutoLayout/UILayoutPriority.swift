// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The priority of a constraint: one with a higher priority is satisfied before one with a lower.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The value, 1...1000 in use.
  public var rawValue: Float
  /// Creates a priority.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  // The values of Apple's header.

  /// The priority of constraints that hold without exception.
  public static let required = UILayoutPriority(1000)
  /// The priority with which a button resists compression.
  public static let defaultHigh = UILayoutPriority(750)
  /// The priority of a drag that can change the size of the window's scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The priority with which the window's scene keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// The priority of a drag that cannot change the size of the window's scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The priority with which a button hugs its contents.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority with which a view takes the target size of `systemLayoutSizeFitting(_:)`.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
