// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The effect that shows which item has the focus; this class is the standard one, a ring.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject {
  /// Creates the standard effect.
  public override init() { super.init() }
}
