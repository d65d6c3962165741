// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing
import UIKit

/// Fonts that are the same in Apple's UIKit.
///
/// The source of each fact is cited above its test.
@MainActor
@Suite(.hosted, .hangLimit)
struct FontParityTests {
  // Apple documentation of `labelFontSize` and the others.
  @Test func `the system's sizes are those of iOS`() {
    #expect(UIFont.labelFontSize == 17 && UIFont.buttonFontSize == 18)
    #expect(UIFont.systemFontSize == 14 && UIFont.smallSystemFontSize == 12)
  }

  // Apple documentation of `systemFont(ofSize:)` and `withSize(_:)`.
  @Test func `a font has the size asked for`() {
    let font = UIFont.systemFont(ofSize: 20)
    #expect(font.pointSize == 20 && font.withSize(31).pointSize == 31)
    #expect(font.withSize(31).fontName == font.fontName)
  }

  // Apple documentation of `isEqual(_:)`: fonts are compared by name and size.
  @Test func `fonts of the same name and size are equal`() {
    #expect(UIFont.systemFont(ofSize: 20) == UIFont.systemFont(ofSize: 20))
    #expect(UIFont.systemFont(ofSize: 20) != UIFont.systemFont(ofSize: 21))
    #expect(UIFont.systemFont(ofSize: 20) != UIFont.boldSystemFont(ofSize: 20))
  }

  // Apple documentation of the metrics: the descender is below the baseline.
  @Test func `a font's metrics are those of a line`() {
    let font = UIFont.systemFont(ofSize: 20)
    #expect(font.ascender > font.capHeight && font.capHeight > font.xHeight && font.xHeight > 0)
    #expect(font.descender < 0 && font.lineHeight >= font.ascender - font.descender - 0.01)
  }

  // Apple documentation of the metrics: they grow with the size.
  @Test func `a font's metrics grow with its size`() {
    let (small, large) = (UIFont.systemFont(ofSize: 10), UIFont.systemFont(ofSize: 40))
    #expect(large.lineHeight > 3 * small.lineHeight && large.capHeight > 3 * small.capHeight)
  }

  // Apple documentation of UIFontDescriptor.SymbolicTraits.
  @Test func `bold, italic and monospaced fonts say so`() {
    #expect(UIFont.boldSystemFont(ofSize: 17).fontDescriptor.symbolicTraits.contains(.traitBold))
    #expect(
      UIFont.italicSystemFont(ofSize: 17).fontDescriptor.symbolicTraits.contains(.traitItalic)
    )
    let mono = UIFont.monospacedSystemFont(ofSize: 17, weight: .regular)
    #expect(mono.fontDescriptor.symbolicTraits.contains(.traitMonoSpace))
    let plain = UIFont.systemFont(ofSize: 17).fontDescriptor.symbolicTraits
    #expect(plain.isDisjoint(with: [.traitBold, .traitItalic, .traitMonoSpace]))
  }

  // Apple documentation of `init(name:size:)`: nil without such a font.
  @Test func `there is no font of an unknown name`() {
    #expect(UIFont(name: "There Is No Such Font", size: 12) == nil)
  }

  // Apple documentation of `init(descriptor:size:)`: 0 is the size of the descriptor.
  @Test func `a size of 0 is that of the descriptor`() {
    let descriptor = UIFont.systemFont(ofSize: 23).fontDescriptor
    #expect(descriptor.pointSize == 23)
    #expect(UIFont(descriptor: descriptor, size: 0).pointSize == 23)
    #expect(UIFont(descriptor: descriptor, size: 9).pointSize == 9)
  }

  // Apple documentation of `withSymbolicTraits(_:)` and `withSize(_:)`.
  @Test func `a descriptor with other traits makes another font`() throws {
    let descriptor = UIFont.systemFont(ofSize: 17).fontDescriptor
    let bold = try #require(descriptor.withSymbolicTraits(.traitBold))
    #expect(bold.symbolicTraits.contains(.traitBold))
    #expect(!descriptor.symbolicTraits.contains(.traitBold))
    #expect(descriptor.withSize(40).pointSize == 40)
  }

  // Apple documentation of UIFont.Weight, and UIFontDescriptor.h: from -1 to 1, regular is 0.
  @Test func `weights are ordered around regular`() {
    let weights: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    let values = weights.map(\.rawValue)
    #expect(values == values.sorted() && Set(values).count == 9)
    #expect(UIFont.Weight.regular.rawValue == 0)
    #expect(values.allSatisfy { (-1...1).contains($0) })
  }

  // Human Interface Guidelines, "Typography": the sizes of the text styles at Large.
  @Test func `the text styles have their sizes`() {
    let traits = UITraitCollection(preferredContentSizeCategory: .large)
    let sizes: [(UIFont.TextStyle, CGFloat)] = [
      (.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17),
      (.callout, 16), (.subheadline, 15), (.footnote, 13), (.caption1, 12), (.caption2, 11),
    ]
    for (style, size) in sizes {
      let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
      #expect(font.pointSize == size, "\(style.rawValue)")
    }
  }

  // Human Interface Guidelines, "Typography": the sizes of the body.
  @Test func `the body grows with the category`() {
    let sizes: [(UIContentSizeCategory, CGFloat)] = [
      (.extraSmall, 14), (.small, 15), (.medium, 16), (.large, 17), (.extraLarge, 19),
      (.extraExtraLarge, 21), (.extraExtraExtraLarge, 23), (.accessibilityMedium, 28),
      (.accessibilityExtraExtraExtraLarge, 53),
    ]
    for (category, size) in sizes {
      let traits = UITraitCollection(preferredContentSizeCategory: category)
      let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits)
      #expect(font.pointSize == size, "\(category.rawValue)")
    }
  }

  // Apple documentation of `scaledFont(for:compatibleWith:)` and `scaledValue(for:)`: at Large
  // nothing is scaled.
  @Test func `metrics scale by the category`() {
    let large = UITraitCollection(preferredContentSizeCategory: .large)
    let larger = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    let (metrics, font) = (UIFontMetrics.default, UIFont.systemFont(ofSize: 20))
    #expect(metrics.scaledFont(for: font, compatibleWith: large).pointSize == 20)
    #expect(metrics.scaledFont(for: font, compatibleWith: larger).pointSize > 20)
    #expect(metrics.scaledValue(for: 10, compatibleWith: large) == 10)
    #expect(metrics.scaledValue(for: 10, compatibleWith: larger) > 10)
  }

  // Apple documentation of `scaledFont(for:maximumPointSize:compatibleWith:)`.
  @Test func `a scaled font is not larger than its maximum`() {
    let larger = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraLarge)
    let font = UIFontMetrics(forTextStyle: .body).scaledFont(
      for: UIFont.systemFont(ofSize: 20),
      maximumPointSize: 22,
      compatibleWith: larger
    )
    #expect(font.pointSize == 22)
  }
}
