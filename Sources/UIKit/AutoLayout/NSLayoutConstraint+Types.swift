// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension NSLayoutConstraint {
  /// The relation between the two sides of a constraint.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  /// A direction of layout.
  public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  /// The part of an item's alignment rectangle that a constraint refers to.
  ///
  /// The values are those of Apple's header.
  public enum Attribute: Int, Sendable {
    case notAnAttribute = 0
    case left = 1
    case right = 2
    case top = 3
    case bottom = 4
    case leading = 5
    case trailing = 6
    case width = 7
    case height = 8
    case centerX = 9
    case centerY = 10
    case lastBaseline = 11
    case firstBaseline = 12
    case leftMargin = 13
    case rightMargin = 14
    case topMargin = 15
    case bottomMargin = 16
    case leadingMargin = 17
    case trailingMargin = 18
    case centerXWithinMargins = 19
    case centerYWithinMargins = 20
  }

  /// The alignment of the items of a visual format, and the direction of the format.
  ///
  /// The bits are those of Apple's header.
  public struct FormatOptions: OptionSet, Sendable {
    /// The flags.
    public let rawValue: UInt
    /// Creates a set of options.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Aligns the left edges.
    public static let alignAllLeft = bit(.left)
    /// Aligns the right edges.
    public static let alignAllRight = bit(.right)
    /// Aligns the top edges.
    public static let alignAllTop = bit(.top)
    /// Aligns the bottom edges.
    public static let alignAllBottom = bit(.bottom)
    /// Aligns the leading edges.
    public static let alignAllLeading = bit(.leading)
    /// Aligns the trailing edges.
    public static let alignAllTrailing = bit(.trailing)
    /// Aligns the horizontal centers.
    public static let alignAllCenterX = bit(.centerX)
    /// Aligns the vertical centers.
    public static let alignAllCenterY = bit(.centerY)
    /// Aligns the last baselines.
    public static let alignAllLastBaseline = bit(.lastBaseline)
    /// Aligns the first baselines.
    public static let alignAllFirstBaseline = bit(.firstBaseline)
    /// The bits of all alignments.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
    /// From the leading to the trailing edge.
    public static let directionLeadingToTrailing = FormatOptions([])
    /// From left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// From right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// The bits of the direction.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    private static func bit(_ attribute: Attribute) -> FormatOptions {
      FormatOptions(rawValue: 1 << UInt(attribute.rawValue))
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The direction that an attribute belongs to, and whether it is a place or a length.
  enum Kind {
    case none, x, y, width, height
  }

  var kind: Kind {
    switch self {
    case .notAnAttribute: .none
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .x
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .y
    case .width: .width
    case .height: .height
    }
  }

  /// Whether it depends on the layout direction.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether it is an edge on a fixed side.
  var isAbsoluteSide: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// The same attribute of the layout margins guide; `nil` for those of the view itself.
  var ofMarginsGuide: Self? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }

  /// Whether it is a baseline.
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// The name in descriptions of constraints.
  var name: String { "\(self)" }
}
