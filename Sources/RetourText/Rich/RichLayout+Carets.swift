// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CPango
package import CoreGraphics

/// The places of carets; all offsets count UTF-16 units.
extension RichLayout {
  /// The part of a line that a range covers.
  package struct Piece {
    /// The rectangle in points from the top left of the box.
    package var rect: CGRect
    /// The index of the line.
    package var line: Int
  }

  /// Returns the index of the line of a caret; at a soft line break that of the line below it.
  package func line(at offset: Int) -> Int {
    max((lines.firstIndex { $0.range.lowerBound > offset } ?? lines.count) - 1, 0)
  }

  /// Returns the index of the line at a height, the nearest one outside of the text.
  package func line(atHeight y: CGFloat) -> Int {
    lines.firstIndex { y < $0.top + $0.height } ?? max(lines.count - 1, 0)
  }

  /// Returns the characters of a line, without the line break.
  package func range(ofLine index: Int) -> Range<Int> {
    lines.indices.contains(index) ? lines[index].range : 0..<0
  }

  /// Returns the last caret of a line: that before its last character where the line is broken
  /// without a line break, since the one behind it is on the next line.
  package func end(ofLine index: Int) -> Int {
    guard lines.indices.contains(index) else { return 0 }
    let line = lines[index]
    guard !line.isLast, !line.range.isEmpty else { return line.range.upperBound }
    return max(
      line.paragraph.characterStart(before: line.range.upperBound),
      line.range.lowerBound
    )
  }

  /// Returns whether a line ends its paragraph.
  package func endsParagraph(_ index: Int) -> Bool {
    lines.indices.contains(index) && lines[index].isLast
  }

  /// The space below the last line to the text behind it, in points.
  package var spaceBelow: CGFloat {
    lines.last.map { $0.paragraph.shape.lineSpacing + $0.paragraph.shape.spacing } ?? 0
  }

  /// Returns the box of a line, in points from the top left of the box of the layout.
  package func box(ofLine index: Int) -> CGRect {
    lines.indices.contains(index) ? lines[index].box : .zero
  }

  /// Whether the paragraph of a caret runs from right to left.
  package func isRightToLeft(at offset: Int) -> Bool {
    lines.isEmpty ? false : lines[line(at: offset)].paragraph.direction == .rightToLeft
  }

  /// Returns the place of a caret: a line without width, in points from the top left of the box.
  package func caret(at offset: Int) -> CGRect {
    guard !lines.isEmpty else { return .zero }
    let line = lines[line(at: offset)]
    let byte = line.paragraph.byte(at: min(offset, line.range.upperBound))
    let x = TextSystem.locked { line.paragraph.shaped.caret(at: byte) } - line.indentInPango
    return CGRect(x: line.origin.x + x, y: line.top, width: 0, height: line.height)
  }

  /// Returns the caret of a line nearest to a place.
  ///
  /// - Parameters:
  ///   - x: The place, in points from the left of the box.
  ///   - index: The index of the line.
  /// - Returns: The offset.
  package func offset(at x: CGFloat, inLine index: Int) -> Int {
    guard lines.indices.contains(index) else { return 0 }
    let line = lines[index]
    let byte = TextSystem.locked {
      let place = line.line.index(at: x - line.origin.x)
      return line.paragraph.shaped.end(of: place.index, characters: place.characters)
    }
    let offset = line.paragraph.offset(ofByte: byte)
    return min(max(offset, line.range.lowerBound), end(ofLine: index))
  }

  /// Returns the caret nearest to a point.
  package func offset(at point: CGPoint) -> Int {
    offset(at: point.x, inLine: line(atHeight: point.y))
  }

  /// Returns the next caret in visual order; `nil` at the ends of a paragraph.
  package func caret(from offset: Int, goesRight: Bool) -> Int? {
    guard !lines.isEmpty else { return nil }
    let paragraph = lines[line(at: offset)].paragraph
    let byte = paragraph.byte(at: offset)
    let next = TextSystem.locked {
      paragraph.shaped.step(from: byte, goesRight: goesRight, limit: .max)
    }
    return next.map(paragraph.offset(ofByte:)).flatMap { $0 == offset ? nil : $0 }
  }

  /// Returns the parts of the lines that a range covers, from the top and from left to right.
  package func pieces(of range: Range<Int>) -> [Piece] {
    lines.indices.flatMap { index -> [Piece] in
      let line = lines[index]
      let part = range.clamped(to: line.range)
      guard !part.isEmpty else { return [] }
      let bytes =
        line.paragraph.byte(at: part.lowerBound)..<line.paragraph.byte(at: part.upperBound)
      return TextSystem.locked { line.line.spans(of: bytes) }.map { span in
        let rect = CGRect(
          x: line.origin.x + span.lowerBound - line.indentInPango,
          y: line.top,
          width: span.upperBound - span.lowerBound,
          height: line.height
        )
        return Piece(rect: rect, line: index)
      }
    }
  }
}

extension RichLine {
  /// The indent that Pango adds to the places of carets in this line.
  fileprivate var indentInPango: CGFloat {
    guard paragraph.isStart else { return 0 }
    let indent = paragraph.shape.firstLineIndent - paragraph.shape.headIndent
    return isFirst ? max(indent, 0) : max(-indent, 0)
  }
}
