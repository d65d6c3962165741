// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import TestSupport
import Testing

@testable import UIKit

/// Attributed text in labels and buttons.
@MainActor struct AttributedLabelTests {
  private let text = "The quick brown fox jumps over the lazy dog"

  private func label(
    _ string: String,
    _ attributes: [NSAttributedString.Key: Any] = [:],
    lines: Int = 1
  ) -> UILabel {
    let label = UILabel()
    label.numberOfLines = lines
    label.attributedText = NSAttributedString(string: string, attributes: attributes)
    return label
  }

  private func paragraph(_ change: (NSMutableParagraphStyle) -> Void) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    change(style)
    return style
  }

  private func ink(_ label: UILabel, in world: World, width: CGFloat = 200) -> CGRect {
    world.show(label, CGRect(x: 0, y: 0, width: width, height: 60))
    return points(label.rendered().inkBounds, label)
  }

  /// Converts pixels of a label to points.
  private func points(_ rect: CGRect, _ label: UILabel) -> CGRect {
    let factor = 1 / label.layer.contentsScale
    return rect.applying(CGAffineTransform(scaleX: factor, y: factor))
  }

  @Test func `attributed text without attributes is measured and drawn as plain text`() {
    let world = World()
    let plain = UILabel()
    plain.text = text
    let attributed = label(text)
    #expect(attributed.intrinsicContentSize == plain.intrinsicContentSize)
    #expect(ink(attributed, in: world) == ink(plain, in: world))
    #expect(ink(attributed, in: world, width: 90) == ink(plain, in: world, width: 90))
    for label in [plain, attributed] {
      label.numberOfLines = 2
    }
    let size = CGSize(width: 120, height: 500)
    #expect(attributed.sizeThatFits(size) == plain.sizeThatFits(size))
  }

  @Test(arguments: World.Direction.allCases)
  func `alignment and indents of the paragraph move the ink`(direction: World.Direction) {
    let world = World(direction)
    let right = label("abc", [.paragraphStyle: paragraph { $0.alignment = .right }])
    #expect(right.textAlignment == .right)
    #expect(ink(right, in: world).midX > 150)
    let indented = label("abc", [.paragraphStyle: paragraph { $0.firstLineHeadIndent = 60 }])
    let natural = ink(label("abc"), in: world)
    let moved = ink(indented, in: world)
    let distance: CGFloat = direction == .rightToLeft ? 0 : 60
    #expect(abs(moved.minX - natural.minX - distance) < 2)
  }

  @Test func `parts without a font have that of the label before`() {
    let label = UILabel()
    let parts = NSMutableAttributedString(
      string: "a",
      attributes: [.font: UIFont.systemFont(ofSize: 40)]
    )
    let large = self.label("a", [.font: UIFont.systemFont(ofSize: 40)]).intrinsicContentSize.width
    parts.append(NSAttributedString(string: "a"))
    label.attributedText = parts
    let small = self.label("a").intrinsicContentSize.width
    #expect(abs(label.intrinsicContentSize.width - large - small) < 2)
    #expect(label.font == .systemFont(ofSize: 40))
  }

  @Test func `a change of color or font of the label applies to the whole text`() {
    let label = label("abc", [.foregroundColor: UIColor.red])
    #expect(label.textColor == .red && label.text == "abc")
    label.textColor = .blue
    let set = label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil)
    #expect(set as? UIColor == .blue)
    let small = label.intrinsicContentSize
    label.font = .systemFont(ofSize: 34)
    #expect(label.intrinsicContentSize.width > small.width * 1.8)
    label.textAlignment = .center
    let style = label.attributedText?.attribute(.paragraphStyle, at: 2, effectiveRange: nil)
    #expect((style as? NSParagraphStyle)?.alignment == .center)
  }

  @Test func `a font and an alignment replace those of all parts`() {
    let style = paragraph { $0.alignment = .right }
    let label = label("ab", [.font: UIFont.systemFont(ofSize: 40), .paragraphStyle: style])
    label.font = .systemFont(ofSize: 10)
    label.textAlignment = .center
    let attributes = label.attributedText?.attributes(at: 0, effectiveRange: nil)
    #expect(attributes?[.font] as? UIFont == .systemFont(ofSize: 10))
    #expect((attributes?[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
    #expect(label.intrinsicContentSize.height < 20)
  }

  @Test func `plain text replaces attributed text, with the style of the label`() {
    let label = label("abc", [.kern: 30])
    let wide = label.intrinsicContentSize.width
    label.text = "abc"
    #expect(label.intrinsicContentSize.width < wide - 50)
    let attributes = label.attributedText?.attributes(at: 0, effectiveRange: nil)
    #expect(attributes?[.font] as? UIFont == label.font && attributes?[.kern] == nil)
    label.attributedText = nil
    #expect(label.text == nil && label.intrinsicContentSize == .zero)
  }

  @Test func `several lines truncate the last, and a box cuts lines that do not fit`() {
    let world = World()
    let label = label(text, [.kern: 1], lines: 2)
    let size = label.sizeThatFits(CGSize(width: 120, height: 500))
    let line = self.label("a").intrinsicContentSize.height
    #expect(abs(size.height - 2 * line) < 2)
    label.numberOfLines = 0
    world.show(label, CGRect(x: 0, y: 0, width: 120, height: line))
    let ink = points(label.rendered().inkBounds, label)
    #expect(ink.height <= line + 1 && ink.height > 5)
  }

  @Test(arguments: [1, 2])
  func `lines that do not fit are as if they were not allowed`(lines: Int) {
    let world = World()
    let limited = label(text, [.kern: 1], lines: lines)
    let height = limited.sizeThatFits(CGSize(width: 120, height: 500)).height
    let unlimited = label(text, [.kern: 1], lines: 0)
    #expect(unlimited.sizeThatFits(CGSize(width: 120, height: 500)).height > height)
    for label in [limited, unlimited] {
      world.show(label, CGRect(x: 0, y: 0, width: 120, height: height))
    }
    #expect(unlimited.rendered().pixels == limited.rendered().pixels)
  }

  @Test func `text shrinks to the width if that is enabled`() {
    let world = World()
    let label = label(text, [.kern: 1])
    label.adjustsFontSizeToFitWidth = true
    #expect(ink(label, in: world, width: 150).maxX <= 150)
    let high = ink(self.label(text, [.kern: 1]), in: world, width: 150).height
    #expect(ink(label, in: world, width: 150).height < high)
  }

  @Test func `an image stands on the baseline and has its room`() throws {
    let world = World()
    let image = world.perform {
      UIGraphicsImageRenderer(size: CGSize(width: 24, height: 18)).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 24, height: 18))
      }
    }
    let label = UILabel()
    label.attributedText = NSAttributedString(attachment: NSTextAttachment(image: image))
    #expect(label.intrinsicContentSize.width == 24)
    let ink = ink(label, in: world)
    #expect(ink.size == CGSize(width: 24, height: 18))
  }

  @Test(arguments: ["👩‍👩‍👧‍👦", "e\u{301}x", "مَرْحَبًا"])
  func `attributes inside of a character leave it whole`(character: String) {
    let world = World()
    let string = NSMutableAttributedString(string: character)
    let whole = ink(label(character), in: world)
    string.addAttribute(
      .foregroundColor,
      value: UIColor.red,
      range: NSRange(location: 1, length: string.length - 1)
    )
    let label = UILabel()
    label.attributedText = string
    #expect(abs(ink(label, in: world).width - whole.width) <= 1)
  }

  @Test func `absurd numbers of attributes are limited`() {
    let style = paragraph {
      $0.lineHeightMultiple = .nan
      $0.headIndent = .infinity
      $0.minimumLineHeight = -5
    }
    let attributes: [NSAttributedString.Key: Any] = [
      .kern: Double.infinity, .baselineOffset: Double.nan, .paragraphStyle: style,
      .underlineStyle: -1,
    ]
    let size = label("abc", attributes, lines: 0).sizeThatFits(CGSize(width: 100, height: 100))
    #expect(size.width.isFinite && size.height.isFinite)
  }

  @Test func `a button shows its attributed title in the colors and font of the button`() {
    let button = UIButton(type: .system)
    button.setTitle("plain", for: .normal)
    let plain = button.intrinsicContentSize
    let title = NSAttributedString(string: "attributed", attributes: [.kern: 5])
    button.setAttributedTitle(title, for: .normal)
    #expect(button.intrinsicContentSize.width > plain.width + 30)
    #expect(button.currentAttributedTitle == title && button.currentTitle == "plain")
    #expect(button.titleLabel?.attributedText?.string == "attributed")
    #expect(button.titleLabel?.font == .systemFont(ofSize: 15))
    button.setTitle("x", for: .disabled)
    button.isEnabled = false
    #expect(button.titleLabel?.text == "x")
    button.isEnabled = true
    button.setAttributedTitle(nil, for: .normal)
    #expect(button.intrinsicContentSize == plain && button.titleLabel?.text == "plain")
  }
}
