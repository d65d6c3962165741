// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import CoreGraphics

/// A text and how it is to be set: all that a layout depends on.
package struct TextRequest: Sendable {
  /// What happens to text that is wider than the box.
  ///
  /// As in `UILabel`, the modes that clip or truncate wrap at words too when there may be more
  /// than one line, and treat the last line.
  package enum LineBreak: Hashable, Sendable {
    case wordWrap, charWrap, clip, truncateHead, truncateMiddle, truncateTail
  }

  /// Where a line stands in a box that is wider.
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

  /// The width of the box in points, or `nil` for as wide as the text gets.
  package var width: CGFloat?

  /// How many lines there may be; 0 is any number.
  package var maximumLines: Int

  /// What happens to text that is too wide.
  package var lineBreak: LineBreak

  /// Where lines stand.
  package var alignment: Alignment

  /// Decides natural alignment, and the direction of a paragraph without any letters.
  ///
  /// A paragraph with letters takes its direction from the first of them (Unicode Bidirectional
  /// Algorithm, rules P2 and P3), as UIKit does for natural writing direction.
  package var direction: Direction

  /// Pixels per point.
  package var scale: CGFloat

  /// Describes a text to be set.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - face: The font.
  ///   - width: The width of the box in points, or `nil` for as wide as the text gets.
  ///   - maximumLines: How many lines there may be; 0 is any number.
  ///   - lineBreak: What happens to text that is too wide.
  ///   - alignment: Where lines stand.
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
// fonts may draw them differently, and what is drawn must not depend on what came first.
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

extension String {
  /// Whether another string is the same in UTF-8; Swift's views of bytes are walked one by one,
  /// buffers are compared at once.
  fileprivate func hasSameBytes(as other: String) -> Bool {
    var (left, right) = (self, other)
    return left.withUTF8 { left in right.withUTF8 { right in left.elementsEqual(right) } }
  }
}
