// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import CoreGraphics

/// One line of text with the places of its carets.
///
/// Immutable. Offsets count UTF-16 units; distances are points from the left end of the line. Text
/// behind the first line break, or behind 16,384 bytes, is not part of the line.
package final class EditableLine: @unchecked Sendable {
  /// The text.
  package let text: String
  /// The line to draw; its box begins at the left end of the line.
  package let layout: TextLayout
  /// Whether the paragraph runs from right to left.
  package let isRightToLeft: Bool
  private let shaped: ShapedText?

  /// Creates a line; ``TextSystem/editableLine(_:face:isRightToLeft:scale:)`` does.
  init(_ text: String, layout: TextLayout, isRightToLeft: Bool, shaped: ShapedText?) {
    (self.text, self.layout, self.isRightToLeft) = (text, layout, isRightToLeft)
    self.shaped = shaped
  }

  /// The width of the line in points.
  package var width: CGFloat { layout.size.width }

  /// Returns the place of a caret.
  ///
  /// Between letters of different directions it is that of the next letter of the paragraph's
  /// direction.
  ///
  /// - Parameter offset: The offset.
  /// - Returns: The place, in points from the left edge of the line.
  package func caret(at offset: Int) -> CGFloat {
    guard let shaped else { return 0 }
    return TextSystem.locked { shaped.caret(at: bytes(offset)) }
  }

  /// Returns the offset of the caret nearest to a place.
  ///
  /// - Parameter x: The place.
  /// - Returns: The offset.
  package func offset(at x: CGFloat) -> Int {
    guard let shaped else { return 0 }
    return units(TextSystem.locked { shaped.index(at: x) })
  }

  /// Returns the offset of the next caret in visual order.
  ///
  /// - Parameters:
  ///   - offset: The offset.
  ///   - goesRight: Whether the step is to the right.
  /// - Returns: The offset; `nil` at the end of the line.
  package func caret(from offset: Int, goesRight: Bool) -> Int? {
    guard let shaped else { return nil }
    let next = TextSystem.locked {
      let limit = shaped.lines(1).first?.length ?? 0
      return shaped.step(from: bytes(offset), goesRight: goesRight, limit: limit)
    }
    return next.map(units)
  }

  /// Returns the parts of the line that a range covers, from left to right.
  ///
  /// - Parameter range: The range of offsets.
  /// - Returns: The parts, in points from the left edge of the line.
  package func spans(of range: Range<Int>) -> [ClosedRange<CGFloat>] {
    guard let shaped, !range.isEmpty else { return [] }
    let bytes = bytes(range.lowerBound)..<bytes(range.upperBound)
    return TextSystem.locked { shaped.spans(of: bytes) }
  }

  private func bytes(_ offset: Int) -> Int {
    let offset = min(max(offset, 0), text.utf16.count)
    let index = text.utf16.index(text.startIndex, offsetBy: offset)
    return text.utf8.distance(from: text.startIndex, to: index)
  }

  private func units(_ bytes: Int) -> Int {
    let index = text.utf8.index(text.startIndex, offsetBy: min(max(bytes, 0), text.utf8.count))
    return text.utf16.distance(from: text.startIndex, to: index)
  }
}

extension TextSystem {
  /// Returns a line with the places of its carets.
  ///
  /// - Parameters:
  ///   - text: The text, without NUL.
  ///   - face: The font.
  ///   - isRightToLeft: The direction of the paragraph; `nil` takes that of the first letter, or
  ///     from left to right without letters.
  ///   - scale: Pixels per point.
  /// - Returns: The line.
  package static func editableLine(
    _ text: String,
    face: FontFace,
    isRightToLeft: Bool?,
    scale: CGFloat
  ) -> EditableLine {
    locked {
      let bytes = TextBytes(text).head(16_384)
      let direction: TextRequest.Direction =
        isRightToLeft.map { $0 ? .rightToLeft : .leftToRight }
        ?? ShapedText.direction(of: bytes) ?? .leftToRight
      var request = TextRequest(string: "", face: face, lineBreak: .wordWrap, scale: scale)
      (request.alignment, request.direction) = (.left, direction)
      let font = font(for: face)
      let shaped = font.map { font in
        withFonts {
          ShapedText(
            bytes,
            ShapedText.Setting(fit: .natural),
            font: font,
            context: $0.context(direction)
          )
        }
      }
      let layout = TextLayout(
        shaped?.lines(1) ?? [],
        for: request,
        metrics: font?.metrics ?? .withoutFont(size: face.usableSize),
        isTruncated: false,
        bytes: bytes.count
      )
      return EditableLine(
        text,
        layout: layout,
        isRightToLeft: direction == .rightToLeft,
        shaped: shaped
      )
    }
  }

  /// Returns the direction of the first letter of a text, or `nil` if it has none.
  ///
  /// - Parameter text: The text, of which the first 16,384 bytes count.
  /// - Returns: `true` for right to left.
  package static func isRightToLeft(_ text: String) -> Bool? {
    locked { ShapedText.direction(of: TextBytes(text).head(16_384)).map { $0 == .rightToLeft } }
  }
}
