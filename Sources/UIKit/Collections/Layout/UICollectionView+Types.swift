// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UICollectionView {
  /// The kinds of elements.
  public enum ElementCategory: UInt, Sendable {
    case cell = 0
    case supplementaryView = 1
    case decorationView = 2
  }

  /// The directions in which content scrolls.
  public enum ScrollDirection: Int, Sendable {
    case vertical = 0
    case horizontal = 1
  }

  /// The places in the visible area that an item scrolls to, one for each axis.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits of the places.
    public let rawValue: UInt

    /// Creates a set of places.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top edge.
    public static let top = ScrollPosition(rawValue: 1)
    /// The middle of the height.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// The bottom edge.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// The left edge.
    public static let left = ScrollPosition(rawValue: 8)
    /// The middle of the width.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// The right edge.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The kind of the headers of a flow layout.
  nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of the footers of a flow layout.
  nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
