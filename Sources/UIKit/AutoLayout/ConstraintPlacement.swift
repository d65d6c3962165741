// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourLayout

/// A constraint's place in an engine.
struct ConstraintPlacement {
  unowned(unsafe) let engine: LayoutEngine
  /// The constraint in the solver; `nil` while it waits, or was broken.
  var id: LayoutConstraintID?
  /// The constant of both sides' expressions, without that of the constraint.
  var base = 0.0
  /// The scroll views whose content scrolls below the constraint.
  var crossed: [ObjectIdentifier] = []
}
