// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UIViewController {
  /// Returns inherited traits with the overrides of the controller and its container.
  func overriding(_ traits: UITraitCollection) -> UITraitCollection {
    // A subclass may override the style without setting it.
    let style = overrideUserInterfaceStyle
    let settings = style == .unspecified ? traitSettings : madeTraitSettings()
    return settings?.applied(to: traits, style: style) ?? traits
  }
}

extension UIView {
  /// The traits of the view: the window's, with the nearest overrides.
  var computedTraits: UITraitCollection {
    // A view with a superview was notified of its traits, and is notified of every change.
    if storedSuperview != nil, let traits = inherited.traits { return traits }
    return inheritedTraits
  }

  private var inheritedTraits: UITraitCollection {
    overriding(storedSuperview?.computedTraits ?? rootTraits)
  }

  /// The tint color of this view or the nearest superview that has one.
  var resolvedTintColor: UIColor {
    var candidate: UIView? = self
    while let view = candidate {
      if let color = view.storedTintColor { return color }
      candidate = view.storedSuperview
    }
    return .systemBlue  // Apple documentation: the window's default
  }

  /// Updates the inherited tint color and traits of the view and its descendants.
  func inheritedValuesDidChange() { take(inheritedTraits, tint: resolvedTintColor) }

  private func take(_ traits: UITraitCollection, tint: UIColor) {
    // The subviews were notified of the same: a page that becomes visible again is up to date.
    if inherited.include(traits, tint: tint) { return }
    // Those that the view had until now if it was in no other one: UIKit predicts traits.
    let predicted = inherited.traits == nil ? UITraitCollection.current : nil
    traits.whileCurrent { inherit(traits, tint: tint, after: predicted) }
  }

  /// Notifies the view and its descendants of the values they inherit; the traits are current.
  private func inherit(
    _ traits: UITraitCollection,
    tint: UIColor,
    after predicted: UITraitCollection?
  ) {
    let former = inherited.inherit(traits, tint: tint)
    tintColorDidChange()
    if former?.matches(traits) != true {
      if storedBackgroundColor != nil { setStoredBackgroundColor(storedBackgroundColor) }
      setNeedsDisplay()
      setNeedsLayout()
      if former?.preferredContentSizeCategory != traits.preferredContentSizeCategory {
        contentSizeDidChange(in: traits)
      }
      announce(traits, after: former ?? (predicted?.matches(traits) == false ? predicted : nil))
      controller?.announce(traits, after: former)
    }
    for view in storedSubviews {
      view.take(view.overriding(traits), tint: view.storedTintColor ?? tint)
    }
  }

  /// Returns a superview's traits with the overrides of this view and its controller.
  private func overriding(_ traits: UITraitCollection) -> UITraitCollection {
    let outer = controller?.overriding(traits) ?? traits
    return traitSettings?.applied(to: outer) ?? outer
  }

  /// Notifies the view, and the descendants that inherit its tint color, of a new one.
  func announceTint() {
    inherited.inherit(tint: resolvedTintColor)
    computedTraits.whileCurrent { tintColorDidChange() }
    for view in storedSubviews where view.storedTintColor == nil { view.announceTint() }
  }
}
