// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// The drags of the presented view by fingers.
extension PresentationEngine {
  /// Whether a finger may begin to drag the presented view.
  var canBeginDrag: Bool {
    controller.allowsInteractiveDismissal && machine.state == .presented
      && presented.storedPresentation == nil && dismissingBelow == nil
  }

  /// Whether a finger may dismiss the presented view controller.
  var allowsDismissal: Bool {
    !presented.isModalWithChildren && controller.delegateAllowsDismissal
  }

  /// Takes the fingers off the presented view.
  func cancelDrags() {
    drag.cancel()
    zoomDrag.cancel()
  }
}
