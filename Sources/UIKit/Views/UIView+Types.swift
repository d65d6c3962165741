// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UIView {
  /// The value of `intrinsicContentSize` in a dimension without a natural size.
  public static let noIntrinsicMetric: CGFloat = -1  // Apple header

  /// The target of `systemLayoutSizeFitting(_:)` for the smallest size.
  public static let layoutFittingCompressedSize = CGSize.zero  // Apple header
  /// The target of `systemLayoutSizeFitting(_:)` for the largest size.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The adjustment of content when the bounds change.
  public enum ContentMode: Int, Sendable {
    /// Scaled to the bounds.
    case scaleToFill
    /// Scaled to fit the bounds, with its aspect ratio.
    case scaleAspectFit
    /// Scaled to cover the bounds, with its aspect ratio.
    case scaleAspectFill
    /// Drawn again.
    case redraw
    /// Centered, at its own size.
    case center
    /// At the top edge, at its own size.
    case top
    /// At the bottom edge, at its own size.
    case bottom
    /// At the left edge, at its own size.
    case left
    /// At the right edge, at its own size.
    case right
    /// In the top left corner, at its own size.
    case topLeft
    /// In the top right corner, at its own size.
    case topRight
    /// In the bottom left corner, at its own size.
    case bottomLeft
    /// In the bottom right corner, at its own size.
    case bottomRight

    var gravity: CALayerContentsGravity {
      switch self {
      case .scaleToFill, .redraw: .resize
      case .scaleAspectFit: .resizeAspect
      case .scaleAspectFill: .resizeAspectFill
      case .center: .center
      case .top: .top
      case .bottom: .bottom
      case .left: .left
      case .right: .right
      case .topLeft: .topLeft
      case .topRight: .topRight
      case .bottomLeft: .bottomLeft
      case .bottomRight: .bottomRight
      }
    }
  }

  /// The parts that are flexible when the superview's bounds change.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The flags; the bits are those of Apple's header.
    public let rawValue: UInt
    /// Creates a set of flags.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The space on the left.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The space on the right.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The space at the top.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The space at the bottom.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }
}
