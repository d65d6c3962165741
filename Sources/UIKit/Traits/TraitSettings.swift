// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The traits that an object overrides, and the observers of its traits.
@MainActor
final class TraitSettings {
  private final class Registration: UITraitChangeRegistration {
    let traits: [UITrait]
    let handler: (any UITraitEnvironment, UITraitCollection) -> Void

    init(
      _ traits: [UITrait],
      _ handler: @escaping (any UITraitEnvironment, UITraitCollection) -> Void
    ) {
      (self.traits, self.handler) = (traits, handler)
    }
  }

  /// The traits that a container overrides.
  private(set) var containerOverrides: UITraitCollection?
  /// The traits that the object overrides.
  private(set) var overrides = TraitValues()
  /// The light or dark style; `.unspecified` overrides nothing.
  private(set) var style = UIUserInterfaceStyle.unspecified
  /// The result for the traits that were inherited last: each view in the object asks for it.
  private var last: (inherited: UITraitCollection, style: UIUserInterfaceStyle, UITraitCollection)?
  private var registrations: [Registration] = []
  /// The traits that observers know.
  private var knownTraits: UITraitCollection?

  func setContainerOverrides(_ traits: UITraitCollection?) {
    containerOverrides = traits
    last = nil
  }

  func setOverrides(_ traits: TraitValues) {
    overrides = traits
    last = nil
  }

  func setStyle(_ style: UIUserInterfaceStyle) { self.style = style }

  /// Returns inherited traits with the overrides.
  ///
  /// - Parameters:
  ///   - traits: The inherited traits.
  ///   - style: The light or dark style; `nil` is the one that was set.
  /// - Returns: The traits of the object.
  func applied(
    to traits: UITraitCollection,
    style: UIUserInterfaceStyle? = nil
  ) -> UITraitCollection {
    let style = style ?? self.style
    if let last, last.inherited === traits, last.style == style { return last.2 }
    var values = traits.values
    if let containerOverrides { values.merge(containerOverrides.values) }
    values.merge(overrides)
    if style != .unspecified { values.userInterfaceStyle = style }
    let result = values == traits.values ? traits : UITraitCollection(values)
    last = (traits, style, result)
    return result
  }

  // MARK: Observers

  func register(
    _ traits: [UITrait],
    of object: any UITraitEnvironment,
    _ handler: @escaping (any UITraitEnvironment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    knownTraits = knownTraits ?? object.traitCollection
    let registration = Registration(traits, handler)
    registrations.append(registration)
    return registration
  }

  func unregister(_ registration: any UITraitChangeRegistration) {
    guard let registration = registration as? Registration else { return }
    registrations.remove(same: registration)
  }

  /// Calls the observers of traits that changed.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - traits: Its traits.
  func notify(_ object: any UITraitEnvironment, _ traits: UITraitCollection) {
    guard let former = knownTraits else { return }
    knownTraits = traits
    for registration in registrations {
      let concerns = registration.traits.contains {
        traits.values.differs(from: former.values, in: $0)
      }
      // An observer may have ended the registration of another one.
      guard concerns, registrations.contains(same: registration) else { continue }
      registration.handler(object, former)
    }
  }
}

extension Optional where Wrapped == TraitSettings {
  /// Returns the settings, which are made when they are first needed.
  @MainActor
  mutating func made() -> TraitSettings {
    let settings = self ?? TraitSettings()
    self = settings
    return settings
  }
}
