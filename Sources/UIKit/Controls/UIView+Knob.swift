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
