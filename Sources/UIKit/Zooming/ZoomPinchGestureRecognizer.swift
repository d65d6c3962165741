// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The recognizer of two fingers that pinch a zoomed page.
@preconcurrency @MainActor
final class ZoomPinchGestureRecognizer: UIPinchGestureRecognizer {
  private weak var owner: BackGesture?

  private static let pinched = Selector("handlePinch:", ZoomPinchGestureRecognizer.handlePinch(_:))

  init(_ owner: BackGesture) {
    self.owner = owner
    super.init(target: nil, action: nil)
    addTarget(self, action: Self.pinched)
  }

  private func handlePinch(_ sender: ZoomPinchGestureRecognizer) { owner?.recognizerChanged(self) }
}
