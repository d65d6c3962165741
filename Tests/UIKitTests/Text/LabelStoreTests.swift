// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import QuartzCore
import RetourTesting
import TestSupport
import Testing

@testable import RetourText
@testable import UIKit

/// The bitmaps of labels: as large as their text, with the pixels of one as large as the label.
@MainActor
struct LabelStoreTests {
  /// A label that asks for its context, and so draws into a bitmap of all of its bounds.
  private final class WholeLabel: UILabel {
    override func draw(_ rect: CGRect) {
      _ = UIGraphicsGetCurrentContext()
      super.draw(rect)
    }
  }

  private func drawn(_ label: UILabel) -> CGImage? { label.layer.contents as? CGImage }

  @Test func `a label as large as the screen has a bitmap as large as its text`() throws {
    let world = World(scale: 3)
    let label = UILabel()
    label.text = "0123456789"
    label.backgroundColor = .yellow
    world.show(label, world.window.bounds)
    let image = try #require(drawn(label))
    let size = label.sizeThatFits(.zero)
    #expect(image.width <= Int(size.width * 3) + 8)
    #expect(image.height <= Int(size.height * 3) + 8)
    #expect(image.bytesPerRow * image.height < 100_000)
    #expect(label.rendered().pixel(x: 0, y: 0) == 0xFFFF_FF00)
  }

  @Test(arguments: World.Direction.allCases, [1, 2, 3] as [CGFloat])
  func `a bitmap as large as the text has the pixels of one as large as the label`(
    _ direction: World.Direction,
    _ scale: CGFloat
  ) {
    let world = World(direction, scale: scale)
    let texts = [
      "Back", "AVATAR Typing, 0123456789", "שלום world العربية", "你好 😀", "jÅgÿ\nline two",
      String(repeating: "long text ", count: 40), "\u{301}\u{301}x\u{323}",
    ]
    let alignments: [NSTextAlignment] = [.left, .center, .right, .natural, .justified]
    for (index, text) in texts.enumerated() {
      for (number, alignment) in alignments.enumerated() {
        let labels = [UILabel(), WholeLabel()]
        let height: CGFloat = index == 1 ? 9 : 61
        for label in labels {
          label.text = text
          label.textAlignment = alignment
          label.numberOfLines = number % 3
          label.textColor = index % 2 == 0 ? .systemBlue : UIColor(white: 0.3, alpha: 0.6)
          label.shadowColor = number == 1 ? .red : nil
          label.shadowOffset = CGSize(width: 3, height: -7)
          label.lineBreakMode = index % 2 == 0 ? .byTruncatingTail : .byClipping
          label.adjustsFontSizeToFitWidth = number == 3
          world.show(label, CGRect(x: 7, y: 11, width: 143, height: height))
        }
        let images = labels.map { $0.rendered() }
        #expect(images[0].pixels == images[1].pixels, "\(text), \(alignment)")
        #expect(drawn(labels[1])?.height == Int(height * scale))
      }
    }
  }

  /// A bitmap that begins elsewhere rounds positions elsewhere: by 1/256 of a pixel, if at all.
  @Test func `glyphs have the same positions wherever the bitmap begins`() {
    let world = World(scale: 3)
    for number in 0..<60 {
      let images = [UILabel(), WholeLabel()].map { label in
        label.text = "Typing AVATAR \(number * 7919)"
        label.textAlignment = .right
        world.show(label, CGRect(x: 0, y: 0, width: 240 + CGFloat(number), height: 30))
        return label.rendered()
      }
      #expect(images[0].pixels == images[1].pixels, "\(number)")
    }
  }

