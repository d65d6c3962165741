// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The distance of a page's content from the edge of a bar.
///
/// Pure: no views, no clock, no globals.
package enum BarEdge {
  /// The distance over which a bar changes from one appearance to the other, in points (our
  /// decision).
  package static let fadeDistance: CGFloat = 16

  /// Returns how far a bar has changed from the appearance at the edge to that away from it.
  ///
  /// - Parameter distance: The distance of the content beyond the bar's edge, in points; `nil` if
  ///   nothing scrolls, which counts as at the edge (Apple header).
  /// - Returns: 0 at the edge, 1 away from it.
  package static func progress(distance: CGFloat?) -> CGFloat {
    guard let distance, distance > 0 else { return 0 }
    return min(distance / fadeDistance, 1)
  }

  /// Whether texts and buttons look as they do at the edge: they do not fade.
  package static func isAtEdge(progress: CGFloat) -> Bool { progress < 0.5 }
}
