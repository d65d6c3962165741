// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourText

/// The attributed text of a label, and its last layout.
@MainActor
final class AttributedLabelText {
  /// The parameters that a layout depends on besides the text.
  struct Key: Equatable {
    var width: CGFloat?
    var lines: Int
    var lineBreak: NSLineBreakMode
    var direction: TextRequest.Direction
    var scale: CGFloat
    var factor: CGFloat = 1
  }

  let string: NSAttributedString
  /// The attributes of parts without attributes of their own.
  let defaults: AttributedText.Defaults
  private let prepared: AttributedText
  private var last: (key: Key, layout: RichLayout)?

  init(_ string: NSAttributedString, _ defaults: AttributedText.Defaults) {
    self.defaults = defaults
    self.string = NSAttributedString(attributedString: string)
    prepared = AttributedText(string, defaults)
  }

  /// Returns the string with an attribute set in all of it.
  func setting(_ key: NSAttributedString.Key, to value: Any) -> NSAttributedString {
    let copy = NSMutableAttributedString(attributedString: string)
    copy.changeAttributes { $0[key] = value }
    return copy
  }

  /// Returns the string with its fonts in the content size category of traits.
  func adjusting(to traits: UITraitCollection) -> NSAttributedString {
    let copy = NSMutableAttributedString(attributedString: string)
    copy.changeAttributes { $0[.font] = ($0[.font] as? UIFont)?.adjusted(to: traits) }
    return copy
  }

  /// Returns the string with a value of all its paragraph styles changed.
  func changing(
    _ defaults: ParagraphValues,
    _ change: (inout ParagraphValues) -> Void
  ) -> NSAttributedString {
    let copy = NSMutableAttributedString(attributedString: string)
    copy.changeAttributes { attributes in
      let style = NSMutableParagraphStyle()
      style.values = (attributes[.paragraphStyle] as? NSParagraphStyle)?.values ?? defaults
      change(&style.values)
      attributes[.paragraphStyle] = style
    }
    return copy
  }

  /// Returns the layout of the text.
  func layout(_ key: Key) -> RichLayout {
    if let last, last.key == key { return last.layout }
    let layout = RichLayout.layout(
      RichRequest(
        key.factor == 1 ? prepared.text : prepared.text.scaled(by: key.factor),
        width: key.width,
        maximumLines: key.lines,
        lastLineBreak: key.lineBreak.inText,
        direction: key.direction,
        scale: key.scale
      )
    )
    last = (key, layout)
    return layout
  }

  /// Returns the paint of each style, in the current traits.
  func paints(_ adjust: (UIColor) -> UIColor) -> [RichPaint] { prepared.paints(adjust) }
}
