// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The state of a view for which a configuration is resolved.
public protocol UIConfigurationState {
  /// Creates a state without flags.
  ///
  /// - Parameter traitCollection: The traits.
  init(traitCollection: UITraitCollection)

  /// The traits.
  var traitCollection: UITraitCollection { get set }

  /// The value of a custom key.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}
