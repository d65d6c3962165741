// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The figures of split views, in points: our decisions, after Apple's documented behavior.
package enum SplitFigures {
  /// The least width at which two columns lie side by side, and three push each other.
  package static let tiledWidth: CGFloat = 700
  /// The least width at which three columns lie side by side.
  package static let tripleTiledWidth: CGFloat = 1000
  /// The greatest width of a column beside the last one that nothing else determines.
  package static let columnWidth: CGFloat = 320
  /// The share of the width that such a column has at most.
  package static let columnShare: CGFloat = 0.4
  /// The least width that the last column keeps of the container.
  package static let leastRest: CGFloat = 44
  /// The alpha of the black over a column that is covered.
  package static let dimming: CGFloat = 0.1

  /// Returns the width of a column.
  ///
  /// - Parameters:
  ///   - preferred: The preferred width; `nil` for none.
  ///   - fraction: The preferred share of the container's width; `nil` for none.
  ///   - least: The least width; `nil` for none.
  ///   - most: The greatest width; `nil` for none.
  ///   - width: The width of the container.
  /// - Returns: The width in whole points.
  package static func width(
    preferred: CGFloat?,
    fraction: CGFloat?,
    least: CGFloat?,
    most: CGFloat?,
    in width: CGFloat
  ) -> CGFloat {
    var result = preferred ?? fraction.map { $0 * width } ?? min(columnWidth, columnShare * width)
    if !result.isFinite { result = min(columnWidth, columnShare * width) }
    if let most { result = min(result, most) }
    if let least { result = max(result, least) }
    return min(max(0, result), max(0, width - leastRest)).rounded()
  }
}
