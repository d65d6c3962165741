// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// The recognizer of a finger that drags a sheet; it fails for directions that are not the sheet's.
@preconcurrency @MainActor
final class SheetPanGestureRecognizer: UIPanGestureRecognizer {
  private weak var drag: SheetDrag?

  private static let dragged = Selector("handlePan:", SheetPanGestureRecognizer.handlePan(_:))

  init() {
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 1
  }

  /// Sets the object that receives the changes of the recognizer's state.
  func connect(to drag: SheetDrag) {
    self.drag = drag
    addTarget(self, action: Self.dragged)
  }

  override func acceptsDirection(_ movement: CGPoint) -> Bool {
    drag?.takes(movement) == true
  }

  /// Whether a movement is for the sheet, not for content in it that scrolls.
  func takes(_ movement: CGPoint, from scrollView: UIScrollView) -> Bool {
    let top = scrollView.contentOffset.y <= scrollView.engine.space.y.least + 0.5
    return drag?.takes(movement, isAtEdge: top) == true
  }

  private func handlePan(_ sender: SheetPanGestureRecognizer) { drag?.recognizerDidChange(self) }
}

extension UIView {
  /// The recognizer of the sheet that the view is in.
  var sheetRecognizer: SheetPanGestureRecognizer? {
    var candidate = storedSuperview
    while let view = candidate {
      if view is UIViewControllerWrapperView,
        let recognizer = view.gestureRecognizers?.lazy.compactMap({
          $0 as? SheetPanGestureRecognizer
        }).first
      {
        return recognizer
      }
      candidate = view.storedSuperview
    }
    return nil
  }
}
