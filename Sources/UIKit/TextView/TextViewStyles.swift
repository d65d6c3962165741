// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions
import RetourText

/// The attributes that the characters of a text view have, each set with a number.
@MainActor
struct TextViewStyles {
  /// The attributes by number.
  private(set) var attributes: [[NSAttributedString.Key: Any]] = [[:]]
  private(set) var defaults = AttributedText.Defaults(
    font: .systemFont(ofSize: UITextView.standardFontSize),
    color: .label
  )

  /// Returns the number of a set of attributes, which is added if it is new.
  mutating func number(of values: [NSAttributedString.Key: Any]) -> Int {
    let dictionary = NSDictionary(dictionary: values)
    if let number = attributes.lastIndex(where: { dictionary.isEqual(NSDictionary(dictionary: $0)) }
    ) {
      return number
    }
    attributes.append(values)
    return attributes.count - 1
  }

  /// Takes over the attributes of a string.
  ///
  /// - Returns: Their numbers.
  mutating func adopt(_ string: NSAttributedString) -> TextStyleRuns {
    attributes = [attributes(ofFirstIn: string)]
    var runs: [TextStyleRuns.Run] = []
    let whole = NSRange(location: 0, length: string.length)
    string.enumerateAttributes(in: whole) { values, range, _ in
      runs.append(TextStyleRuns.Run(count: range.length, style: number(of: values)))
    }
    return TextStyleRuns(runs)
  }

  private func attributes(
    ofFirstIn string: NSAttributedString
  ) -> [NSAttributedString.Key: Any] {
    string.length > 0 ? string.attributes(at: 0, effectiveRange: nil) : [:]
  }

  /// Keeps one set of attributes only, as number 0.
  mutating func keep(_ number: Int) { attributes = [attributes[number]] }

  /// Sets an attribute in all sets.
  mutating func set(_ key: NSAttributedString.Key, to value: Any) {
    for index in attributes.indices { attributes[index][key] = value }
  }

  /// Adjusts all fonts to the content size category of traits.
  mutating func adjustFonts(to traits: UITraitCollection) {
    defaults.font = defaults.font.adjusted(to: traits)
    for index in attributes.indices {
      guard let font = attributes[index][.font] as? UIFont else { continue }
      attributes[index][.font] = font.adjusted(to: traits)
    }
  }

  mutating func setDefault(font: UIFont) { defaults.font = font }
  mutating func setDefault(color: UIColor) { defaults.color = color }
  mutating func setDefault(alignment: NSTextAlignment) {
    defaults.paragraph.alignment = alignment
    for index in attributes.indices {
      guard let own = attributes[index][.paragraphStyle] as? NSParagraphStyle else { continue }
      let style = NSMutableParagraphStyle()
      style.setParagraphStyle(own)
      style.alignment = alignment
      attributes[index][.paragraphStyle] = style
    }
  }

  /// Returns a set of attributes, with a font and a color in any case.
  func complete(_ number: Int) -> [NSAttributedString.Key: Any] {
    var values = attributes[number]
    if values[.font] == nil { values[.font] = defaults.font }
    if values[.foregroundColor] == nil { values[.foregroundColor] = defaults.color }
    return values
  }

  /// Returns a part of the text for the text engine.
  ///
  /// - Parameters:
  ///   - string: The characters.
  ///   - runs: Their styles.
  ///   - empty: The style of an empty part: that of its line break, or of what is inserted.
  /// - Returns: The text, and the numbers of the styles that it has.
  func text(
    _ string: String,
    runs: [TextStyleRuns.Run],
    empty: Int
  ) -> (text: RichText, numbers: [Int]) {
    var numbers: [Int] = []
    var parts: [RichText.Run] = []
    var start = 0
    for run in runs {
      let place = numbers.firstIndex(of: run.style) ?? numbers.count
      if place == numbers.count { numbers.append(run.style) }
      parts.append(RichText.Run(start..<start + run.count, style: place))
      start += run.count
    }
    if numbers.isEmpty { numbers = [empty] }
    let styles = numbers.map { RichStyle(attributes[$0], defaults) }
    return (RichText(string, runs: parts, styles: styles), numbers)
  }

  /// Returns the colors of a number, in the current traits.
  func paint(_ number: Int) -> RichPaint {
    RichPaint(attributes[number], color: defaults.color) { $0 }
  }
}
