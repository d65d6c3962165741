// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import QuartzCore
import RetourDecisions

/// The recognizer of a scroll view's drags.
///
/// A drag begins along the axes that scroll, and at once if the finger caught moving content.
@preconcurrency @MainActor
final class UIScrollViewPanGestureRecognizer: UIPanGestureRecognizer {
  private weak var scrollView: UIScrollView?
  /// Whether the gesture's first touch stopped moving content.
  private(set) var hasCaughtContent = false
  /// The movement with which the gesture began, in points.
  private(set) var firstMovement = CGPoint.zero

  private static let dragged = Selector(
    "handlePan:",
    UIScrollViewPanGestureRecognizer.handlePan(_:)
  )

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
    addTarget(self, action: Self.dragged)
    allowedScrollTypesMask = .all
    // A subclass of the scroll view can be the delegate; the scroll view itself decides elsewhere.
    super.delegate = scrollView as? any UIGestureRecognizerDelegate
  }

  private func handlePan(_ sender: UIScrollViewPanGestureRecognizer) {
    scrollView?.engine.panChanged(self)
  }

  override var delegate: (any UIGestureRecognizerDelegate)? {
    get { super.delegate }
    set {
      guard newValue === scrollView else {
        misuse(
          "NSInvalidArgumentException: UIScrollView's built-in pan gesture recognizer must have "
            + "its scroll view as its delegate."
        )
      }
      super.delegate = newValue
    }
  }

  // MARK: Overridden

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if scrollView?.engine.fingerDown() == true { hasCaughtContent = true }
    super.touchesBegan(touches, with: event)
  }

  override func reset() {
    super.reset()
    hasCaughtContent = false
    scrollView?.engine.fingersUp()
  }

  override func hasLeftSlop(_ movement: CGPoint) -> Bool {
    guard let engine = scrollView?.engine else { return false }
    firstMovement = movement
    if hasCaughtContent, engine.space.isScrollable { return movement != .zero }
    return engine.space.start(of: movement) == .begin
  }

  /// The swipe back wins in its strip, and from the content where the view cannot follow it;
  /// elsewhere it fails at once.
  override func shouldRequireFailure(
    of otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer is ParallaxTransitionPanGestureRecognizer
      || otherGestureRecognizer is ContentPopGestureRecognizer
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer !== scrollView?.engine.zoom.pinch
  }
}
