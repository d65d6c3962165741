// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import Testing
import UIKit

/// Behavior of attributed text that is the same in Apple's UIKit.
///
/// The source of each fact is cited above its test.
@MainActor
@Suite(.hosted, .hangLimit)
struct AttributedTextParityTests {
  // Apple documentation of NSParagraphStyle and NSMutableParagraphStyle: the defaults.
  @Test func `a paragraph style has its defaults`() {
    let style = NSParagraphStyle.default
    #expect(style.alignment == .natural && style.lineBreakMode == .byWordWrapping)
    #expect(style.lineSpacing == 0 && style.paragraphSpacing == 0)
    #expect(style.firstLineHeadIndent == 0 && style.headIndent == 0 && style.tailIndent == 0)
    #expect(style.minimumLineHeight == 0 && style.maximumLineHeight == 0)
    #expect(style.lineHeightMultiple == 0 && style.paragraphSpacingBefore == 0)
    #expect(style.baseWritingDirection == .natural)
  }

  // Apple documentation of NSCopying and NSMutableCopying.
  @Test func `a copy of a paragraph style has its values, and does not follow it`() throws {
    let style = NSMutableParagraphStyle()
    style.headIndent = 12
    style.alignment = .center
    let copy = try #require(style.copy() as? NSParagraphStyle)
    #expect(copy == style && copy.headIndent == 12 && !(copy is NSMutableParagraphStyle))
    let mutable = try #require(copy.mutableCopy() as? NSMutableParagraphStyle)
    mutable.headIndent = 20
    #expect(copy.headIndent == 12 && mutable.alignment == .center)
    style.setParagraphStyle(mutable)
    #expect(style.headIndent == 20)
  }

  // Apple header NSAttributedString.h: the values of the constants.
  @Test func `constants have the values of the headers`() {
    #expect(NSUnderlineStyle.single.rawValue == 1 && NSUnderlineStyle.thick.rawValue == 2)
    #expect(NSUnderlineStyle.double.rawValue == 9)
    #expect(NSUnderlineStyle.patternDot.rawValue == 0x100)
    #expect(NSUnderlineStyle.patternDashDotDot.rawValue == 0x400)
    #expect(NSWritingDirection.natural.rawValue == -1)
    #expect(NSWritingDirection.rightToLeft.rawValue == 1)
    #expect(NSAttributedString.Key.paragraphStyle.rawValue == "NSParagraphStyle")
    #expect(NSAttributedString.Key.underlineStyle.rawValue == "NSUnderline")
    #expect(NSAttributedString.Key.attachment.rawValue == "NSAttachment")
  }

  // Apple documentation of `attributedText`: setting it sets `text` without attributes, and the
  // style of the label to that of location 0.
  @Test func `the style of the first character becomes that of the label`() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let string = NSMutableAttributedString(
      string: "ab",
      attributes: [
        .font: UIFont.boldSystemFont(ofSize: 30), .foregroundColor: UIColor.red,
        .paragraphStyle: style,
      ]
    )
    string.addAttribute(
      .foregroundColor,
      value: UIColor.blue,
      range: NSRange(location: 1, length: 1)
    )
    let label = UILabel()
    #expect(label.attributedText == nil)
    label.attributedText = string
    #expect(label.text == "ab" && label.font == .boldSystemFont(ofSize: 30))
    #expect(label.textColor == .red && label.textAlignment == .center)
    label.text = "c"
    #expect(label.attributedText?.string == "c" && label.font == .boldSystemFont(ofSize: 30))
  }

  // Apple documentation of `lineHeightMultiple`, `minimumLineHeight` and `maximumLineHeight`.
  @Test func `line heights are multiplied, and then limited`() {
    func height(_ change: (NSMutableParagraphStyle) -> Void) -> CGFloat {
      let style = NSMutableParagraphStyle()
      change(style)
      let label = UILabel()
      label.attributedText = NSAttributedString(
        string: "a",
        attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 20)]
      )
      return label.intrinsicContentSize.height
    }
    let natural = UIFont.systemFont(ofSize: 20).lineHeight
    #expect(abs(height { $0.lineHeightMultiple = 2 } - 2 * natural) < 1)
    #expect(height { $0.minimumLineHeight = 60 } == 60)
    let limited = height {
      $0.lineHeightMultiple = 3
      $0.maximumLineHeight = 40
    }
    #expect(limited == 40)
  }

  // Apple documentation of NSTextAttachment: the character, and `bounds`.
  @Test func `an attachment is one character as large as its bounds`() {
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: -4, width: 40, height: 20)
    let string = NSAttributedString(attachment: attachment)
    #expect(NSTextAttachment.character == 0xFFFC && string.string == "\u{FFFC}")
    let label = UILabel()
    label.attributedText = string
    #expect(label.intrinsicContentSize.width == 40)
  }

  // Apple documentation of `setAttributedTitle(_:for:)`: it precedes the plain title.
  @Test func `an attributed title of a button precedes the plain one`() {
    let button = UIButton(type: .system)
    button.setTitle("plain", for: .normal)
    #expect(button.attributedTitle(for: .normal) == nil)
    let title = NSAttributedString(string: "attributed")
    button.setAttributedTitle(title, for: .normal)
    #expect(button.titleLabel?.text == "attributed" && button.title(for: .normal) == "plain")
    #expect(button.attributedTitle(for: .highlighted) == title)
  }

  // Apple header NSStringDrawing.h: the values of the options.
  @Test func `options of drawn strings have the values of the header`() {
    #expect(NSStringDrawingOptions.usesLineFragmentOrigin.rawValue == 1)
    #expect(NSStringDrawingOptions.usesFontLeading.rawValue == 2)
    #expect(NSStringDrawingOptions.usesDeviceMetrics.rawValue == 8)
    #expect(NSStringDrawingOptions.truncatesLastVisibleLine.rawValue == 32)
    #expect(NSStringDrawingContext().minimumScaleFactor == 0)
  }

  // Apple documentation of NSString: size(withAttributes:) and boundingRect(with:options:...).
  @Test func `a string is measured in one line, and wraps in the width of its bounds`() {
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
    let text = "The quick brown fox jumps over the lazy dog"
    let line = text.size(withAttributes: attributes)
    let string = NSAttributedString(string: text, attributes: attributes)
    #expect(string.size() == line && line.width > 200 && line.height < 30)
    let bounds = text.boundingRect(
      with: CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude),
      options: .usesLineFragmentOrigin,
      attributes: attributes,
      context: nil
    )
    #expect(bounds.origin == .zero && bounds.width <= 120 && bounds.height > 2 * line.height)
    let longer = (text + "\n" + text).size(withAttributes: attributes)
    #expect(abs(longer.width - line.width) < 1 && longer.height > 1.8 * line.height)
  }
}
