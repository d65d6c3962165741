// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The recognizer of the finger that pulls a sheet down: it leaves every other direction alone.
@preconcurrency @MainActor
final class SheetPanGestureRecognizer: UIPanGestureRecognizer {
  weak var presentation: Presentation? {
    didSet { addTarget(self, action: Self.pulled) }
  }

  private static let pulled = Selector("handlePan:", SheetPanGestureRecognizer.handlePan(_:))

  init() {
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 1
  }

  override func acceptsDirection(_ movement: CGPoint) -> Bool {
    movement.y > abs(movement.x) && presentation?.canBePulled == true
  }

  private func handlePan(_ sender: SheetPanGestureRecognizer) { presentation?.pullChanged(self) }
}
