// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QuartzCore

/// The recognizer of a scroll view's pinches, which drags do not prevent.
@preconcurrency @MainActor
final class UIScrollViewPinchGestureRecognizer: UIPinchGestureRecognizer {
  private weak var scrollView: UIScrollView?

  private static let pinched = Selector(
    "handlePinch:",
    UIScrollViewPinchGestureRecognizer.handlePinch(_:)
  )

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
    addTarget(self, action: Self.pinched)
  }

  private func handlePinch(_ sender: UIScrollViewPinchGestureRecognizer) {
    scrollView?.engine.zoom.pinchChanged(self)
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer !== scrollView?.engine.pan
  }
}
