// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A random number generator whose sequence depends on its seed alone.
///
/// The algorithm is SplitMix64 (Steele, Lea and Flood, 2014): a test that fails fails again with
/// the same seed, on every machine.
package struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Creates a generator.
  ///
  /// - Parameter seed: The seed. Equal seeds produce equal sequences.
  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// Returns a random integer from 0 up to, but not including, a limit.
  package mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }

  /// Returns `true` with a probability of one in `count`.
  package mutating func oneIn(_ count: Int) -> Bool { below(count) == 0 }
}
