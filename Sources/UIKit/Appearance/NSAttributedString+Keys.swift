// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension NSAttributedString.Key {
  /// The font, a `UIFont`.
  public static var font: NSAttributedString.Key { NSAttributedString.Key(rawValue: "NSFont") }
  /// The color of the letters, a `UIColor`.
  public static var foregroundColor: NSAttributedString.Key {
    NSAttributedString.Key(rawValue: "NSColor")
  }
  /// The shadow, an `NSShadow`.
  public static var shadow: NSAttributedString.Key { NSAttributedString.Key(rawValue: "NSShadow") }
  /// The paragraph style, an `NSParagraphStyle`.
  public static var paragraphStyle: NSAttributedString.Key {
    NSAttributedString.Key(rawValue: "NSParagraphStyle")
  }
  /// The color behind the letters, a `UIColor`.
  public static var backgroundColor: NSAttributedString.Key {
    NSAttributedString.Key(rawValue: "NSBackgroundColor")
  }
  /// The space behind each character in points, a number.
  public static var kern: NSAttributedString.Key {
    NSAttributedString.Key(rawValue: "NSKern")
  }
  /// The distance of the letters above the baseline in points, a number.
  public static var baselineOffset: NSAttributedString.Key {
    NSAttributedString.Key(rawValue: "NSBaselineOffset")
  }
  /// The line below the letters, the raw value of an `NSUnderlineStyle`.
  public static var underlineStyle: NSAttributedString.Key {
    NSAttributedString.Key(rawValue: "NSUnderline")
  }
  /// The color of the line below the letters, a `UIColor`; by default that of the letters.
  public static var underlineColor: NSAttributedString.Key {
    NSAttributedString.Key(rawValue: "NSUnderlineColor")
  }
  /// The line through the letters, the raw value of an `NSUnderlineStyle`.
  public static var strikethroughStyle: NSAttributedString.Key {
    NSAttributedString.Key(rawValue: "NSStrikethrough")
  }
  /// The color of the line through the letters, a `UIColor`; by default that of the letters.
  public static var strikethroughColor: NSAttributedString.Key {
    NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  }
  /// The attachment of U+FFFC, an `NSTextAttachment`.
  public static var attachment: NSAttributedString.Key {
    NSAttributedString.Key(rawValue: "NSAttachment")
  }
}
