// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A class whose objects can all be given looks at once.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// Returns the template of the class: what is set on it is set on every object of the class when
  /// that enters a window, unless it was set on the object itself.
  ///
  /// - Returns: The template; it is not for showing.
  static func appearance() -> Self
  /// Returns the template of the objects of the class that lie in objects of other classes.
  ///
  /// - Parameter containerTypes: The classes, the innermost first.
  /// - Returns: The template; it is not for showing.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

/// A class whose objects can be a place that looks are limited to.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIViewController: UIAppearanceContainer {}
