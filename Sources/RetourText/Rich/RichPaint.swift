// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import CoreGraphics

/// The colors and lines of a style, which its layout does not depend on.
package struct RichPaint: Sendable {
  /// The color of the letters.
  package var color: CGColor
  /// The color behind the text; `nil` is none.
  package var background: CGColor?
  /// The line below the text.
  package var underline: RichDecoration?
  /// The line through the text.
  package var strikethrough: RichDecoration?
  /// A copy of the letters behind them: its offset and color.
  package var shadow: (offset: CGSize, color: CGColor)?
  /// Draws the attachment into a rectangle.
  package var attachment: (@Sendable (CGContext, CGRect) -> Void)?

  /// Whether there is nothing but letters.
  var isLettersOnly: Bool {
    background == nil && underline == nil && strikethrough == nil && shadow == nil
  }

  /// Creates a paint.
  ///
  /// - Parameter color: The color of the letters.
  package init(color: CGColor) { self.color = color }
}
