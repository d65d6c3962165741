// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import TestSupport
import Testing

@testable import UIKit

/// Strings that are measured and drawn without a label.
@MainActor struct StringDrawingTests {
  private nonisolated static let text = "The quick brown fox jumps over the lazy dog"
  private let font = UIFont.systemFont(ofSize: 17)
  private let room = CGSize(width: 120, height: 60)

  /// Returns an image of drawing code.
  private func image(scale: CGFloat = 2, _ draw: () -> Void) -> CGImage? {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 120), format: format)
    return renderer.image { _ in draw() }.cgImage
  }

  private func label(_ text: String, lines: Int, _ frame: CGRect) -> UILabel {
    let label = UILabel(frame: frame)
    (label.text, label.font, label.numberOfLines) = (text, font, lines)
    label.textColor = .red
    return label
  }

  private var red: [NSAttributedString.Key: Any] { [.font: font, .foregroundColor: UIColor.red] }

  // MARK: Measuring

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func `a string is as large as a label of its lines`(scale: CGFloat) {
    let world = World(scale: scale)
    let label = label(Self.text, lines: 0, .zero)
    world.window.addSubview(label)
    world.settle()
    let string = NSAttributedString(string: Self.text, attributes: [.font: font])
    #expect(string.size() == label.intrinsicContentSize)
    #expect(Self.text.size(withAttributes: [.font: font]) == string.size())
    #expect(NSString(string: Self.text).size(withAttributes: [.font: font]) == string.size())
    let wrapped = string.boundingRect(
      with: CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude),
      options: .usesLineFragmentOrigin,
      context: nil
    )
    let size = label.sizeThatFits(CGSize(width: 120, height: 0))
    #expect(wrapped == CGRect(origin: .zero, size: size))
    #expect(wrapped.height > 2 * string.size().height)
    let endless = CGSize(width: 0, height: 0)
    let bounds = string.boundingRect(with: endless, options: .usesLineFragmentOrigin, context: nil)
    #expect(bounds.size == string.size())
  }

  @Test func `lines end at line breaks only where there is no room to fill`() {
    let one = "One".size(withAttributes: [.font: font])
    let three = "One\nTwo\nThree".size(withAttributes: [.font: font])
    #expect(abs(three.height - 3 * one.height) <= 1 && three.width > one.width)
    #expect("".size(withAttributes: [.font: font]) == CGSize(width: 0, height: one.height))
  }

  @Test func `without a font, a string is in Helvetica of 12 points`() {
    let named = UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12)
    #expect("Text".size() == "Text".size(withAttributes: [.font: named]))
    #expect("Text".size() != "Text".size(withAttributes: [.font: font]))
  }

  @Test func `lines that do not fit are left out`() {
    let line = "Text".size(withAttributes: [.font: font]).height
    func height(_ room: CGFloat) -> CGFloat {
      Self.text.boundingRect(
        with: CGSize(width: 80, height: room),
        options: .usesLineFragmentOrigin,
        attributes: [.font: font],
        context: nil
      ).height
    }
    #expect(abs(height(2 * line + 5) - 2 * line) <= 1)
    #expect(abs(height(1) - line) <= 1, "one at least")
    #expect(height(1000) > 3 * line)
  }

  @Test func `bounds begin at the baseline unless they are those of a line fragment`() {
    let size = CGSize(width: 30, height: 5)
    let bounds = Self.text.boundingRect(with: size, attributes: [.font: font], context: nil)
    #expect(bounds.size == Self.text.size(withAttributes: [.font: font]), "a single line")
    #expect(bounds.minX == 0 && abs(bounds.minY + font.ascender) < 1)
  }

  @Test func `device metrics are the bounds of the ink`() {
    func bounds(_ options: NSStringDrawingOptions) -> CGRect {
      "x.".boundingRect(with: room, options: options, attributes: [.font: font], context: nil)
    }
    let (lines, ink) = (
      bounds(.usesLineFragmentOrigin), bounds([.usesLineFragmentOrigin, .usesDeviceMetrics])
    )
    #expect(lines.contains(ink) && ink.height < lines.height * 0.7 && ink.width > 5)
    #expect("".boundingRect(with: room, options: .usesDeviceMetrics, context: nil).size == .zero)
  }

  @Test func `a text that does not fit is scaled as far as the context allows`() {
    let context = NSStringDrawingContext()
    #expect(context.minimumScaleFactor == 0 && context.actualScaleFactor == 0)
    #expect(context.totalBounds == .zero)
    func bounds(width: CGFloat) -> CGRect {
      Self.text.boundingRect(
        with: CGSize(width: width, height: 25),
        options: .usesLineFragmentOrigin,
        attributes: [.font: font],
        context: context
      )
    }
    let natural = Self.text.size(withAttributes: [.font: font])
    _ = bounds(width: natural.width / 2)
    #expect(context.actualScaleFactor == 1, "it may not scale")
    context.minimumScaleFactor = 0.3
    let scaled = bounds(width: natural.width * 0.6)
    #expect(0.5...0.75 ~= context.actualScaleFactor && context.totalBounds == scaled)
    #expect(scaled.width <= natural.width * 0.6 && scaled.width > natural.width * 0.5)
    _ = bounds(width: natural.width * 2)
    #expect(context.actualScaleFactor == 1)
    _ = bounds(width: 20)
    #expect(context.actualScaleFactor == 0.3)
  }

  @Test func `any room and any string is measured`() {
    for length in [0, -5, .nan, .infinity, -.infinity, .greatestFiniteMagnitude] as [CGFloat] {
      let size = CGSize(width: length, height: length)
      for options in [[], .usesLineFragmentOrigin] as [NSStringDrawingOptions] {
        let bounds = Self.text.boundingRect(with: size, options: options, context: nil)
        #expect(bounds.width > 0 && bounds.height > 0 && bounds.width.isFinite)
      }
      _ = image { Self.text.draw(at: CGPoint(x: length, y: length)) }
      _ = image { Self.text.draw(in: CGRect(x: 0, y: 0, width: length, height: length)) }
    }
    "no context".draw(at: .zero)
  }

  @Test func `strings are measured on any thread`() async {
    let font = font
    let expected = Self.text.size(withAttributes: [.font: font])
    var sizes: [CGSize] = []
    await withTaskGroup(of: CGSize.self) { group in
      for _ in 0..<8 { group.addTask { Self.text.size(withAttributes: [.font: font]) } }
      for await size in group { sizes.append(size) }
    }
    #expect(sizes.allSatisfy { abs($0.width - expected.width) < 1 }, "\(sizes)")
  }

  // MARK: Drawing

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func `a string has the pixels of a label`(scale: CGFloat) throws {
    let world = World(scale: scale)
    let frame = CGRect(x: 10, y: 8, width: 120, height: 60)
    let label = label(Self.text, lines: 0, frame)
    label.lineBreakMode = .byWordWrapping
    label.sizeToFit()
    world.window.addSubview(label)
    world.settle()
    let expected = try #require(image(scale: scale) { label.drawText(in: label.frame) })
    let red = red
    let drawn = try #require(
      image(scale: scale) { Self.text.draw(in: label.frame, withAttributes: red) }
    )
    #expect(drawn.pixels == expected.pixels)
    #expect(drawn.pixels.contains { $0 & 0xff_0000 != 0 && $0 & 0xff == 0 }, "it is red")
    let origin = try #require(
      image(scale: scale) { "Text".draw(at: frame.origin, withAttributes: red) }
    )
    let line = try #require(image(scale: scale) { "Text".draw(in: frame, withAttributes: red) })
    #expect(origin.pixels == line.pixels)
  }

  @Test func `a baseline lies at the origin of the rectangle`() throws {
    let red = red
    let rise = -"x".boundingRect(with: .zero, attributes: red, context: nil).minY
    let above = try #require(
      image { "x".draw(at: CGPoint(x: 10, y: 60 - rise), withAttributes: red) }
    )
    let place = CGRect(x: 10, y: 60, width: 0, height: 0)
    let based = try #require(image { "x".draw(with: place, attributes: red, context: nil) })
    #expect(based.pixels == above.pixels)
    #expect(based.pixel(x: 24, y: 116) != 0 || based.pixel(x: 26, y: 116) != 0)
    #expect((120..<240).allSatisfy { y in (0..<100).allSatisfy { based.pixel(x: $0, y: y) == 0 } })
  }

  @Test func `the last line that fits ends with an ellipsis if asked to`() throws {
    let world = World(scale: 2)
    let line = "Text".size(withAttributes: red).height
    let frame = CGRect(x: 0, y: 0, width: 120, height: 2 * line + 3)
    let label = label(Self.text, lines: 2, .zero)
    label.frame.size = CGSize(width: 120, height: label.sizeThatFits(frame.size).height)
    world.window.addSubview(label)
    world.settle()
    let red = red
    func drawn(_ options: NSStringDrawingOptions) throws -> CGImage {
      try #require(
        image { Self.text.draw(with: frame, options: options, attributes: red, context: nil) }
      )
    }
    let truncated = try drawn([.usesLineFragmentOrigin, .truncatesLastVisibleLine])
    let expected = try #require(image { label.drawText(in: label.bounds) })
    #expect(truncated.pixels == expected.pixels)
    #expect(try drawn(.usesLineFragmentOrigin).pixels != expected.pixels)
  }

  @Test func `paragraphs, backgrounds and attachments are drawn`() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    var attributes = red
    attributes[.paragraphStyle] = style
    attributes[.backgroundColor] = UIColor.green
    let area = CGRect(x: 0, y: 0, width: 200, height: 40)
    let right = try #require(image { "Text".draw(in: area, withAttributes: attributes) })
    #expect(right.pixel(x: 10, y: 20) == 0 && right.pixel(x: 396, y: 4) == 0xff00_ff00)
    let square = CGImage.made(20, 20, isOpaque: true) { _, _ in 0xff12_3456 }
    let picture = NSTextAttachment(image: UIImage(cgImage: square))
    let string = NSMutableAttributedString(attachment: picture)
    string.append(NSAttributedString(string: "!", attributes: red))
    #expect(string.size().width > 20)
    let drawn = try #require(image { string.draw(at: .zero) })
    #expect(drawn.pixels.contains { $0 == 0xff12_3456 })
  }

  @Test func `a string is black, and in an empty rectangle nothing is drawn`() throws {
    let letters = try #require(image { "MMM".draw(at: CGPoint(x: 10, y: 10)) })
    #expect(letters.pixels.contains(0xff00_0000))
    #expect(letters.pixels.allSatisfy { $0 & 0xff_ffff == 0 })
    let red = red
    for size in [CGSize(width: 0, height: 50), CGSize(width: 50, height: 0)] {
      let rect = CGRect(origin: CGPoint(x: 20, y: 20), size: size)
      let empty = try #require(image { Self.text.draw(in: rect, withAttributes: red) })
      #expect(empty.pixels.allSatisfy { $0 == 0 })
    }
    let rect = CGRect(x: 20, y: 10, width: 120, height: 60)
    let turned = CGRect(x: 140, y: 70, width: -120, height: -60)
    let one = try #require(image { Self.text.draw(in: rect, withAttributes: red) })
    let other = try #require(image { Self.text.draw(in: turned, withAttributes: red) })
    #expect(one.pixels == other.pixels)
  }

  @Test func `the context knows what was drawn`() throws {
    let red = red
    let context = NSStringDrawingContext()
    context.minimumScaleFactor = 0.8
    let rect = CGRect(x: 20, y: 10, width: 100, height: 22)
    _ = image {
      Self.text.draw(
        with: rect,
        options: .usesLineFragmentOrigin,
        attributes: red,
        context: context
      )
    }
    #expect(context.actualScaleFactor == 0.8, "it does not fit at any")
    #expect(context.totalBounds.origin == rect.origin && context.totalBounds.width <= 100)
    #expect(context.totalBounds.height > 10)
  }

  @Test(arguments: World.Direction.allCases)
  func `a string is aligned by its letters`(_ direction: World.Direction) throws {
    let world = World(direction)
    let red = red
    let area = CGRect(x: 0, y: 0, width: 200, height: 40)
    func columns(_ text: String) throws -> [Int] {
      let image = try #require(image { text.draw(in: area, withAttributes: red) })
      return (0..<400).filter { x in (0..<80).contains { image.pixel(x: x, y: $0) != 0 } }
    }
    let (latin, hebrew) = try world.perform { (try columns("abc"), try columns("אבג")) }
    #expect(latin.allSatisfy { $0 < 100 } && !latin.isEmpty)
    #expect(hebrew.allSatisfy { $0 > 300 } && !hebrew.isEmpty)
  }

  @Test func `a view that draws strings has their pixels`() {
    final class Chart: UIView {
      override func draw(_ rect: CGRect) {
        "12".draw(at: CGPoint(x: 30, y: 10), withAttributes: [.foregroundColor: UIColor.red])
      }
    }
    let world = World(scale: 2)
    let chart = Chart(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    chart.isOpaque = false
    world.window.addSubview(chart)
    world.settle()
    let image = chart.rendered()
    let reds = image.pixels.filter { $0 & 0xff_0000 == 0xff_0000 && $0 & 0xffff < 0x8080 }
    #expect(reds.count > 10)
  }
}

extension UIView {
  /// The view as it looks, in pixels.
  fileprivate func rendered() -> CGImage {
    let context = CGContext(width: 200, height: 200, scale: 2)
    layer.render(in: context)
    return context.finish()
  }
}
