// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The values of traits, as far as they are specified.
struct TraitValues: Equatable, UITraitOverrides {
  var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  var displayScale: CGFloat = 0
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  /// The values of the app's own traits.
  private(set) var custom = CustomTraits()

  /// The traits that UIKit itself defines.
  static let systemTraits: [any SystemTrait.Type] = [
    UITraitUserInterfaceIdiom.self,
    UITraitUserInterfaceStyle.self,
    UITraitLayoutDirection.self,
    UITraitDisplayScale.self,
    UITraitHorizontalSizeClass.self,
    UITraitVerticalSizeClass.self,
    UITraitPreferredContentSizeCategory.self,
  ]

  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get {
      let value = (trait as? any SystemTrait.Type)?.value(in: self) ?? custom[trait]
      guard let value else { return trait.defaultValue }
      return value as? Trait.Value ?? trait.defaultValue
    }
    set {
      if let system = trait as? any SystemTrait.Type {
        system.set(newValue, in: &self)
      } else {
        custom[trait] = newValue
      }
    }
  }

  func contains(_ trait: UITrait) -> Bool {
    (trait as? any SystemTrait.Type)?.isSpecified(in: self) ?? (custom[trait] != nil)
  }

  mutating func remove(_ trait: UITrait) {
    if let system = trait as? any SystemTrait.Type {
      system.set(nil, in: &self)
    } else {
      custom[trait] = nil
    }
  }

  /// Returns the values after changes.
  func changed(by mutations: UITraitMutations) -> TraitValues {
    var traits: any UIMutableTraits = self
    mutations(&traits)
    return traits as? TraitValues ?? self
  }

  /// Takes the specified values of others.
  mutating func merge(_ other: TraitValues) {
    for trait in Self.systemTraits { trait.merge(other, into: &self) }
    custom.merge(other.custom)
  }

  /// Returns whether a trait has another value in others.
  func differs(from other: TraitValues, in trait: UITrait) -> Bool {
    (trait as? any SystemTrait.Type)?.differs(self, other)
      ?? custom.differs(from: other.custom, in: trait)
  }
}

extension TraitValues: Hashable {
  func hash(into hasher: inout Hasher) {
    hasher.combine(userInterfaceStyle)
    hasher.combine(layoutDirection)
    hasher.combine(displayScale)
    hasher.combine(horizontalSizeClass)
    hasher.combine(verticalSizeClass)
    hasher.combine(preferredContentSizeCategory)
  }
}
