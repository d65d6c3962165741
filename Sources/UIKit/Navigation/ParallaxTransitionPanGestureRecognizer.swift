// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The recognizer of the swipe that goes back.
@preconcurrency @MainActor
final class ParallaxTransitionPanGestureRecognizer: UIScreenEdgePanGestureRecognizer {
  weak var owner: UINavigationController? {
    didSet { addTarget(self, action: Self.swiped) }
  }

  private static let swiped = Selector(
    "handleNavigationTransition:",
    ParallaxTransitionPanGestureRecognizer.handleNavigationTransition(_:)
  )

  init() {
    super.init(target: nil, action: nil)
    edges = .left
    // Every dump of the system's recognizer shows it (uikit-facts 5.1).
    delaysTouchesBegan = true
  }

  private func handleNavigationTransition(_ sender: ParallaxTransitionPanGestureRecognizer) {
    owner?.swipeChanged()
  }
}
