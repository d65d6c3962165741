// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// What lies behind a toolbar's items: a colour or an image, and a line of one pixel right above.
@preconcurrency @MainActor
class _UIToolbarBackground: _UINavigationBarBackground {
  /// Whether the line is right below, as that of a bar at the top.
  var lineIsBelow = false

  override func placeLine(_ size: CGSize, _ thickness: CGFloat) -> CGRect {
    guard !lineIsBelow else { return super.placeLine(size, thickness) }
    return CGRect(x: 0, y: -thickness, width: size.width, height: thickness)
  }
}
