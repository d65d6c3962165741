// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The parts of a list that became invalid.
final class ListInvalidationContext: UICollectionViewLayoutInvalidationContext {
  enum Scope {
    /// Everything that the context says.
    case all
    /// The places of elements; their heights are known.
    case places
    /// The places of headers and footers that follow the visible area.
    case bars
  }

  var scope = Scope.all

  override var keepsMeasurements: Bool { scope != .all }
}
