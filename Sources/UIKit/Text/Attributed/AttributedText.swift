// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourText

/// An attributed string in the form of the text engine.
final class AttributedText {
  /// The attributes of parts without attributes of their own.
  struct Defaults {
    var font: UIFont
    var color: UIColor
    var paragraph = ParagraphValues()
  }

  let text: RichText
  /// The attributes of each style of the text.
  private let attributes: [[NSAttributedString.Key: Any]]
  private let defaults: Defaults

  init(_ string: NSAttributedString, _ defaults: Defaults) {
    self.defaults = defaults
    var attributes: [[NSAttributedString.Key: Any]] = []
    var runs: [RichText.Run] = []
    let whole = NSRange(location: 0, length: string.length)
    string.enumerateAttributes(in: whole) { values, range, _ in
      runs.append(RichText.Run(range.location..<NSMaxRange(range), style: attributes.count))
      attributes.append(values)
    }
    if attributes.isEmpty { attributes = [[:]] }
    self.attributes = attributes
    text = RichText(
      string.string,
      runs: runs,
      styles: attributes.map { RichStyle($0, defaults) }
    )
  }

  /// Returns the colors and lines of each style, in the current traits.
  ///
  /// - Parameter adjust: Returns the color to draw in place of another.
  /// - Returns: The colors and lines, by style.
  func paints(_ adjust: (UIColor) -> UIColor = { $0 }) -> [RichPaint] {
    attributes.map { RichPaint($0, color: defaults.color, adjust) }
  }
}

extension RichStyle {
  /// Creates the style of attributes.
  init(_ attributes: [NSAttributedString.Key: Any], _ defaults: AttributedText.Defaults) {
    self.init(face: (attributes[.font] as? UIFont ?? defaults.font).face)
    let values = (attributes[.paragraphStyle] as? NSParagraphStyle)?.values
    paragraph = (values ?? defaults.paragraph).shape
    kern = Self.length(attributes[.kern])
    baselineOffset = Self.length(attributes[.baselineOffset])
    attachment = (attributes[.attachment] as? NSTextAttachment).map { attachment in
      let room = attachment.room.standardized
      return room.isNull || room.isInfinite ? .zero : room
    }
  }

  /// The greatest kerning and offset in points (our decision).
  private static let greatest = 10_000.0

  private static func length(_ value: Any?) -> CGFloat {
    let number = NSNumber(attribute: value)?.doubleValue ?? 0
    return CGFloat(number.isNaN ? 0 : min(max(number, -greatest), greatest))
  }
}

extension RichPaint {
  /// Creates the paint of attributes.
  init(
    _ attributes: [NSAttributedString.Key: Any],
    color standard: UIColor,
    _ adjust: (UIColor) -> UIColor
  ) {
    func color(_ key: NSAttributedString.Key) -> UIColor? {
      (attributes[key] as? UIColor).map(adjust)
    }
    let letters = (color(.foregroundColor) ?? adjust(standard)).cgColor
    func decoration(
      _ style: NSAttributedString.Key,
      _ tint: NSAttributedString.Key
    ) -> RichDecoration? {
      guard let value = NSNumber(attribute: attributes[style])?.intValue else { return nil }
      return NSUnderlineStyle(rawValue: value).decoration(color(tint)?.cgColor ?? letters)
    }
    self.init(color: letters)
    background = color(.backgroundColor)?.cgColor
    underline = decoration(.underlineStyle, .underlineColor)
    strikethrough = decoration(.strikethroughStyle, .strikethroughColor)
    if let value = attributes[.shadow] as? NSShadow, let tint = value.shadowColor as? UIColor {
      shadow = (value.shadowOffset, adjust(tint).cgColor)
    }
    if let image = (attributes[.attachment] as? NSTextAttachment)?.image {
      let traits = GraphicsStack.current.traits
      attachment = { context, rect in
        let stack = GraphicsStack.current
        stack.push(context)
        stack.withTraits(traits) { image.paint(in: rect) }
        stack.pop()
      }
    }
  }
}

extension NSNumber {
  /// Creates the number of an attribute, which can be any number.
  fileprivate convenience init?(attribute: Any?) {
    switch attribute {
    case let number as NSNumber: self.init(value: number.doubleValue)
    case let number as CGFloat: self.init(value: Double(number))
    case let number as Double: self.init(value: number)
    case let number as Float: self.init(value: Double(number))
    case let number as Int: self.init(value: Double(number))
    default: return nil
    }
  }
}
