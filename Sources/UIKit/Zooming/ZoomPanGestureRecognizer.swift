// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// The recognizer of a finger that drags a zoomed page down.
@preconcurrency @MainActor
final class ZoomPanGestureRecognizer: UIPanGestureRecognizer {
  private weak var owner: SwipeBack?

  private static let dragged = Selector("handlePan:", ZoomPanGestureRecognizer.handlePan(_:))

  init(_ owner: SwipeBack) {
    self.owner = owner
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 1
    delegate = owner
    addTarget(self, action: Self.dragged)
  }

  private func handlePan(_ sender: ZoomPanGestureRecognizer) { owner?.recognizerChanged(self) }

  /// A card that moves is caught in every direction.
  override func acceptsDirection(_ movement: CGPoint) -> Bool {
    owner?.isZooming == true || owner?.dragsZoom == true && movement.y > abs(movement.x)
  }

  /// Whether a movement is for the page, not for content in it that scrolls.
  func takes(_ movement: CGPoint, from scrollView: UIScrollView) -> Bool {
    isEnabled && acceptsDirection(movement)
      && scrollView.contentOffset.y <= scrollView.engine.space.y.least + 0.5
  }
}

extension UIView {
  /// The recognizer of drags of the zoomed page that the view is in.
  var zoomRecognizer: ZoomPanGestureRecognizer? {
    var candidate = storedSuperview
    while let view = candidate {
      if let container = view as? UILayoutContainerView,
        let recognizer = container.gestureRecognizers?.lazy.compactMap({
          $0 as? ZoomPanGestureRecognizer
        }).first
      {
        return recognizer
      }
      candidate = view.storedSuperview
    }
    return nil
  }
}
