// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The background of a toolbar: a color or an image, and a line of one pixel right above.
@preconcurrency @MainActor
class _UIToolbarBackground: _UINavigationBarBackground {
  /// Whether the line is right below, as that of a bar at the top.
  private var lineIsBelow = false

  /// Shows the appearance values of a toolbar.
  func show(color: UIColor?, image: UIImage?, shadow: UIImage?, lineIsBelow: Bool) {
    self.lineIsBelow = lineIsBelow
    show(color: color, image: image, shadow: shadow)
  }

  override func frameOfLine(_ size: CGSize, _ thickness: CGFloat) -> CGRect {
    guard !lineIsBelow else { return super.frameOfLine(size, thickness) }
    return CGRect(x: 0, y: -thickness, width: size.width, height: thickness)
  }
}
