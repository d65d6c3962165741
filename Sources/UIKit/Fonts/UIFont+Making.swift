// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourText

extension UIFont {
  /// The metrics of the font.
  var metrics: FontMetrics { TextSystem.metrics(of: face) }

  static func system(
    ofSize size: CGFloat,
    weight: Weight,
    isItalic: Bool = false,
    isMonospaced: Bool = false,
    hasMonospacedDigits: Bool = false
  ) -> UIFont {
    UIFont(
      face: FontFace(
        size: usable(size),
        weight: weight.cut,
        isItalic: isItalic,
        isMonospaced: isMonospaced,
        hasMonospacedDigits: hasMonospacedDigits
      )
    )
  }

  func resized(to size: CGFloat) -> UIFont {
    var face = face
    face.size = Self.usable(size)
    return UIFont(face: face)
  }

  /// Returns a valid size: 0 or less is `systemFontSize`, as in UIKit.
  static func usable(_ size: CGFloat) -> CGFloat {
    size > 0 && size.isFinite ? size : systemFontSize
  }

  /// The words in style names and their weights.
  private static let styles: [(word: String, cut: Int)] = [
    ("extralight", 200), ("ultralight", 100), ("semibold", 600), ("demibold", 600),
    ("extrabold", 800), ("thin", 200), ("light", 300), ("medium", 500), ("heavy", 800),
    ("black", 900), ("bold", 700), ("regular", 400), ("book", 400),
  ]

  /// Returns the installed face of a name: the family, then its style after a hyphen.
  static func face(named name: String, size: CGFloat) -> FontFace? {
    let hyphen = name.lastIndex(of: "-")
    let style = hyphen.map { name[name.index(after: $0)...].lowercased() } ?? ""
    let stem = String(name[..<(hyphen ?? name.endIndex)])
    let plain = FontFace(family: nil, size: usable(size))
    for family in [stem, spaced(stem)] where TextSystem.hasFamily(family) {
      var face = plain
      face.family = family
      face.isItalic = style.contains("italic") || style.contains("oblique")
      face.weight = styles.first { style.contains($0.word) }?.cut ?? 400
      return face
    }
    guard hyphen != nil, TextSystem.hasFamily(name) else { return nil }
    var face = plain
    face.family = name
    return face
  }

  /// Returns `DejaVuSans` as `DejaVu Sans`: with a space before each uppercase letter that follows
  /// a lowercase one, except in the word `DejaVu`.
  private static func spaced(_ name: String) -> String {
    var result = ""
    for character in name {
      if character.isUppercase, result.last?.isLowercase == true { result.append(" ") }
      result.append(character)
    }
    return result.replacingOccurrences(of: "Deja Vu", with: "DejaVu")
  }
}

extension FontFace {
  /// The name of the family; for the system font, that of its typeface.
  var familyName: String { family ?? (isMonospaced ? "DejaVu Sans Mono" : "Inter") }

  /// The family without spaces, and the style after a hyphen.
  var fontName: String {
    let words: [Int: String] = [
      100: "UltraLight", 200: "Thin", 300: "Light", 500: "Medium", 600: "SemiBold", 700: "Bold",
      800: "Heavy", 900: "Black",
    ]
    let style = (words[weight] ?? "") + (isItalic ? "Italic" : "")
    return familyName.replacingOccurrences(of: " ", with: "")
      + (style.isEmpty ? "-Regular" : "-\(style)")
  }
}
