// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UINavigationBar {
  /// Applies all appearance values.
  func applyAppearance() {
    updateBackground()
    updateBackIndicator()
    engine.titleStyleDidChange()
  }

  /// Shows the app's back indicator if both its images are set (Apple header), else the chevron at
  /// the screen's scale.
  func updateBackIndicator() {
    let custom =
      appearance.backIndicatorMask == nil ? nil : appearance.backIndicatorImage?.inBar
    indicator.image =
      custom
      ?? _UINavigationBarBackIndicatorView.standardImage(scale: computedTraits.displayScale)
    setNeedsLayout()
  }

  /// Shows the background's color, or its images for the bar's position.
  func updateBackground() {
    background.show(
      color: appearance.barTintColor,
      image: appearance.backgroundImages.image(at: position),
      shadow: appearance.shadowImage
    )
  }

  /// Brings the chevron to the front, in the color of a content's back button.
  func showIndicator(for content: NavigationItemContent) {
    indicator.tintColor = content.indicatorColor
    addSubview(indicator)
  }

  /// The height of the background above the bar: the safe area, if the bar lies right below it.
  private var extensionAbove: CGFloat {
    guard position == .topAttached, let superview = storedSuperview else { return 0 }
    let top = superview.computedSafeAreaInsets.top
    let distance = storedLayer.frame.minY - superview.storedLayer.bounds.minY
    // A distance of up to half a pixel is no gap.
    return distance <= top + 0.5 / max(storedLayer.contentsScale, 1) ? top : 0
  }

  /// Lays out the background.
  func layOutBackground() {
    let size = storedLayer.bounds.size
    let above = extensionAbove
    let frame = CGRect(x: 0, y: -above, width: size.width, height: size.height + above)
    if background.storedLayer.frame != frame { background.frame = frame }
  }
}
