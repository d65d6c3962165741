// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// The button of one tab: an image above a title, in the tint color while the tab is selected.
@preconcurrency @MainActor
class UITabBarButton: UIControl {
  let item: UITabBarItem
  let textLabel = UILabel()
  let imageView = UIImageView()
  private(set) var badge: _UIBadgeView?
  /// The color while the tab is not selected.
  private var restColor: UIColor

  init(item: UITabBarItem, restColor: UIColor) {
    self.item = item
    self.restColor = restColor
    super.init(frame: .zero)
    textLabel.font = .systemFont(ofSize: TabBarFigures.fontSize, weight: .medium)
    textLabel.textAlignment = .center
    addSubview(imageView)
    addSubview(textLabel)
    showItem()
  }

  required init?(coder: NSCoder) { nil }

  override var automaticAccessibility: AutomaticAccessibility {
    AutomaticAccessibility(of: item, value: item.storedBadgeValue, button: self)
  }

  /// Changes the color of a tab that is not selected.
  func setRestColor(_ color: UIColor) {
    guard color != restColor else { return }
    restColor = color
    showItem()
  }

  /// Updates the button from its item and its state.
  func showItem() {
    if condition.contains(.disabled) == item.storedIsEnabled { isEnabled = item.storedIsEnabled }
    let isSelected = condition.contains(.selected)
    let image = isSelected ? item.storedSelectedImage ?? item.storedImage : item.storedImage
    imageView.image = image?.inBar
    textLabel.text = item.storedTitle
    let isUsable = !condition.contains(.disabled)
    let color: UIColor = isUsable ? isSelected ? resolvedTintColor : restColor : .tertiaryLabel
    textLabel.textColor = color
    if imageView.storedTintColor != color { imageView.tintColor = color }
    showBadge()
    setNeedsLayout()
  }

  private func showBadge() {
    guard let text = item.storedBadgeValue else {
      badge?.removeFromSuperview()
      badge = nil
      return
    }
    let badge = badge ?? _UIBadgeView()
    if self.badge == nil { addSubview(badge) }
    self.badge = badge
    badge.show(text, color: item.storedBadgeColor ?? .systemRed)
  }

  private func layOutBadge() {
    guard let badge else { return }
    let bounds = storedLayer.bounds
    let size = badge.sizeThatFits(bounds.size)
    // A long text covers the image rather than the next tab.
    let start = min(bounds.width / 2 + TabBarFigures.badgeStart, bounds.width - size.width)
    badge.frame = CGRect(
      x: (isRightToLeft ? bounds.width - start - size.width : start).rounded(),
      y: TabBarFigures.badgeTop,
      width: size.width,
      height: size.height
    )
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layOutBadge()
    let width = storedLayer.bounds.width
    let gap = TabBarFigures.titleGap
    textLabel.frame = CGRect(
      x: gap / 2,
      y: TabBarFigures.titleTop,
      width: max(0, width - gap),
      height: TabBarFigures.titleHeight
    )
    let size = imageView.image?.pointSize ?? .zero
    imageView.frame = CGRect(
      x: ((width - size.width) / 2).rounded(),
      y: (TabBarFigures.imageMiddle - size.height / 2).rounded(),
      width: size.width,
      height: size.height
    )
  }

  override func stateDidChange() {
    super.stateDidChange()
    showItem()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showItem()
  }
}
