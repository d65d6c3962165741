// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UIView {
  /// Performs one layout pass, in UIKit's order.
  func layoutPass() {
    if !propertyFlags.isEmpty { updatePendingProperties() }
    if !constraintFlags.isEmpty { performConstraintsPass() }
    storedLayout?.keyboardGuide?.followKeyboard()
    reportSafeAreaIfChanged()
    storedLayout?.engine?.update()
    // Dynamic colors that are resolved in here use the view's traits.
    computedTraits.whileCurrent {
      layOut {
        controller?.viewWillLayoutSubviews()
        layoutSubviews()
        controller?.viewDidLayoutSubviews()
      }
    }
  }

  /// The layout direction, from the stored state.
  var layoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(
      for: storedSemanticContentAttribute,
      relativeTo: computedTraits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    )
  }

  /// Whether the layout direction is right to left.
  var isRightToLeft: Bool { layoutDirection == .rightToLeft }

  /// Returns the layout direction for a semantic content attribute, in the app's interface.
  ///
  /// - Parameter attribute: The attribute.
  /// - Returns: The layout direction.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute,
      relativeTo: UIApplication.shared.userInterfaceLayoutDirection
    )
  }

  /// Returns the layout direction for a semantic content attribute, in an interface of a direction.
  ///
  /// - Parameters:
  ///   - attribute: The attribute.
  ///   - layoutDirection: The direction of the interface.
  /// - Returns: The layout direction.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}
