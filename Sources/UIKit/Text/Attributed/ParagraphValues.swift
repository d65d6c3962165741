// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourText

/// The values of a paragraph style.
struct ParagraphValues: Hashable, Sendable {
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byWordWrapping
  var baseWritingDirection = NSWritingDirection.natural
  var lineSpacing: CGFloat = 0
  var paragraphSpacing: CGFloat = 0
  var paragraphSpacingBefore: CGFloat = 0
  var firstLineHeadIndent: CGFloat = 0
  var headIndent: CGFloat = 0
  var tailIndent: CGFloat = 0
  var minimumLineHeight: CGFloat = 0
  var maximumLineHeight: CGFloat = 0
  var lineHeightMultiple: CGFloat = 0

  /// The shape of a paragraph for the text engine; spaces are not negative.
  var shape: ParagraphShape {
    var shape = ParagraphShape()
    shape.alignment = alignment.inText
    shape.lineBreak = lineBreakMode.inText
    shape.direction =
      switch baseWritingDirection {
      case .natural: nil
      case .leftToRight: .leftToRight
      case .rightToLeft: .rightToLeft
      }
    shape.lineSpacing = Self.length(lineSpacing)
    shape.spacing = Self.length(paragraphSpacing)
    shape.spacingBefore = Self.length(paragraphSpacingBefore)
    shape.firstLineIndent = Self.length(firstLineHeadIndent)
    shape.headIndent = Self.length(headIndent)
    shape.tailIndent = tailIndent.isFinite ? tailIndent : 0
    shape.minimumLineHeight = Self.length(minimumLineHeight)
    shape.maximumLineHeight = Self.length(maximumLineHeight)
    shape.lineHeightMultiple = Self.length(lineHeightMultiple)
    return shape
  }

  /// The greatest length in points, so that sums stay in the range of the text engine.
  private static let greatest: CGFloat = 100_000

  private static func length(_ value: CGFloat) -> CGFloat {
    value.isNaN ? 0 : min(max(value, 0), greatest)
  }
}
