// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import CoreGraphics

/// The alignment, the spacing and the indents of a paragraph; lengths are points.
package struct ParagraphShape: Hashable, Sendable {
  /// The alignment of lines.
  package var alignment = TextRequest.Alignment.natural
  /// The treatment of lines that are too wide.
  package var lineBreak = TextRequest.LineBreak.wordWrap
  /// The direction; `nil` is that of the first letter.
  package var direction: TextRequest.Direction?
  /// The space between two lines.
  package var lineSpacing: CGFloat = 0
  /// The space below the paragraph.
  package var spacing: CGFloat = 0
  /// The space above the paragraph, unless it is the first.
  package var spacingBefore: CGFloat = 0
  /// The indent of the first line from the leading edge.
  package var firstLineIndent: CGFloat = 0
  /// The indent of the other lines from the leading edge.
  package var headIndent: CGFloat = 0
  /// The end of lines: from the leading edge if positive, from the trailing one otherwise.
  package var tailIndent: CGFloat = 0
  /// The least height of a line.
  package var minimumLineHeight: CGFloat = 0
  /// The greatest height of a line; 0 is none.
  package var maximumLineHeight: CGFloat = 0
  /// The factor of the font's line height; 0 is 1.
  package var lineHeightMultiple: CGFloat = 0

  /// Creates the default: natural alignment, and no spaces or indents.
  package init() {}

  /// Returns the height of a line.
  ///
  /// - Parameter natural: The height of its fonts.
  /// - Returns: The height, without the space to the next line.
  func lineHeight(_ natural: CGFloat) -> CGFloat {
    let height = max(
      natural * (lineHeightMultiple > 0 ? lineHeightMultiple : 1),
      minimumLineHeight
    )
    return maximumLineHeight > 0 ? min(height, maximumLineHeight) : height
  }

  /// Returns the width between the indents of the first line and of the others.
  ///
  /// - Parameter box: The width of the box.
  /// - Returns: The width from the smaller of the two indents on; 0 or more.
  func width(in box: CGFloat) -> CGFloat {
    let end = tailIndent > 0 ? min(tailIndent, box) : box + tailIndent
    return max(0, end - min(firstLineIndent, headIndent))
  }
}
