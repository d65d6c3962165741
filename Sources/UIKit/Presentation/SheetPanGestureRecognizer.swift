// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The recognizer of a finger that drags a sheet down; it fails for every other direction.
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
    movement.y > abs(movement.x) && drag?.canBegin == true
  }

  private func handlePan(_ sender: SheetPanGestureRecognizer) { drag?.recognizerDidChange(self) }
}
