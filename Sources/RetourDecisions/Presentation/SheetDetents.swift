// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The heights between which a finger drags a sheet, as the places of its top edge.
///
/// Pure: lengths in points, from the top of the container. A top is the smaller, the higher the
/// sheet.
package struct SheetDetents: Equatable, Sendable {
  /// The places of the top edge, the highest sheet first; never empty.
  package let tops: [CGFloat]
  /// The place of the top edge of a sheet that is as high as possible.
  package let highest: CGFloat
  /// The height of the container.
  package let bottom: CGFloat

  /// Creates the places for values of detents.
  ///
  /// - Parameters:
  ///   - values: The heights without the safe area at the bottom; others than numbers are left out.
  ///   - highest: The place of the top edge of a sheet that is as high as possible.
  ///   - bottom: The height of the container.
  ///   - inset: The safe area at the bottom.
  package init(values: [CGFloat], highest: CGFloat, bottom: CGFloat, inset: CGFloat) {
    let most = max(0, bottom - inset - highest)
    let tops = Set(values.filter(\.isFinite).map { bottom - inset - min(max(0, $0), most) })
    self.tops = tops.isEmpty ? [highest] : tops.sorted()
    (self.highest, self.bottom) = (highest, bottom)
  }

  /// The place of the top edge of the lowest sheet.
  package var lowest: CGFloat { tops[tops.count - 1] }

  /// Returns the share of the way from the second highest sheet to one that is as high as possible;
  /// the presenting view is drawn back with it.
  package func expansion(at top: CGFloat) -> CGFloat {
    guard tops[0] <= highest else { return 0 }
    guard tops.count > 1 else { return 1 }
    return min(max((tops[1] - top) / (tops[1] - tops[0]), 0), 1)
  }

  /// Returns the share of its full strength that the dim behind the sheet has.
  ///
  /// - Parameters:
  ///   - top: The place of the top edge.
  ///   - undimmed: The place for the highest sheet without dim; `nil` if there is always one.
  /// - Returns: The share, 0...1.
  package func dim(at top: CGFloat, undimmed: CGFloat?) -> CGFloat {
    guard let undimmed else { return 1 }
    guard let next = tops.last(where: { $0 < undimmed - 0.5 }) else { return 0 }
    return min(max((undimmed - top) / (undimmed - next), 0), 1)
  }

  /// Returns the index of the place that is nearest to another one.
  package func nearest(to top: CGFloat) -> Int {
    tops.indices.min { abs(tops[$0] - top) < abs(tops[$1] - top) } ?? 0
  }
}
