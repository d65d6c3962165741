// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import CoreGraphics

/// A text with styles, and the parameters of its layout.
package struct RichRequest: Hashable, Sendable {
  /// The text.
  package var text: RichText
  /// The width of the box in points; `nil` for the width of the text.
  package var width: CGFloat?
  /// The maximum number of lines; 0 for no limit.
  package var maximumLines: Int
  /// The treatment of the last line if the text has more; word and character wrap end there.
  package var lastLineBreak: TextRequest.LineBreak
  /// The direction for natural alignment, and for paragraphs without letters.
  package var direction: TextRequest.Direction
  /// Whether natural alignment is that of each paragraph instead of ``direction``.
  package var alignsByText = false
  /// Pixels per point.
  package var scale: CGFloat

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - width: The width of the box in points; `nil` for the width of the text.
  ///   - maximumLines: The maximum number of lines; 0 for no limit.
  ///   - lastLineBreak: The treatment of the last line if the text has more.
  ///   - direction: The user interface's direction.
  ///   - scale: Pixels per point.
  package init(
    _ text: RichText,
    width: CGFloat? = nil,
    maximumLines: Int = 0,
    lastLineBreak: TextRequest.LineBreak = .truncateTail,
    direction: TextRequest.Direction = .leftToRight,
    scale: CGFloat = 1
  ) {
    self.text = text
    self.width = width
    self.maximumLines = maximumLines
    self.lastLineBreak = lastLineBreak
    self.direction = direction
    self.scale = scale
  }

  /// Pixels per point, never zero.
  var usableScale: CGFloat { scale.isFinite && scale > 0 ? scale : 1 }

  /// The width, unless it is too large for the text engine; NaN counts as zero.
  var usableWidth: CGFloat? { TextRequest.usableWidth(width) }
}
