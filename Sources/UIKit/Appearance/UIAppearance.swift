// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A class with an appearance proxy.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// Returns the appearance proxy of the class.
  ///
  /// A property of the proxy applies to every object of the class when the object moves to a
  /// window, unless the property was set on the object itself.
  ///
  /// - Returns: The proxy; it is not meant to be displayed.
  static func appearance() -> Self
  /// Returns the appearance proxy of the objects of the class in certain containers.
  ///
  /// - Parameter containerTypes: The classes of the containers, the innermost first.
  /// - Returns: The proxy; it is not meant to be displayed.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

/// A class whose objects can limit the scope of an appearance proxy.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIViewController: UIAppearanceContainer {}
