// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import CoreGraphics

/// The description of a font: a family, a size and a style.
package struct FontFace: Hashable, Sendable {
  /// The family's name, or `nil` for the system font: Inter, then Noto Sans, then DejaVu Sans.
  package var family: String?

  /// The size in points.
  package var size: CGFloat

  /// The weight, 100 (thin) to 900 (black); 400 is regular.
  package var weight: Int

  /// Whether the letters slant.
  package var isItalic: Bool

  /// Whether all letters have the same width: DejaVu Sans Mono, if `family` is `nil`.
  package var isMonospaced: Bool

  /// Whether digits have the same width, in a font that supports it (OpenType `tnum`).
  package var hasMonospacedDigits: Bool

  /// Creates a description of a font.
  ///
  /// - Parameters:
  ///   - family: The family's name, or `nil` for the system font.
  ///   - size: The size in points.
  ///   - weight: The weight, 100 to 900.
  ///   - isItalic: Whether the letters slant.
  ///   - isMonospaced: Whether all letters have the same width.
  ///   - hasMonospacedDigits: Whether digits have the same width.
  package init(
    family: String? = nil,
    size: CGFloat,
    weight: Int = 400,
    isItalic: Bool = false,
    isMonospaced: Bool = false,
    hasMonospacedDigits: Bool = false
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.isMonospaced = isMonospaced
    self.hasMonospacedDigits = hasMonospacedDigits
  }
}

extension FontFace {
  /// The system font's family: Inter, the nearest free relative of Apple's (our decision).
  static let systemFamily = "Inter"

  /// The families to try, best first, separated by commas as Pango takes them.
  ///
  /// DejaVu Sans has Arabic and Hebrew letters too, so better fonts have to precede it.
  /// After the last, fontconfig tries every font with the character: Noto Sans CJK, emoji.
  var families: String {
    let chain =
      isMonospaced
      ? "DejaVu Sans Mono,Noto Sans Mono,monospace"
      : "\(Self.systemFamily),Noto Sans,Noto Sans Arabic,Noto Sans Hebrew,DejaVu Sans"
    guard let family else { return chain }
    return "\(family),\(chain)"
  }

  /// The family that counts as missing when another one is found.
  var expectedFamily: String {
    family ?? (isMonospaced ? "DejaVu Sans Mono" : Self.systemFamily)
  }

  /// The size of the font that is created: 0.1 to 2,000 points.
  ///
  /// Cairo cannot create a font of size 0, and Pango's coordinates end at 2,097,151 points, which
  /// a short line of larger letters would exceed (our decision).
  var usableSize: CGFloat {
    size.isFinite ? min(max(size, 0.1), 2000) : 0.1
  }
}
