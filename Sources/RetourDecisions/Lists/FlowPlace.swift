// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The place of an item in a flow.
package struct FlowPlace: Equatable, Sendable {
  /// The start in the direction of scrolling.
  package var start: Double
  /// The start across it.
  package var side: Double
  /// The size.
  package var size: FlowSize

  /// Creates a place.
  package init(start: Double, side: Double, size: FlowSize) {
    (self.start, self.side, self.size) = (start, side, size)
  }

  /// The end in the direction of scrolling.
  package var end: Double { start + size.length }
}
