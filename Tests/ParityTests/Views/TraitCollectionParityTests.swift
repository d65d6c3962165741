// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing
import UIKit

/// Trait collections that are the same in Apple's UIKit.
///
/// The source of each fact is cited above its test.
@MainActor
@Suite(.hosted, .hangLimit)
struct TraitCollectionParityTests {
  // Apple documentation of UITraitCollection: what is not specified.
  @Test func `an empty collection specifies nothing`() {
    let traits = UITraitCollection()
    #expect(traits.userInterfaceStyle == .unspecified && traits.displayScale == 0)
    #expect(traits.horizontalSizeClass == .unspecified && traits.layoutDirection == .unspecified)
    #expect(traits.verticalSizeClass == .unspecified)
    #expect(traits.preferredContentSizeCategory == .unspecified)
  }

  // Apple documentation of the initializers: one trait, the others unspecified.
  @Test func `a collection of one trait specifies no other`() {
    let traits = UITraitCollection(horizontalSizeClass: .compact)
    #expect(traits.horizontalSizeClass == .compact && traits.verticalSizeClass == .unspecified)
    #expect(UITraitCollection(displayScale: 2).displayScale == 2)
    #expect(UITraitCollection(layoutDirection: .rightToLeft).layoutDirection == .rightToLeft)
  }

  // Apple documentation of `init(traitsFrom:)`: a later collection precedes a former one.
  @Test func `the last specified value of a trait counts`() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 3),
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(),
    ])
    #expect(traits.userInterfaceStyle == .light && traits.displayScale == 3)
  }

  // Apple documentation of `isEqual(_:)`: values are compared.
  @Test func `collections with the same traits are equal`() {
    #expect(
      UITraitCollection(userInterfaceStyle: .dark) == UITraitCollection(userInterfaceStyle: .dark)
    )
    #expect(UITraitCollection(userInterfaceStyle: .dark) != UITraitCollection())
  }

  // Apple documentation of `hasDifferentColorAppearance(comparedTo:)`.
  @Test func `another style has another appearance of colors, another size class does not`() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(light.hasDifferentColorAppearance(comparedTo: dark))
    let wide = UITraitCollection(traitsFrom: [
      light, UITraitCollection(horizontalSizeClass: .regular),
    ])
    #expect(!light.hasDifferentColorAppearance(comparedTo: wide))
  }

  // Apple documentation of `performAsCurrent(_:)`: the former traits return.
  @Test func `traits are current while they perform`() {
    let former = UITraitCollection.current
    UITraitCollection(displayScale: 7).performAsCurrent {
      #expect(UITraitCollection.current.displayScale == 7)
    }
    #expect(UITraitCollection.current == former)
  }

  // Apple documentation of UIContentSizeCategory: the categories in their order.
  @Test func `the categories of sizes are ordered`() {
    let categories: [UIContentSizeCategory] = [
      .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
      .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
      .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
    for (smaller, larger) in zip(categories, categories.dropFirst()) {
      #expect(smaller < larger && larger > smaller && smaller <= larger && !(larger <= smaller))
    }
  }

  // Apple documentation of `isAccessibilityCategory`.
  @Test func `the five largest categories are those of accessibility`() {
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(UIContentSizeCategory.accessibilityExtraExtraExtraLarge.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.unspecified.isAccessibilityCategory)
  }
}
