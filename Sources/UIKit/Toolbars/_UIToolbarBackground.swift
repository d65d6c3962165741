// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// What lies behind a toolbar's items: a colour, and a line of one pixel right above.
@preconcurrency @MainActor
class _UIToolbarBackground: _UINavigationBarBackground {
  override func placeLine(_ size: CGSize, _ thickness: CGFloat) -> CGRect {
    CGRect(x: 0, y: -thickness, width: size.width, height: thickness)
  }
}
