// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

extension UIView {
  /// Dims a highlighted view at once; the return to normal is animated.
  func showHighlighted(_ isHighlighted: Bool) {
    let alpha = isHighlighted ? BarFigures.pressedAlpha : 1
    guard CGFloat(storedLayer.opacity) != alpha else { return }
    if isHighlighted {
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
