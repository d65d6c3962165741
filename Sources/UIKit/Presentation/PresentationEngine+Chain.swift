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

  /// The views under which everything that a transition moves lies.
  var movingViews: [UIView] { chain.map(\.stage.container) + stage.cardViews }

  /// The views that fade in behind the presented views.
  var backdrops: [UIView] { chain.compactMap(\.controller.backdrop) }

  /// The lowest container that is in a window.
  var lowestContainer: UIView? {
    chain.first { $0.stage.container.storedWindow != nil }?.stage.container
  }
}
