// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourLayout

/// A node's variables in an engine, and the constraints that the engine makes for the node.
struct LayoutMember {
  /// The purpose of a constraint that the engine makes.
  enum Slot: Int, CaseIterable {
    case left, width, top, height
    case widthHugging, widthCompression, heightHugging, heightCompression
  }

  /// A constraint of the engine's own.
  struct Own {
    let id: LayoutConstraintID
    let request: LayoutRequest
  }

  unowned(unsafe) let engine: LayoutEngine
  let left: LayoutVariable
  let width: LayoutVariable
  let top: LayoutVariable
  let height: LayoutVariable
  /// The engine's own constraints, by slot.
  var own = [Own?](repeating: nil, count: Slot.allCases.count)
  /// Whether the node is in the list of those to refresh.
  var isDirty = false
  /// The width for which the content's height was measured last.
  var measuredWidth: Double?
}
