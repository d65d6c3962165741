// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The recognizer of the swipe that goes back.
@preconcurrency @MainActor
final class ParallaxTransitionPanGestureRecognizer: UIScreenEdgePanGestureRecognizer {
  private weak var owner: BackGesture?

  private static let swiped = Selector(
    "handleNavigationTransition:",
    ParallaxTransitionPanGestureRecognizer.handleNavigationTransition(_:)
  )

  init() {
    super.init(target: nil, action: nil)
    edges = .left
    // As in the system's recognizer (measured: it is in every printed description).
    delaysTouchesBegan = true
    // Two fingers on a touchpad swipe back from anywhere, as on an iPad; a wheel does not.
    allowedScrollTypesMask = .continuous
  }

  /// Makes the recognizer its own target, which reports to an object.
  func setOwner(_ owner: BackGesture) {
    self.owner = owner
    addTarget(self, action: Self.swiped)
  }

  private func handleNavigationTransition(_ sender: ParallaxTransitionPanGestureRecognizer) {
    owner?.recognizerChanged(self)
  }
}
