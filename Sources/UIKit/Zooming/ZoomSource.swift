// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// The view out of which a page grows: it is invisible while a picture of it is part of the card.
@MainActor
final class ZoomSource {
  let view: UIView
  private let alpha: CGFloat

  /// Hides a view.
  init(_ view: UIView) {
    (self.view, alpha) = (view, CGFloat(view.storedLayer.opacity))
    UIView.performWithoutAnimation { view.alpha = 0 }
  }

  isolated deinit { show() }

  /// Shows the view again, unless the app has changed its alpha meanwhile.
  func show() {
    guard view.storedLayer.opacity == 0, alpha != 0 else { return }
    UIView.performWithoutAnimation { view.alpha = alpha }
  }
}
