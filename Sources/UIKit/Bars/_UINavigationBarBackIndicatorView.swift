// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// The chevron of a bar's back button, or an app's image in its place.
@preconcurrency @MainActor
class _UINavigationBarBackIndicatorView: UIImageView {
  private var custom: UIImage?
  private var scale: CGFloat = 0

  /// Shows the app's image, or the chevron at a scale.
  func show(_ custom: UIImage?, scale: CGFloat) {
    guard custom !== self.custom || scale != self.scale else { return }
    (self.custom, self.scale) = (custom, scale)
    image = custom ?? Self.standardImage(scale: scale)
  }

  /// Shows the app's image, or the chevron at the scale of before.
  func show(_ custom: UIImage?) { show(custom, scale: scale) }

  /// Returns the size of the app's image, or of the chevron.
  func size(showing custom: UIImage?) -> CGSize {
    let isShown = custom == nil && self.custom == nil
    let image = isShown ? shownImage : custom ?? Self.standardImage(scale: scale)
    return image?.pointSize ?? .zero
  }

  /// The app's image, or the chevron in the size of the large content viewer.
  var largeImage: UIImage? {
    custom
      ?? UIImage(
        symbol: "chevron.backward",
        style: UIImage.SymbolConfiguration(
          pointSize: LargeContentFigures.imageSide,
          weight: .semibold
        ).style,
        scale: UITraitCollection.mainScreenScale
      )
  }

  override var describedImage: String? { SystemString.back.text(in: Stage.current.language) }

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
