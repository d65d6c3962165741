// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A generator of the feedback of a changing selection; silent here.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Gives the feedback of a changed selection; without an effect here.
  open func selectionChanged() {}
}
