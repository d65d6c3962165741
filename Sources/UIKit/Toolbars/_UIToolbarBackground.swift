// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The background of a toolbar, with the line right above.
@preconcurrency @MainActor
class _UIToolbarBackground: _UINavigationBarBackground {
  /// Whether the line is right below, as that of a bar at the top.
  var lineIsBelow = false {
    didSet { if lineIsBelow != oldValue { setNeedsLayout() } }
  }

  override var isAtBottom: Bool { !lineIsBelow }

  override func makeOverlay() -> _UINavigationBarBackground {
    let overlay = _UIToolbarBackground()
    overlay.lineIsBelow = lineIsBelow
    return overlay
  }

  override func frameOfLine(_ size: CGSize, _ thickness: CGFloat) -> CGRect {
    guard !lineIsBelow else { return super.frameOfLine(size, thickness) }
    return CGRect(x: 0, y: -thickness, width: size.width, height: thickness)
  }
}
