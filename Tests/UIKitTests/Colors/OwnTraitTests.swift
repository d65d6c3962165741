// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Collections with traits that an app defines.
struct OwnTraitTests {
  private struct Level: UITraitDefinition { static let defaultValue = 1 }
  private struct Name: UITraitDefinition {
    static let defaultValue: String? = "none"
    static let name = "Name of the theme"
  }

  @Test func `a collection is made of mutations, and changed`() {
    let traits = UITraitCollection { traits in
      traits.userInterfaceStyle = .dark
      traits[Level.self] = 3
    }
    #expect(traits.userInterfaceStyle == .dark && traits[Level.self] == 3)
    let other = traits.modifyingTraits { $0[Level.self] += 1 }
    #expect(other[Level.self] == 4 && other.userInterfaceStyle == .dark)
    #expect(other.replacing(UITraitUserInterfaceStyle.self, value: .light)[Level.self] == 4)
    #expect(traits[Level.self] == 3)
  }

  @Test func `an unspecified trait has its default value`() {
    #expect(UITraitCollection()[Level.self] == 1)
    #expect(UITraitCollection()[Name.self] == "none")
    #expect(UITraitCollection(Name.self, value: nil)[Name.self] == nil)
    #expect(UITraitCollection()[UITraitDisplayScale.self] == 0)
  }

  @Test func `collections with the same own traits are equal`() {
    func made(_ level: Int) -> UITraitCollection { UITraitCollection(Level.self, value: level) }
    #expect(made(2) == made(2) && made(2).hash == made(2).hash)
    #expect(made(2) != made(3) && made(2) != UITraitCollection())
    #expect(UITraitCollection(traitsFrom: [made(2), made(3)]) == made(3))
    #expect(
      UITraitCollection(traitsFrom: [made(2), UITraitCollection(displayScale: 2)])[Level.self] == 2
    )
  }

  @Test func `a trait is named after its type unless it says otherwise`() {
    #expect(Level.name == "Level" && Name.name == "Name of the theme")
    #expect(Level.identifier.hasSuffix(".Level"))
    #expect(!Level.affectsColorAppearance && UITraitUserInterfaceStyle.affectsColorAppearance)
  }
}
