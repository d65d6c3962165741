// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

extension UIScrollView.KeyboardDismissMode {
  /// Ends editing when a finger begins to drag content.
  @MainActor
  func dragBegan(in view: UIScrollView) {
    guard self == .onDrag || self == .onDragWithAccessory else { return }
    endEditing(in: view)
  }

  /// Ends editing when the finger lifts over the keyboard, which it has pulled down.
  ///
  /// - Parameters:
  ///   - point: The place in the window, in points.
  ///   - view: The scroll view.
  @MainActor
  func dragEnded(at point: CGPoint, in view: UIScrollView) {
    guard self == .interactive || self == .interactiveWithAccessory,
      let window = view.storedWindow,
      let keyboard = window.storedScene?.stage?.textInput.keyboard,
      keyboard.isShown,
      point.y + window.storedLayer.frame.minY >= keyboard.frame.minY - padding(around: view)
    else { return }
    endEditing(in: view)
  }

  /// The largest padding of the guides of the keyboard of the view and the views around it.
  @MainActor
  private func padding(around view: UIView) -> CGFloat {
    sequence(first: view, next: \.storedSuperview)
      .compactMap { $0.storedLayout?.keyboardGuide?.keyboardDismissPadding }
      .reduce(0, max)
  }

  @MainActor
  private func endEditing(in view: UIScrollView) {
    if view.storedWindow?.pressDelivery.firstResponder is any UIKeyInput {
      view.storedWindow?.endEditing(false)
    }
  }
}
