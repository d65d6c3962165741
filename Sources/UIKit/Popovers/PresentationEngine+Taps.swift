// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Dismissals by a tap outside the presented view.
extension PresentationEngine {
  /// Dismisses the view controller unless it or the delegate prevents it.
  func outsideWasTapped() {
    guard isAtRest, presented.storedPresentation == nil, dismissingBelow == nil else { return }
    let controller = controller
    guard allowsDismissal else {
      controller.delegate?.presentationControllerDidAttemptToDismiss(controller)
      return
    }
    controller.delegate?.presentationControllerWillDismiss(controller)
    guard isAtRest, exists else { return }
    PresentationCalls.dismiss(self, animated: true) { controller.notifyOfDismissal() }
  }
}
