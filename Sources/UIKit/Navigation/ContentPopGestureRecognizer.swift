// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// The recognizer of the swipe that goes back from anywhere on a page.
@preconcurrency @MainActor
final class ContentPopGestureRecognizer: UIPanGestureRecognizer {
  private weak var owner: BackGesture?

  private static let swiped = Selector(
    "handleNavigationTransition:",
    ContentPopGestureRecognizer.handleNavigationTransition(_:)
  )

  init(_ owner: BackGesture) {
    self.owner = owner
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 1
    addTarget(self, action: Self.swiped)
  }

  private func handleNavigationTransition(_ sender: ContentPopGestureRecognizer) {
    owner?.recognizerChanged(self)
  }

  /// It goes towards the trailing edge, more so than up or down, where no view keeps the drag.
  override func acceptsDirection(_ movement: CGPoint) -> Bool {
    guard let view else { return false }
    let inward = view.isRightToLeft ? -movement.x : movement.x
    return inward > abs(movement.y) && !isKept(in: view)
  }

  /// Whether a view below the finger, up to the stack's own, keeps the drag.
  private func isKept(in stackView: UIView) -> Bool {
    var candidate = engine.hitView
    while let view = candidate, view !== stackView {
      if view.keepsDragBack(of: engine.touchType) { return true }
      candidate = view.storedSuperview
    }
    return false
  }

  /// The strip at the edge decides first.
  override func shouldRequireFailure(
    of otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer is ParallaxTransitionPanGestureRecognizer
  }
}

extension UIView {
  /// Whether the view keeps a drag towards its trailing edge for itself.
  ///
  /// - Parameter touch: The type of the touch; the mouse selects text.
  /// - Returns: Whether it keeps the drag, whatever views around it do.
  fileprivate func keepsDragBack(of touch: UITouch.TouchType?) -> Bool {
    switch self {
    // A switch refuses other recognizers itself while it is held.
    case is UISlider, is UISegmentedControl, is UIPageControl: return true
    case is UINavigationBar, is UIToolbar: return true
    case is UITextField: return touch == .indirectPointer
    case let view as UITextView where view.isSelectable && touch == .indirectPointer: return true
    case let view as UIScrollView:
      let back = CGPoint(x: isRightToLeft ? -1 : 1, y: 0)
      return view.engine.space.canFollow(back, from: view.contentOffset)
    default: return false
    }
  }
}
