// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The amount of space in one dimension.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Unspecified.
  case unspecified = 0
  /// Little space.
  case compact = 1
  /// Enough space.
  case regular = 2
}

extension UITraitCollection {
  /// Returns the size classes of a screen: those of the phones and tablets of its size.
  ///
  /// - Parameter size: The size in points.
  /// - Returns: Traits that specify nothing else.
  static func sizeClasses(of size: CGSize) -> UITraitCollection {
    // Phones in landscape are at most 440 high; the large ones, from 414, are regular in width.
    let isLow = size.height < 480 && size.width > size.height
    let isNarrow = isLow ? size.height < 414 : size.width < 600
    return UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: isNarrow ? .compact : .regular),
      UITraitCollection(verticalSizeClass: isLow ? .compact : .regular),
    ])
  }
}