  @Test func `a label that is animated to another size looks as one with all of its bounds`() {
    let world = World(scale: 2)
    let boxes = [UILabel(), WholeLabel()].map { label in
      label.text = "Growing"
      world.show(label, CGRect(x: 10, y: 10, width: 100, height: 40))
      world.settle()
      world.perform {
        UIView.animate(withDuration: 1) { label.frame.size = CGSize(width: 200, height: 80) }
      }
      world.advance(by: 0.5)
      let snapshot = label.snapshotView(afterScreenUpdates: false)
      let context = CGContext(width: 400, height: 160, scale: 2)
      snapshot?.layer.render(in: context)
      return context.finish().inkBounds
    }
    #expect(boxes[0] == boxes[1])
  }

  @Test func `a label that draws beside its text has all of its bounds`() throws {
    final class Underlined: UILabel {
      override func drawText(in rect: CGRect) {
        super.drawText(in: rect)
        UIColor.red.setFill()
        UIBezierPath(rect: CGRect(x: 0, y: rect.maxY - 2, width: rect.width, height: 2)).fill()
      }
    }
    let world = World(scale: 1)
    let label = Underlined()
    label.text = "Hi"
    world.show(label, CGRect(x: 0, y: 0, width: 100, height: 40))
    let image = try #require(drawn(label))
    #expect(image.width == 100 && image.height == 40)
    #expect(image.pixel(x: 99, y: 39) == 0xFFFF_0000)
    #expect(image.inkBounds.minY < 30, "the text is drawn, too")
  }

