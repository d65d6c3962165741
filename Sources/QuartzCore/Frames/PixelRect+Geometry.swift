// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

extension PixelRect {
  static let nowhere = PixelRect(width: 0, height: 0)

  /// A rectangle around everything, with edges that can still be moved and inset.
  static let everywhere = PixelRect(
    x: -(1 << 20),
    y: -(1 << 20),
    width: 1 << 21,
    height: 1 << 21
  )

  /// Creates the rectangle in which the compositor paints an upright rectangle.
  ///
  /// It has at least one pixel. A picture that fits the pixels keeps its size.
  init(nearest rect: CGRect, ofImage size: (width: Int, height: Int)) {
    self.init(nearest: rect)
    guard rect.width > 0, rect.height > 0 else { return }
    let fits =
      abs(rect.width - CGFloat(size.width)) < 0.5 && abs(rect.height - CGFloat(size.height)) < 0.5
    right = max(right, left + (fits ? size.width : 1))
    bottom = max(bottom, top + (fits ? size.height : 1))
  }

  /// Creates the rectangle of all pixels that rounding and filtering may touch: one pixel wider on
  /// each side.
  init(around rect: CGRect) { self = PixelRect(touchedBy: rect).inset(x: -1, y: -1) }
}
