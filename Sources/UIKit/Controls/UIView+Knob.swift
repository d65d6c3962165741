// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

extension UIView {
  /// Makes the view a round knob with a shadow, as those of switches and sliders.
  ///
  /// - Parameters:
  ///   - diameter: The knob's height in points.
  ///   - shadow: The opacity of the shadow, its radius, and its distance below the knob.
  func showKnob(diameter: CGFloat, shadow: (opacity: Float, radius: CGFloat, offset: CGFloat)) {
    storedLayer.cornerRadius = diameter / 2
    storedLayer.shadowOpacity = shadow.opacity
    storedLayer.shadowRadius = shadow.radius
    storedLayer.shadowOffset = CGSize(width: 0, height: shadow.offset)
  }
}

extension UIGestureRecognizer {
  /// Whether this is a pan of another view that moves more sideways than up or down, and not from
  /// the edge of the screen.
  func isPanAlongControl(_ control: UIControl) -> Bool {
    guard let pan = self as? UIPanGestureRecognizer, !(pan is UIScreenEdgePanGestureRecognizer),
      engine.view !== control
    else { return false }
    let translation = pan.translation(in: control)
    return abs(translation.x) >= abs(translation.y)
  }
}
