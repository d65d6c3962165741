// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Holds the titles and back labels that move, and cuts off what slides under the chevron.
///
/// Its points are the bar's.
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

  /// A button in here is hit where it lies in the bar, cut off or not.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
