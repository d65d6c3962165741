// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UIView {
  /// What one layout pass of a view does, in UIKit's order.
  func layoutPass() {
    reportSafeAreaIfChanged()
    // Dynamic colours that are turned into layers' colours here resolve as those of the view.
    computedTraits.whileCurrent {
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
  }

  /// The direction in which the view lays out its content, from its own stored state.
  var layoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(
      for: storedSemanticContentAttribute,
      relativeTo: computedTraits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    )
  }

  /// Whether the view lays out its content from right to left.
  var isRightToLeft: Bool { layoutDirection == .rightToLeft }

  func setStoredSemanticContentAttribute(_ attribute: UISemanticContentAttribute) {
    guard storedSemanticContentAttribute != attribute else { return }
    storedSemanticContentAttribute = attribute
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// Returns the direction that a meaning of content has in an interface of the app's direction.
  ///
  /// - Parameter attribute: The meaning of the content.
  /// - Returns: The direction in which such content is laid out.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute,
      relativeTo: UIApplication.shared.userInterfaceLayoutDirection
    )
  }

  /// Returns the direction that a meaning of content has in an interface of some direction.
  ///
  /// - Parameters:
  ///   - attribute: The meaning of the content.
  ///   - layoutDirection: The direction of the interface.
  /// - Returns: The direction in which such content is laid out.
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