  @Test func `a text is drawn when it is first seen`() throws {
    let world = World(scale: 2)
    world.stage.frameUse = .shown
    let (below, covered) = (UILabel(), UILabel())
    let cover = UIView()
    cover.backgroundColor = .white
    for label in [below, covered] { label.text = "Hello" }
    world.show(below, CGRect(x: 0, y: world.window.bounds.height + 40, width: 100, height: 40))
    world.show(covered, CGRect(x: 0, y: 0, width: 100, height: 40))
    world.show(cover, CGRect(x: 0, y: 0, width: 200, height: 200))
    world.settle()
    let images = try [below, covered].map { try #require(drawn($0)) }
    #expect(images.map(\.isDrawn) == [false, false])
    world.perform { below.frame.origin.y = 300 }
    world.settle()
    #expect(images.map(\.isDrawn) == [true, false])
    #expect(drawn(below) === images[0])
    world.perform { cover.removeFromSuperview() }
    world.settle()
    #expect(images.map(\.isDrawn) == [true, true])
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func `a text that is drawn later has the colors and images of its own time`(
    _ style: UIUserInterfaceStyle
  ) throws {
    let world = World(scale: 2, style: style)
    let star = NSTextAttachment(image: try #require(UIImage(systemName: "star")))
    let labels = [UILabel(), WholeLabel()]
    for label in labels {
      let text = NSMutableAttributedString(attributedString: .init(attachment: star))
      let color = [NSAttributedString.Key.foregroundColor: UIColor.label]
      text.append(NSAttributedString(string: "label", attributes: color))
      label.attributedText = text
      world.show(label, CGRect(x: 0, y: 0, width: 100, height: 40))
    }
    world.settle()
    #expect(try #require(drawn(labels[0])).isDrawn == false)
    let images = labels.map { $0.rendered().pixels }
    #expect(images[0] == images[1])
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func `a text of one color has a byte for each pixel`(_ style: UIUserInterfaceStyle) throws {
    let world = World(scale: 2, style: style)
    let label = UILabel()
    label.text = "One color, שלום"
    label.textColor = .systemRed
    world.show(label, CGRect(x: 0, y: 0, width: 200, height: 40))
    let stencil = try #require(drawn(label)?.stencil)
    #expect(stencil.color >> 24 == 0xFF && stencil.color & 0xFF < 0x40)
    #expect(stencil.bytesPerRow < 404)
    world.perform { label.textColor = .blue }
    world.settle()
    #expect(drawn(label)?.stencil?.color == 0xFF00_00FF)
    #expect(world.frame.pixels.contains(0xFF00_00FF))
  }

  @Test func `emoji, a shadow and a picture have colors of their own`() throws {
    let world = World(scale: 2)
    let labels = (0..<4).map { _ in UILabel() }
    for label in labels { label.text = "Hello" }
    labels[1].text = "Hello 😀"
    labels[2].shadowColor = .red
    let star = NSTextAttachment(image: try #require(UIImage(systemName: "star")))
    labels[3].attributedText = NSAttributedString(attachment: star)
    for (index, label) in labels.enumerated() {
      world.show(label, CGRect(x: 0, y: 40 * CGFloat(index), width: 100, height: 40))
    }
    #expect(labels.map { drawn($0)?.stencil == nil } == [false, true, true, true])
  }

  @Test(
    arguments: [
      ([.kern: 2], true), ([.backgroundColor: UIColor.yellow], false),
      ([.underlineStyle: 1], false),
      ([.strikethroughStyle: 1], false),
    ] as [([NSAttributedString.Key: any Sendable], Bool)]
  )
  func `attributed text of letters in one color has a byte for each pixel`(
    _ attributes: [NSAttributedString.Key: any Sendable],
    _ hasOneColor: Bool
  ) {
    let world = World(scale: 2)
    let label = UILabel()
    label.attributedText = NSAttributedString(string: "Letters", attributes: attributes)
    world.show(label, CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect((drawn(label)?.stencil != nil) == hasOneColor)
    let text = NSMutableAttributedString(string: "Letters of colors")
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 7))
    label.attributedText = text
    world.settle()
    #expect(drawn(label) != nil && drawn(label)?.stencil == nil)
  }

  @Test(arguments: [(1, true), (0.5, false)] as [(CGFloat, Bool)])
  func `a shadow in the color of its text covers it once more`(_ alpha: CGFloat, _ isOne: Bool) {
    let world = World(scale: 2)
    let labels = [UILabel(), WholeLabel()]
    for label in labels {
      label.text = "Shadow"
      label.textColor = UIColor(red: 1, green: 0, blue: 0, alpha: alpha)
      label.shadowColor = label.textColor
      label.shadowOffset = CGSize(width: 1, height: 1)
      world.show(label, CGRect(x: 0, y: 0, width: 100, height: 40))
    }
    #expect((drawn(labels[0])?.stencil != nil) == isOne)
    #expect(labels[0].rendered().pixels == labels[1].rendered().pixels)
  }

  @Test func `a label of spaces has no bitmap`() {
    let world = World()
    let label = UILabel()
    label.text = "   "
    world.show(label, CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(drawn(label) == nil)
  }

  // MARK: Shaping

  @Test(arguments: [0, 1, 3])
  func `a label that is sized to fit shapes its text once`(_ numberOfLines: Int) {
    let world = World(scale: 3)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 150, height: 0))
    label.numberOfLines = numberOfLines
    label.text = "Shaped once and drawn \(numberOfLines)"
    world.window.addSubview(label)
    TextSystem.locked {
      let before = TextSystem.counts.bytesShaped
      label.sizeToFit()
      world.stage.commit()
      #expect(TextSystem.counts.bytesShaped - before == label.text?.utf8.count)
    }
    #expect(drawn(label) != nil)
  }

  @Test func `text that is sized to fit looks as if it was shaped for its box`() {
    for text in ["one line", "several words that wrap in the box of the label", "שלום שלום שלום"] {
      for lines in [0, 1, 4] {
        let world = World(scale: 3)
        let images = [true, false].map { isMeasured in
          let label = UILabel()
          label.numberOfLines = lines
          label.text = text
          label.textAlignment = .center
          let size = label.sizeThatFits(CGSize(width: 120, height: 0))
          let shown = isMeasured ? label : UILabel()
          shown.numberOfLines = lines
          shown.text = text
          shown.textAlignment = .center
          TextSystem.removeAllLayouts()
          world.show(shown, CGRect(origin: .zero, size: size))
          return shown.rendered()
        }
        #expect(images[0].pixels == images[1].pixels, "\(text) in \(lines) lines")
      }
    }
  }
}
