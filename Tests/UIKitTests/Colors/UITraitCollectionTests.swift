// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

struct UITraitCollectionTests {
  @Test func `later collections take precedence, unspecified traits do not`() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
      UITraitCollection(layoutDirection: .rightToLeft), UITraitCollection(displayScale: 3),
    ])
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits.layoutDirection == .rightToLeft)
    #expect(traits.displayScale == 3)
  }

  @Test func `an empty collection specifies no traits`() {
    let traits = UITraitCollection()
    #expect(traits.userInterfaceStyle == .unspecified)
    #expect(traits.layoutDirection == .unspecified)
    #expect(traits.displayScale == 0)
  }

  @Test func `collections with the same traits are equal`() {
    #expect(
      UITraitCollection(userInterfaceStyle: .dark) == UITraitCollection(userInterfaceStyle: .dark)
    )
    #expect(UITraitCollection(displayScale: 1) != UITraitCollection(displayScale: 2))
  }

  @Test func `only the style changes the color appearance`() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let fine = UITraitCollection(traitsFrom: [dark, UITraitCollection(displayScale: 3)])
    #expect(!dark.hasDifferentColorAppearance(comparedTo: fine))
    #expect(dark.hasDifferentColorAppearance(comparedTo: nil))
    #expect(
      dark.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .light))
    )
  }

  @Test func `current traits nest and end with their block`() {
    let before = UITraitCollection.current.userInterfaceStyle
    var seen: [UIUserInterfaceStyle] = []
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      UITraitCollection(userInterfaceStyle: .light).performAsCurrent {
        seen.append(UITraitCollection.current.userInterfaceStyle)
      }
      seen.append(UITraitCollection.current.userInterfaceStyle)
    }
    #expect(seen == [.light, .dark])
    #expect(UITraitCollection.current.userInterfaceStyle == before)
  }
}
