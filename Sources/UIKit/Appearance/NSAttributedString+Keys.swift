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
}
