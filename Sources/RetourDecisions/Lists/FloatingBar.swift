// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The place of a header or footer that stays visible while its section is.
package enum FloatingBar {
  /// Returns the start of a header.
  ///
  /// - Parameters:
  ///   - start: Its start in the list.
  ///   - height: Its height.
  ///   - end: The end of the rows of its section.
  ///   - visible: The start of the visible area.
  /// - Returns: The start of the header.
  package static func header(
    at start: Double,
    height: Double,
    end: Double,
    visible: Double
  ) -> Double { max(start, min(visible, end - height)) }

  /// Returns the start of a footer.
  ///
  /// - Parameters:
  ///   - start: Its start in the list.
  ///   - height: Its height.
  ///   - top: The start of the rows of its section.
  ///   - visible: The end of the visible area.
  /// - Returns: The start of the footer.
  package static func footer(
    at start: Double,
    height: Double,
    top: Double,
    visible: Double
  ) -> Double { min(start, max(visible - height, top)) }
}
