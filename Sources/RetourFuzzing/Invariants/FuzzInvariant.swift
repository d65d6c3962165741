// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A condition that holds after every step in every scene of the fuzzer.
@MainActor
package protocol FuzzInvariant {
  /// Returns a description of how a scene violates the invariant.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - isAtRest: Whether nothing moves and no finger is down.
  /// - Returns: The description, or `nil` if the invariant holds.
  func violation(in scene: FuzzScene, isAtRest: Bool) -> String?
}

extension FuzzInvariant {
  /// The name of the invariant in failures.
  package var name: String { "\(type(of: self))" }
}
