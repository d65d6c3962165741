// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UIView: UITraitEnvironment, TraitObject {
  /// The traits that the view overrides, for itself and everything in it.
  public var traitOverrides: any UITraitOverrides {
    get { overrides }
    set { setOverrides(newValue) }
  }
  func overridesDidChange() { inheritedValuesDidChange() }

  /// Updates the traits of the view now, and notifies it of changes.
  ///
  /// Overrides take effect at once, so that this matters outside of windows only (our decision).
  public func updateTraitsIfNeeded() { inheritedValuesDidChange() }
}

extension UIViewController: UITraitEnvironment, TraitObject {
  /// The traits that the view controller overrides, for itself and everything in it.
  public var traitOverrides: any UITraitOverrides {
    get { overrides }
    set { setOverrides(newValue) }
  }
  func overridesDidChange() { storedView?.inheritedValuesDidChange() }

  /// Updates the traits of the view now, and notifies it and the view controller of changes.
  ///
  /// Overrides take effect at once, so that this matters outside of windows only (our decision).
  public func updateTraitsIfNeeded() { storedView?.inheritedValuesDidChange() }
}

extension UIWindowScene: UITraitEnvironment, TraitObject {
  /// The traits that the scene overrides, for itself and everything in it.
  public var traitOverrides: any UITraitOverrides {
    get { overrides }
    set { setOverrides(newValue) }
  }
  func overridesDidChange() { traitsDidChange() }
}
