// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CPango
import CoreGraphics

/// A paragraph with styles that Pango has laid out, or a piece of one.
final class RichParagraph {
  /// The text in Pango.
  let shaped: ShapedText
  /// The place in the whole text, in UTF-16 units.
  let range: Range<Int>
  /// Whether the piece begins the paragraph.
  let isStart: Bool
  /// The shape of the paragraph.
  let shape: ParagraphShape
  /// The direction.
  let direction: TextRequest.Direction
  private let string: String
  private let isASCII: Bool

  init(
    _ piece: RichTypesetter.Piece,
    shaped: ShapedText,
    shape: ParagraphShape,
    direction: TextRequest.Direction
  ) {
    self.shaped = shaped
    (self.shape, self.direction) = (shape, direction)
    (string, range, isStart) = (piece.string, piece.range, piece.isStart)
    isASCII = piece.range.count == piece.string.utf8.count
  }

  /// Returns the offset in the whole text of a byte of the paragraph.
  func offset(ofByte byte: Int) -> Int {
    let byte = min(max(byte, 0), string.utf8.count)
    guard !isASCII else { return range.lowerBound + byte }
    let index = string.utf8.index(string.startIndex, offsetBy: byte)
    return range.lowerBound + string.utf16.distance(from: string.startIndex, to: index)
  }

  /// Returns the byte of the paragraph at an offset in the whole text.
  func byte(at offset: Int) -> Int {
    let units = min(max(offset - range.lowerBound, 0), range.count)
    guard !isASCII else { return units }
    let index = string.utf16.index(string.startIndex, offsetBy: units)
    return string.utf8.distance(from: string.startIndex, to: index)
  }

  /// Returns the border of characters before an offset that is not the start.
  func characterStart(before offset: Int) -> Int {
    let index = string.utf16.index(string.startIndex, offsetBy: offset - range.lowerBound)
    guard index > string.startIndex else { return range.lowerBound }
    let start = string.index(before: index)
    return range.lowerBound + string.utf16.distance(from: string.startIndex, to: start)
  }
}
