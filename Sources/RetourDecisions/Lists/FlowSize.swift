// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The size of an item in a flow.
package struct FlowSize: Equatable, Sendable {
  /// The length in the direction of scrolling.
  package var length: Double
  /// The length across it.
  package var breadth: Double

  /// Creates a size; lengths that are no numbers, not finite or negative are 0.
  package init(length: Double, breadth: Double) {
    self.length = length.isFinite ? max(0, length) : 0
    self.breadth = breadth.isFinite ? max(0, breadth) : 0
  }
}
