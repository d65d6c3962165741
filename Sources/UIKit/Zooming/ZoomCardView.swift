// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The card that shows a page while it zooms.
@preconcurrency @MainActor
final class ZoomCardView: UIView {
  init() {
    super.init(frame: .zero)
    clipsToBounds = true
    // The page keeps its size, whatever the card's.
    autoresizesSubviews = false
  }

  required init?(coder: NSCoder) { nil }

  /// Returns the insets at rest, which do not change while the card moves.
  override func safeAreaInsets(
    inheriting outer: UIEdgeInsets,
    from superview: UIView
  ) -> UIEdgeInsets { outer }
}
