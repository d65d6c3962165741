// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UIView {
  /// The traits where the view is: the window's, with the nearest override of the style.
  var computedTraits: UITraitCollection {
    let outer =
      storedSuperview?.computedTraits ?? (self as? UIWindow)?.screen.traitCollection
      ?? UITraitCollection.current
    return overriding(outer)
  }

  func setStoredOverrideUserInterfaceStyle(_ style: UIUserInterfaceStyle) {
    guard storedOverrideUserInterfaceStyle != style else { return }
    storedOverrideUserInterfaceStyle = style
    inheritedValuesDidChange()
  }

  func setStoredBackgroundColor(_ color: UIColor?) {
    storedLayer.backgroundColor = color?.resolvedColor(with: computedTraits).cgColor
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
  func inheritedValuesDidChange() { inherit(computedTraits) }

  private func inherit(_ traits: UITraitCollection) {
    let former = reportedTraits
    reportedTraits = traits
    traits.whileCurrent { tintColorDidChange() }
    if former != traits {
      setStoredBackgroundColor(storedBackgroundColor)
      setNeedsDisplay()
      setNeedsLayout()
      if let former {
        traits.whileCurrent {
          traitCollectionDidChange(former)
          controller?.traitCollectionDidChange(former)
        }
      }
    }
    for view in storedSubviews { view.inherit(view.overriding(traits)) }
  }

  /// The traits of a superview with this view's own override of the style.
  private func overriding(_ traits: UITraitCollection) -> UITraitCollection {
    var style = storedOverrideUserInterfaceStyle
    if style == .unspecified, let controller { style = controller.overrideUserInterfaceStyle }
    guard style != .unspecified, style != traits.userInterfaceStyle else { return traits }
    return UITraitCollection(
      traitsFrom: [traits, UITraitCollection(userInterfaceStyle: style)])
  }

  private func announceTint() {
    computedTraits.whileCurrent { tintColorDidChange() }
    for view in storedSubviews where view.storedTintColor == nil { view.announceTint() }
  }
}
