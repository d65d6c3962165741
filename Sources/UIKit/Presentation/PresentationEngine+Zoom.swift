// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

extension PresentationEngine {
  /// Whether a finger may dismiss a zoomed page, or take the zoom that runs.
  var mayDismissByZoom: Bool {
    guard presented.storedPresentation == nil, dismissingBelow == nil else { return false }
    switch machine.state {
    case .presented: return zoomDrag.request != nil
    case .presenting, .dismissing, .cancelling: return runningZoom != nil
    case .willPresent, .didPresent, .willDismiss, .interactive, .didDismiss, .dismissed:
      return false
    }
  }

  /// Makes the zoom of the presented view, which is in its place, if it prefers one.
  ///
  /// - Parameters:
  ///   - isPresenting: Whether the view grows.
  ///   - start: The start of the dismissal.
  /// - Returns: The zoom; `nil` for another transition.
  func makeZoom(
    isPresenting: Bool,
    _ start: DismissalStart = DismissalStart()
  ) -> PageZoomTransition? {
    guard let request = zoomDrag.request else { return nil }
    zoomDrag.install()
    presenting?.storedView?.layoutIfNeeded()
    return PageZoomTransition(
      request,
      in: stage.container,
      of: stage.moved,
      isPush: isPresenting,
      timing: (SystemSpring.duration, Session.current.clock, start.isInteractive),
      following: start.zoom
    )
  }
}
