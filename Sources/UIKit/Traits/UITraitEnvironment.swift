// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// An object that has traits.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits.
  var traitCollection: UITraitCollection { get }
  /// Called when the traits change.
  ///
  /// - Parameter previousTraitCollection: The former traits.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// An observer of traits, by which it is removed again.
public protocol UITraitChangeRegistration: AnyObject {}
