// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// Presentations on top of each other.
extension PresentationEngine {
  /// This presentation and those on top of it, the lowest first.
  var chain: [PresentationEngine] { [self] + (presented.storedPresentation?.chain ?? []) }

  /// The presentation below that is being dismissed and takes this one with it.
  var dismissingBelow: PresentationEngine? {
    guard let below = presenting?.presentationAround else { return nil }
    return below.machine.isDismissing ? below : below.dismissingBelow
  }

  /// Defers a call if view controllers are receiving callbacks of the presentation or of one above.
  ///
  /// - Parameter call: The call.
  /// - Returns: Whether it was deferred.
  func deferWhileNotifying(_ call: @escaping () -> Void) -> Bool {
    guard let notifying = chain.first(where: { $0.machine.isNotifying }) else { return false }
    notifying.deferCall(call)
    return true
  }

  /// Covers the presenting view controller again, which was about to appear.
  func coverAgain() {
    guard let presenting else { return }
    reclaimPresentingView()
    presenting.beginAppearanceInContainer(false, animated: true)
    stage.cover(place.coveredView)
    presenting.endDisappearing()
  }

  /// Returns the presenting view to its place: an animator may have put it into a container.
  func reclaimPresentingView() { place.reclaim(from: chain.map(\.stage)) }
}
