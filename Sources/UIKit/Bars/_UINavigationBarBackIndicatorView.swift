// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// The chevron of a bar's back button, or an app's image in its place.
@preconcurrency @MainActor
class _UINavigationBarBackIndicatorView: UIImageView {
  /// About 13 x 21 points with strokes of 2.7 (reported for the system's).
  private static let style = UIImage.SymbolConfiguration(
    pointSize: BarFigures.fontSize,
    weight: .semibold,
    scale: .large
  ).style

  /// Returns the system's chevron.
  ///
  /// - Parameter scale: Pixels per point of the screen; 0 uses the main screen's.
  /// - Returns: The image; it is rendered once.
  static func standardImage(scale: CGFloat) -> UIImage? {
    UIImage(
      symbol: "chevron.backward",
      style: style,
      scale: scale > 0 ? scale : UITraitCollection.mainScreenScale
    )
  }
}
