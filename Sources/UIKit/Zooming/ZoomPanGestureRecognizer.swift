// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// The recognizer of a finger that drags a zoomed page down.
@preconcurrency @MainActor
final class ZoomPanGestureRecognizer: UIPanGestureRecognizer {
  private weak var owner: BackGesture?

  private static let dragged = Selector("handlePan:", ZoomPanGestureRecognizer.handlePan(_:))

  init(_ owner: BackGesture) {
    self.owner = owner
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 1
    addTarget(self, action: Self.dragged)
  }

  private func handlePan(_ sender: ZoomPanGestureRecognizer) { owner?.recognizerChanged(self) }

  /// A card that moves is caught in every direction; content that scrolls keeps what is its own.
  override func acceptsDirection(_ movement: CGPoint) -> Bool {
    owner?.catchesZoom == true || isDrag(movement) && !contentKeepsDrag
  }

  private func isDrag(_ movement: CGPoint) -> Bool {
    owner?.dragsZoom == true && movement.y > abs(movement.x)
  }

  /// Whether a scroll view below the finger is away from its top edge.
  private var contentKeepsDrag: Bool {
    var candidate = engine.hitView
    while let asked = candidate, asked !== view {
      if let scrollView = asked as? UIScrollView, scrollView.isScrollEnabled, !scrollView.isAtTop {
        return true
      }
      candidate = asked.storedSuperview
    }
    return false
  }

  /// Whether a movement is for the page, not for content in it that scrolls.
  func takes(_ movement: CGPoint, from scrollView: UIScrollView) -> Bool {
    isEnabled && (owner?.catchesZoom == true || isDrag(movement)) && scrollView.isAtTop
  }
}

extension UIScrollView {
  /// Whether a movement is for a zoomed page that the scroll view is in, not for its content.
  func leavesToZoom(_ movement: CGPoint) -> Bool {
    var candidate = storedSuperview
    while let view = candidate {
      for case let recognizer as ZoomPanGestureRecognizer in view.gestureRecognizers ?? []
      where recognizer.takes(movement, from: self) { return true }
      candidate = view.storedSuperview
    }
    return false
  }

  /// Whether the content shows its top edge.
  fileprivate var isAtTop: Bool { contentOffset.y <= engine.space.y.least + 0.5 }
}
