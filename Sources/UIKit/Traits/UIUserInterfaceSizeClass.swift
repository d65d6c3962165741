// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// How much room there is in a direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not known.
  case unspecified = 0
  /// Little.
  case compact = 1
  /// Enough.
  case regular = 2
}

extension UITraitCollection {
  /// The size classes that a screen of a size has: those of the phones and tablets of that size.
  ///
  /// - Parameter size: The size in points.
  /// - Returns: Traits that say nothing else.
  static func sizeClasses(of size: CGSize) -> UITraitCollection {
    // Phones on their side are at most 440 high; the large ones, from 414, count as wide.
    let isLow = size.height < 480 && size.width > size.height
    let isNarrow = isLow ? size.height < 414 : size.width < 600
    return UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: isNarrow ? .compact : .regular),
      UITraitCollection(verticalSizeClass: isLow ? .compact : .regular),
    ])
  }
}
