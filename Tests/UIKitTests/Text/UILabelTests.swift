// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import QuartzCore
import RetourTesting
import RetourText
import TestSupport
import Testing

@testable import UIKit

@MainActor
struct UILabelTests {
  private func drawn(_ label: UILabel) -> CGImage? { label.layer.contents as? CGImage }

  /// Shows a label and returns the rectangle of its ink, in pixels.
  private func ink(_ label: UILabel, in world: World, width: CGFloat = 200) -> CGRect {
    world.show(label, CGRect(x: 0, y: 0, width: width, height: 60))
    return label.rendered().inkBounds
  }

  private func label(_ text: String?) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  // MARK: Defaults

  @Test func `a new label has Apple's defaults`() {
    let label = UILabel()
    #expect(label.font == UIFont.systemFont(ofSize: 17))
    #expect(label.textColor == .label)
    #expect(label.textAlignment == .natural)
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(label.numberOfLines == 1)
    #expect(label.isEnabled)
    #expect(!label.isUserInteractionEnabled)
    #expect(label.shadowOffset == CGSize(width: 0, height: -1))
    label.font = nil
    label.textColor = nil
    #expect(label.font == UIFont.systemFont(ofSize: 17))
    #expect(label.textColor == .label)
  }

  // MARK: Sizes

  @Test func `a label without text has no size and no pixels`() {
    let world = World()
    for text in [nil, ""] {
      let label = label(text)
      #expect(label.intrinsicContentSize == .zero)
      #expect(label.sizeThatFits(CGSize(width: 100, height: 100)) == .zero)
      world.show(label, CGRect(x: 0, y: 0, width: 100, height: 20))
      #expect(drawn(label) == nil)
    }
  }

  @Test func `a single line is measured whole`() {
    let label = label("The quick brown fox jumps over the lazy dog")
    let whole = label.intrinsicContentSize
    #expect(label.sizeThatFits(CGSize(width: 50, height: 0)) == whole)
    label.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    label.sizeToFit()
    #expect(label.bounds.size == whole)
    #expect(abs(whole.height - UIFont.systemFont(ofSize: 17).lineHeight) < 1)
  }

  @Test func `several lines wrap at the width`() {
    let label = label("The quick brown fox jumps over the lazy dog")
    let whole = label.intrinsicContentSize
    label.numberOfLines = 0
    let wrapped = label.sizeThatFits(CGSize(width: 120, height: 0))
    #expect(wrapped.width <= 120)
    #expect(wrapped.height > whole.height * 2)
    label.numberOfLines = 2
    #expect(label.sizeThatFits(CGSize(width: 120, height: 0)).height < wrapped.height)
    label.preferredMaxLayoutWidth = 120
    #expect(label.intrinsicContentSize == label.sizeThatFits(CGSize(width: 120, height: 0)))
  }

  @Test func `the text is vertically centered`() {
    let label = label("x")
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    let rect = label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
    #expect(abs(rect.midY - 50) <= 0.5)
    #expect(rect.minX == 0)
    label.textAlignment = .right
    #expect(label.textRect(forBounds: bounds, limitedToNumberOfLines: 1).maxX == 100)
    label.textAlignment = .natural
    label.semanticContentAttribute = .forceRightToLeft
    #expect(label.textRect(forBounds: bounds, limitedToNumberOfLines: 1).maxX == 100)
  }

  @Test func `a text rectangle is never larger than the bounds`() {
    let label = label(String(repeating: "long ", count: 100))
    label.numberOfLines = 0
    let bounds = CGRect(x: 5, y: 5, width: 50, height: 30)
    let rect = label.textRect(forBounds: bounds, limitedToNumberOfLines: 0)
    #expect(bounds.contains(rect))
  }

  // MARK: Drawing

