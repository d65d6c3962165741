// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Random numbers that are the same in every run (Steele, Lea, Flood: SplitMix64).
package struct FuzzRandom: RandomNumberGenerator {
  private var state: UInt64

  /// Begins a sequence.
  ///
  /// - Parameter seed: The same seed makes the same sequence.
  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// Returns a number from 0 up to, but not including, a limit.
  mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }

  /// Returns `true` once in so many times.
  mutating func oneIn(_ count: Int) -> Bool { below(count) == 0 }
}
