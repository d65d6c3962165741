// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import CoreGraphics

/// Everything of a text's attributes that its layout depends on.
package struct RichStyle: Hashable, Sendable {
  /// The font.
  package var face: FontFace
  /// The space behind each character, in points.
  package var kern: CGFloat = 0
  /// The distance by which the text is raised above the baseline, in points.
  package var baselineOffset: CGFloat = 0
  /// The bounds of an attachment in place of the characters, in points above its origin on the
  /// baseline.
  package var attachment: CGRect?
  /// The paragraph; that of its first character counts.
  package var paragraph = ParagraphShape()

  /// Creates a style.
  ///
  /// - Parameter face: The font.
  package init(face: FontFace) { self.face = face }
}
