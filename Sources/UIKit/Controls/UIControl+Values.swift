// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

extension UIControl {
  /// Calls the actions for a value that the user has changed.
  func sendValueActions() {
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }

  /// Returns whether the control follows a finger itself that another view would take.
  ///
  /// - Parameter recognizer: A recognizer that is about to begin.
  /// - Returns: `true` for a pan that moves more sideways than up or down, and not from the edge of
  ///   the screen.
  func keepsDrag(from recognizer: UIGestureRecognizer) -> Bool {
    guard let pan = recognizer as? UIPanGestureRecognizer,
      !(pan is UIScreenEdgePanGestureRecognizer), pan.engine.view !== self
    else { return false }
    let translation = pan.translation(in: self)
    return abs(translation.x) >= abs(translation.y)
  }
}
