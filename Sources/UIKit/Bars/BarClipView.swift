// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The superview of titles and back labels during a transition; it clips them at the chevron.
///
/// Its coordinates are the bar's.
@preconcurrency @MainActor
final class BarClipView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  /// Covers a part of the bar.
  func cover(_ part: CGRect) {
    guard storedLayer.bounds != part else { return }
    frame = part
    bounds = part
  }

  /// A button receives touches in its whole area, clipped or not.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
