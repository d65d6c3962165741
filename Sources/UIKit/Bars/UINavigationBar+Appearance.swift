// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UINavigationBar {
  /// Applies all appearance values.
  func applyAppearance() {
    engine.appearanceDidChange()
    updateBackIndicator()
    updateBackground()
  }

  /// Shows the back indicator of the content.
  func updateBackIndicator() {
    let look = content?.look ?? look(of: nil, isAtEdge: false)
    indicator.show(look.indicator, scale: computedTraits.displayScale)
    setNeedsLayout()
  }

  /// Shows the background of the content, except during a transition between two backgrounds.
  func updateBackground() { background.show(background(of: content?.item)) }

  /// Brings the chevron to the front, as a content's back button has it.
  func showIndicator(for content: NavigationItemContent) {
    indicator.show(content.look.indicator)
    indicator.tintColor = content.indicatorColor
    addSubview(indicator)
  }

  /// The height of the background above the bar: the bar's zone, and the safe area if the zone lies
  /// right below it.
  private var extensionAbove: CGFloat {
    let padding = zonePadding
    guard position == .topAttached, let superview = storedSuperview else { return padding }
    let top = superview.computedSafeAreaInsets.top + padding
    let distance = storedLayer.frame.minY - superview.storedLayer.bounds.minY
    // A distance of up to half a pixel is no gap.
    return distance <= top + 0.5 / max(storedLayer.contentsScale, 1) ? top : padding
  }

  /// Lays out the background.
  func layOutBackground() {
    let size = storedLayer.bounds.size
    let above = extensionAbove
    let frame = CGRect(x: 0, y: -above, width: size.width, height: size.height + above)
    if background.storedLayer.frame != frame { background.frame = frame }
  }
}