  @Test(arguments: World.Direction.allCases)
  func `the text follows the alignment`(_ direction: World.Direction) {
    let world = World(direction)
    let label = label("Hi")
    let natural = ink(label, in: world)
    #expect(direction == .rightToLeft ? natural.minX > 300 : natural.maxX < 100)
    label.textAlignment = .left
    #expect(ink(label, in: world).maxX < 100)
    label.textAlignment = .right
    #expect(ink(label, in: world).minX > 300)
    label.textAlignment = .center
    #expect(abs(ink(label, in: world).midX - 200) < 4)
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func `the contents have the scale of the screen`(_ scale: CGFloat) {
    let world = World(scale: scale)
    let label = label("Hi")
    let ink = ink(label, in: world)
    #expect(label.layer.contentsScale == scale)
    #expect(drawn(label).map { $0.inkBounds.size == ink.size } == true, "pixel for pixel")
    #expect(abs(ink.midY / scale - 30) < 4)
  }

  @Test func `text is black in light and white in dark interfaces`() {
    func strongest(_ style: UIUserInterfaceStyle) -> UInt32? {
      let label = label("H")
      let world = World(style: style)
      world.show(label, CGRect(x: 0, y: 0, width: 30, height: 30))
      return drawn(label)?.pixels.filter { $0 >> 24 == 255 }.max()
    }
    #expect(strongest(.light) == 0xFF00_0000)
    #expect(strongest(.dark) == 0xFFFF_FFFF)
  }

  @Test func `a disabled label is paler, a highlighted one has its highlighted color`() {
    let world = World()
    let label = label("H")
    label.highlightedTextColor = .red
    label.isHighlighted = true
    world.show(label, CGRect(x: 0, y: 0, width: 30, height: 30))
    #expect(drawn(label)?.pixels.max() == 0xFFFF_0000)
    label.isHighlighted = false
    label.isEnabled = false
    world.stage.commit()
    let alpha = drawn(label)?.pixels.map { $0 >> 24 }.max() ?? 0
    #expect(alpha > 100 && alpha < 150)
  }

  @Test func `a shadow has its offset`() {
    let world = World()
    let label = label("H")
    let plain = ink(label, in: world)
    label.shadowColor = .red
    label.shadowOffset = CGSize(width: 10, height: 0)
    let both = ink(label, in: world)
    #expect(both.maxX == plain.maxX + 20)
    #expect(both.minX == plain.minX)
  }

  @Test func `setting an equal value does not redraw`() {
    let world = World()
    let label = label("Hi")
    world.show(label, CGRect(x: 0, y: 0, width: 100, height: 30))
    let before = drawn(label)
    label.text = "Hi"
    label.font = .systemFont(ofSize: 17)
    label.textColor = .label
    label.numberOfLines = 1
    label.frame.origin.x = 50
    world.stage.commit()
    #expect(drawn(label) == before)
    label.text = "Ho"
    world.stage.commit()
    #expect(drawn(label) != before)
    label.text = nil
    world.stage.commit()
    #expect(drawn(label) == nil)
  }

  @Test func `only a change of the size invalidates the layout of the superview`() {
    let world = World()
    let label = label("Hi")
    world.show(label, CGRect(x: 0, y: 0, width: 100, height: 30))
    label.textColor = .red
    label.isHighlighted = true
    #expect(!world.window.layer.needsLayout())
    label.text = "Hello"
    #expect(world.window.layer.needsLayout())
  }

  @Test func `a label that grows is redrawn`() {
    let world = World()
    let label = label("Hi")
    label.textAlignment = .right
    world.show(label, CGRect(x: 0, y: 0, width: 100, height: 30))
    let before = label.rendered().inkBounds
    label.frame.size.width = 120
    world.stage.commit()
    #expect(label.rendered().inkBounds == before.offsetBy(dx: 40, dy: 0))
  }

  @Test func `text that is too wide shrinks to the minimum scale factor`() {
    let world = World()
    let label = label("A title that is too wide")
    let whole = label.intrinsicContentSize.width
    label.adjustsFontSizeToFitWidth = true
    let fitted = ink(label, in: world, width: whole * 0.8)
    #expect(fitted.width / 2 <= whole * 0.8)
    #expect(label.lastLayout?.layout.isTruncated == false)
    label.minimumScaleFactor = 0.95
    _ = ink(label, in: world, width: whole * 0.8)
    world.stage.commit()
    #expect(label.lastLayout?.layout.isTruncated == true)
    #expect(label.lastLayout?.request.face.size == 17 * 0.95)
  }

  @Test func `texts that shrink to many widths share sizes of their font, and fit`() {
    let world = World()
    let label = label("A title that is too wide")
    let whole = label.intrinsicContentSize.width
    label.adjustsFontSizeToFitWidth = true
    var sizes: Set<CGFloat> = []
    for step in 0..<100 {
      let width = whole * (0.5 + CGFloat(step) / 250)
      #expect(ink(label, in: world, width: width).width / 2 <= width)
      #expect(label.lastLayout?.layout.isTruncated == false)
      sizes.insert(label.lastLayout?.request.face.size ?? 0)
    }
    // 64 sizes from nothing to the whole font.
    #expect(20...27 ~= sizes.count)
  }

  @Test func `overriding textRect and drawText moves the text`() {
    final class TopLabel: UILabel {
      override func drawText(in rect: CGRect) {
        super.drawText(in: CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 22))
      }
    }
    let world = World()
    let label = TopLabel()
    label.text = "H"
    #expect(ink(label, in: world).maxY <= 44)
  }

  // MARK: Bad input

  @Test(arguments: [
    String(repeating: "long text ", count: 10_000), "a\0b", "👩‍👩‍👧‍👦🇩🇪", "\u{202E}reversed\u{202C} plain",
    String(decoding: [0x61, 0xFF, 0xC0, 0x62], as: UTF8.self), "\n\n\n", "שלום العربية 你好",
    String(repeating: "\u{0301}", count: 500),
  ])
  func `any text is measured and drawn inside the bounds`(_ text: String) {
    let world = World()
    let label = label(text)
    world.show(label, CGRect(x: 0, y: 0, width: 100, height: 30))
    let size = label.sizeThatFits(CGSize(width: 100, height: 30))
    #expect(size.width.isFinite && size.width >= 0)
    #expect(size.height.isFinite && size.height > 0)
    if let image = drawn(label) {
      #expect(image.width <= 200)
      #expect(image.height <= 60)
    }
    label.numberOfLines = 0
    world.stage.commit()
    #expect(drawn(label).map { $0.width <= 200 } ?? true)
  }

  @Test func `infinite and negative sizes are handled`() {
    let world = World()
    let label = label("Hi")
    label.numberOfLines = 0
    for width in [0, -5, .infinity, .greatestFiniteMagnitude] as [CGFloat] {
      let size = label.sizeThatFits(CGSize(width: width, height: width))
      #expect(size.width > 0 && size.width < 100)
    }
    world.show(label, CGRect(x: 0, y: 0, width: 0.2, height: 0.2))
    #expect(drawn(label)?.width ?? 1 == 1)
  }

  @Test func `a label is deallocated`() {
    weak var weakLabel: UILabel?
    let world = World()
    do {
      let label = label("Hi")
      world.show(label, CGRect(x: 0, y: 0, width: 100, height: 30))
      label.removeFromSuperview()
      weakLabel = label
    }
    world.stage.commit()
    #expect(weakLabel == nil)
  }
}
