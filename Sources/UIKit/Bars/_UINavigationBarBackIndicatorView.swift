// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The chevron of a bar's back button, or the image that stands in for it.
@preconcurrency @MainActor
class _UINavigationBarBackIndicatorView: UIImageView {
  /// About 13 x 21 points with strokes of 2.7 (reported for the system's).
  static let standardImage = UIImage(
    systemName: "chevron.backward",
    withConfiguration: UIImage.SymbolConfiguration(
      pointSize: BarFigures.fontSize,
      weight: .semibold,
      scale: .large
    )
  )
}
