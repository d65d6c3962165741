// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A view, view controller or scene: an object that overrides traits and has observers of them.
@MainActor
protocol TraitObject: UITraitEnvironment, UITraitChangeObservable {
  /// The overrides and observers; `nil` while there are none.
  var traitSettings: TraitSettings? { get }
  /// Returns the overrides and observers, which are made when they are first needed.
  func madeTraitSettings() -> TraitSettings
  /// Notifies the object and what is in it of the traits that they have now.
  func overridesDidChange()
}

extension TraitObject {
  /// The traits that the object overrides.
  var overrides: any UITraitOverrides { traitSettings?.overrides ?? TraitValues() }

  /// Overrides traits.
  func setOverrides(_ overrides: any UITraitOverrides) {
    guard let values = overrides as? TraitValues, values != traitSettings?.overrides else { return }
    madeTraitSettings().setOverrides(values)
    overridesDidChange()
  }

  func register(
    _ traits: [UITrait],
    _ handler: @escaping (any UITraitEnvironment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    madeTraitSettings().register(traits, of: self, handler)
  }

  /// Notifies the object and its observers of new traits.
  ///
  /// - Parameters:
  ///   - traits: The traits.
  ///   - former: The traits of the last notification; `nil` before the first.
  func announce(_ traits: UITraitCollection, after former: UITraitCollection?) {
    if let former { traitCollectionDidChange(former) }
    traitSettings?.notify(self, traits)
  }
}
