// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UIView {
  /// The traits where the view is: the window's, with the nearest override of the style.
  var computedTraits: UITraitCollection {
    // What is inside of another view was told of its traits, and is told of every change.
    if storedSuperview != nil, let reportedTraits { return reportedTraits }
    return inheritedTraits
  }

  private var inheritedTraits: UITraitCollection {
    overriding(
      storedSuperview?.computedTraits ?? (self as? UIWindow)?.screen.traitCollection
        ?? UITraitCollection.current
    )
  }

  func setStoredOverrideUserInterfaceStyle(_ style: UIUserInterfaceStyle) {
    guard storedOverrideUserInterfaceStyle != style else { return }
    storedOverrideUserInterfaceStyle = style
    inheritedValuesDidChange()
  }

  func setStoredBackgroundColor(_ color: UIColor?) {
    // What is the same everywhere is not asked for with traits that are to be looked up first.
    let fits = color?.isPlain == true ? color : color?.resolvedColor(with: computedTraits)
    storedLayer.backgroundColor = fits?.cgColor
    storedBackgroundColor = color
  }

  /// The tint colour from this view or the nearest superview that has one.
  var resolvedTintColor: UIColor {
    var candidate: UIView? = self
    while let view = candidate {
      if let color = view.storedTintColor { return color }
      candidate = view.storedSuperview
    }
    return .systemBlue  // Apple documentation: the window's default
  }

  func setStoredTintColor(_ color: UIColor?) {
    storedTintColor = color
    announceTint()
  }

  /// Brings what a view inherits up to date, for it and everything it holds: tint and traits.
  func inheritedValuesDidChange() { take(inheritedTraits, tint: resolvedTintColor) }

  private func take(_ traits: UITraitCollection, tint: UIColor) {
    // What a view holds was told the same as the view: a page that is uncovered knows it all.
    if reportedTint === tint, let reportedTraits, reportedTraits.matches(traits) {
      return
    }
    traits.whileCurrent { inherit(traits, tint: tint) }
  }

  /// Tells the view and all it holds of what they inherit; the traits are the current ones.
  private func inherit(_ traits: UITraitCollection, tint: UIColor) {
    let former = reportedTraits
    reportedTraits = traits
    reportedTint = tint
    tintColorDidChange()
    if former?.matches(traits) != true {
      if storedBackgroundColor != nil { setStoredBackgroundColor(storedBackgroundColor) }
      setNeedsDisplay()
      setNeedsLayout()
      if let former {
        traitCollectionDidChange(former)
        controller?.traitCollectionDidChange(former)
      }
    }
    for view in storedSubviews {
      view.take(view.overriding(traits), tint: view.storedTintColor ?? tint)
    }
  }

  /// The traits of a superview with this view's own override of the style.
  private func overriding(_ traits: UITraitCollection) -> UITraitCollection {
    guard let controller else { return overriding(traits, by: storedOverrideUserInterfaceStyle) }
    var style = storedOverrideUserInterfaceStyle
    if style == .unspecified { style = controller.overrideUserInterfaceStyle }
    guard let own = controller.storedOverrideTraits else { return overriding(traits, by: style) }
    return overriding(UITraitCollection(traitsFrom: [traits, own]), by: style)
  }

  private func overriding(
    _ traits: UITraitCollection,
    by style: UIUserInterfaceStyle
  ) -> UITraitCollection {
    guard style != .unspecified, style != traits.userInterfaceStyle else { return traits }
    return UITraitCollection(
      traitsFrom: [traits, UITraitCollection(userInterfaceStyle: style)])
  }

  private func announceTint() {
    reportedTint = resolvedTintColor
    computedTraits.whileCurrent { tintColorDidChange() }
    for view in storedSubviews where view.storedTintColor == nil { view.announceTint() }
  }
}
