// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The place of a line that is wider than its field: as far scrolled as the caret needs.
package enum FieldScroll {
  /// Returns the distance by which the line is moved to the left.
  ///
  /// - Parameters:
  ///   - offset: The present distance.
  ///   - caret: The caret's distance from the left of the line.
  ///   - lineWidth: The width of the line, with the room for a caret at its end.
  ///   - fieldWidth: The width of the field.
  /// - Returns: The distance; 0 for a line that fits. All lengths are points.
  package static func offset(
    from offset: CGFloat,
    showing caret: ClosedRange<CGFloat>,
    lineWidth: CGFloat,
    fieldWidth: CGFloat
  ) -> CGFloat {
    guard lineWidth > fieldWidth, fieldWidth > 0 else { return 0 }
    var result = min(max(offset, 0), lineWidth - fieldWidth)
    if caret.upperBound > result + fieldWidth { result = caret.upperBound - fieldWidth }
    if caret.lowerBound < result { result = caret.lowerBound }
    return min(max(result, 0), lineWidth - fieldWidth)
  }
}
