// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import CoreGraphics

/// A text and the parameters of its layout: everything that a layout depends on.
package struct TextRequest: Sendable {
  /// The treatment of text that is wider than the box.
  ///
  /// As in `UILabel`, the modes that clip or truncate also wrap at words when more than one line is
  /// allowed, and apply to the last line.
  package enum LineBreak: Hashable, Sendable {
    case wordWrap, charWrap, clip, truncateHead, truncateMiddle, truncateTail
  }

  /// The alignment of a line in a wider box.
  package enum Alignment: Hashable, Sendable {
    case natural, left, center, right, justified
  }

  /// The user interface's direction.
  package enum Direction: Hashable, Sendable {
    case leftToRight, rightToLeft
  }

  /// The text.
  package var string: String

  /// The font.
  package var face: FontFace

  /// The width of the box in points, or `nil` for the width of the text.
  package var width: CGFloat?

  /// The maximum number of lines; 0 for no limit.
  package var maximumLines: Int

  /// The treatment of text that is too wide.
  package var lineBreak: LineBreak

  /// The alignment of lines.
  package var alignment: Alignment

  /// The direction for natural alignment, and for paragraphs without letters.
  ///
  /// A paragraph with letters takes its direction from the first one (Unicode Bidirectional
  /// Algorithm, rules P2 and P3), as UIKit does for natural writing direction.
  package var direction: Direction

  /// Pixels per point.
  package var scale: CGFloat

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - face: The font.
  ///   - width: The width of the box in points, or `nil` for the width of the text.
  ///   - maximumLines: The maximum number of lines; 0 for no limit.
  ///   - lineBreak: The treatment of text that is too wide.
  ///   - alignment: The alignment of lines.
  ///   - direction: The user interface's direction.
  ///   - scale: Pixels per point.
  package init(
    string: String,
    face: FontFace,
    width: CGFloat? = nil,
    maximumLines: Int = 1,
    lineBreak: LineBreak = .truncateTail,
    alignment: Alignment = .natural,
    direction: Direction = .leftToRight,
    scale: CGFloat = 1
  ) {
    self.string = string
    self.face = face
    self.width = width
    self.maximumLines = maximumLines
    self.lineBreak = lineBreak
    self.alignment = alignment
    self.direction = direction
    self.scale = scale
  }
}

// Strings are compared by their bytes: "é" of one and of two characters are equal to Swift, but
// fonts may draw them differently, and the result must not depend on an earlier request.
extension TextRequest: Hashable {
  package static func == (left: TextRequest, right: TextRequest) -> Bool {
    left.face == right.face && left.width == right.width
      && left.maximumLines == right.maximumLines && left.lineBreak == right.lineBreak
      && left.alignment == right.alignment && left.direction == right.direction
      && left.scale == right.scale && left.string.hasSameBytes(as: right.string)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(face)
    hasher.combine(width)
    hasher.combine(maximumLines)
    hasher.combine(lineBreak)
    hasher.combine(alignment)
    hasher.combine(direction)
    hasher.combine(scale)
    var string = string
    string.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension TextRequest {
  /// Returns whether the text of another request has the same glyphs, wherever they break.
  ///
  /// Justified lines have other gaps in another box.
  func hasText(of other: TextRequest) -> Bool {
    face == other.face && lineBreak == other.lineBreak && direction == other.direction
      && scale == other.scale && alignment != .justified && other.alignment != .justified
      && string.hasSameBytes(as: other.string)
  }
}

extension String {
  /// Returns whether another string has the same UTF-8.
  fileprivate func hasSameBytes(as other: String) -> Bool {
    var (left, right) = (self, other)
    return left.withUTF8 { left in
      right.withUTF8 { right in
        guard left.count == right.count, let own = left.baseAddress, let others = right.baseAddress
        else { return left.count == right.count }
        return memcmp(own, others, left.count) == 0
      }
    }
  }
}
