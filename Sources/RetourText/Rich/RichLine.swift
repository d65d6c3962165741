// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// A line of a text with styles, and its place in the box of the layout.
struct RichLine {
  let line: ShapedLine
  let paragraph: RichParagraph
  /// The characters of the line in the whole text, without the line break, in UTF-16 units.
  let range: Range<Int>
  /// Whether the line begins a paragraph.
  let isFirst: Bool
  /// Whether the line ends a paragraph.
  let isLast: Bool
  /// The distance from the baseline to the top of the letters, in points.
  let ascent: CGFloat
  /// The distance from the baseline to the bottom of the letters, in points.
  let descent: CGFloat
  /// The style of an ellipsis.
  let lastStyle: Int
  /// The left end of the baseline.
  var origin = CGPoint.zero
  /// The top of the line.
  var top: CGFloat = 0
  /// The height without the space to the next line.
  var height: CGFloat = 0

  /// The indent from the leading edge.
  var indent: CGFloat {
    isFirst ? paragraph.shape.firstLineIndent : paragraph.shape.headIndent
  }

  /// The line's box.
  var box: CGRect {
    CGRect(x: origin.x + line.bounds.minX, y: top, width: line.bounds.width, height: height)
  }
}
