// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Something that must hold in every scene of the fuzzer.
@MainActor
package protocol FuzzInvariant {
  /// Says what is wrong with a scene.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - isAtRest: Whether nothing moves and no finger is down.
  /// - Returns: What is wrong, `nil` if nothing is.
  func violation(in scene: FuzzScene, isAtRest: Bool) -> String?
}

extension FuzzInvariant {
  /// What failures and the shrinking call the invariant.
  package var name: String { "\(type(of: self))" }
}
