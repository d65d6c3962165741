// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UINavigationBar {
  func prepare() {
    addSubview(background)
  }

  /// Brings everything in line with what was set for the bar's looks.
  func showStyle() {
    showBackground()
    showBackIndicator()
    let shown = transition.map { [$0.outgoing, $0.incoming] } ?? [picture]
    for picture in shown { (picture?.titleView as? UINavigationItemView)?.show(titleLook) }
  }

  /// Both images, or the system's chevron (Apple header), as sharp as the bar's screen is.
  func showBackIndicator() {
    let own = storedBackIndicatorMask == nil ? nil : storedBackIndicatorImage?.inBar
    indicator.image =
      own ?? _UINavigationBarBackIndicatorView.standardImage(scale: computedTraits.displayScale)
    setNeedsLayout()
  }

  private func showBackground() {
    background.show(
      color: storedBarTintColor,
      image: backgroundImages.image(at: position),
      shadow: storedShadowImage
    )
  }

  /// Shows the items as the app wants those in this place, which is known from here on.
  func takeItemsAppearance() {
    guard let stage = storedWindow?.windowScene?.stage, !stage.templates.isEmpty,
      let top = storedItems.last
    else { return }
    itemDidChange(top, .content, animated: false)
  }

  /// How far titles are moved down, in points.
  var titleOffset: CGFloat { titleOffsets[.default] ?? 0 }

  // MARK: Position

  var position: UIBarPosition {
    if managingController != nil { return .topAttached }
    return storedPosition == .any ? .top : storedPosition
  }

  func askForPosition() {
    guard storedWindow != nil, managingController == nil else { return }
    storedPosition = storedDelegate?.position(for: self) ?? .any
    showBackground()
    setNeedsLayout()
  }

  /// How far the background reaches up: through the safe area, if the bar hangs right below it.
  private var reachAbove: CGFloat {
    guard position == .topAttached, let superview = storedSuperview else { return 0 }
    let top = superview.computedSafeAreaInsets.top
    let distance = storedLayer.frame.minY - superview.storedLayer.bounds.minY
    // Half a pixel and less is no gap.
    return distance <= top + 0.5 / max(storedLayer.contentsScale, 1) ? top : 0
  }

  func layOutBackground() {
    let size = storedLayer.bounds.size
    let reach = reachAbove
    let frame = CGRect(x: 0, y: -reach, width: size.width, height: size.height + reach)
    if background.storedLayer.frame != frame { background.frame = frame }
  }
}
