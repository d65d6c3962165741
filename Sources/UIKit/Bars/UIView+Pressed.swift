// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

extension UIView {
  /// Shows that a finger is on the view at once, and that it left by and by.
  func showPressed(_ isPressed: Bool) {
    let alpha = isPressed ? BarFigures.pressedAlpha : 1
    guard CGFloat(storedLayer.opacity) != alpha else { return }
    if isPressed {
      storedLayer.removeAllAnimations()
      UIView.performWithoutAnimation { self.alpha = alpha }
    } else {
      UIView.animate(
        withDuration: BarFigures.releaseDuration,
        delay: 0,
        options: .allowUserInteraction,
        animations: { self.alpha = alpha }
      )
    }
  }
}
