// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// The button of one tab: an image above or beside a title, in the tint color while the tab is
/// selected.
@preconcurrency @MainActor
class UITabBarButton: UIControl {
  let item: UITabBarItem
  let textLabel = UILabel()
  let imageView = UIImageView()
  private(set) var badge: _UIBadgeView?
  /// The color while the tab is not selected.
  private var restColor: UIColor
  /// The bar's look of tabs; `nil` is the system's.
  private var look: UITabBarItemAppearance?
  private var arrangement = TabBarArrangement.stacked

  init(item: UITabBarItem, restColor: UIColor) {
    self.item = item
    self.restColor = restColor
    super.init(frame: .zero)
    textLabel.textAlignment = .center
    addSubview(imageView)
    addSubview(textLabel)
    showItem()
  }

  required init?(coder: NSCoder) { nil }

  override var automaticLargeContent: LargeContent { LargeContent(of: item) }

  override var automaticAccessibility: AutomaticAccessibility {
    AutomaticAccessibility(of: item, value: item.storedBadgeValue, button: self)
  }

  /// Changes the color of a tab that is not selected.
  func setRestColor(_ color: UIColor) {
    guard color != restColor else { return }
    restColor = color
    showItem()
  }

  /// Shows the bar's look of tabs in an arrangement.
  func show(_ look: UITabBarItemAppearance?, in arrangement: TabBarArrangement) {
    (self.look, self.arrangement) = (look, arrangement)
    showItem()
  }

  /// The values of the look in the button's state.
  private var values: TabStateValues {
    guard let look else { return TabStateValues() }
    if condition.contains(.disabled) { return look.values(in: .disabled) }
    if condition.contains(.selected) { return look.values(in: .selected) }
    return look.values(in: isFocused ? .focused : .normal)
  }

  /// Updates the button from its item and its state.
  func showItem() {
    if condition.contains(.disabled) == item.storedIsEnabled { isEnabled = item.storedIsEnabled }
    let isSelected = condition.contains(.selected)
    let image = item.image(isCompact: arrangement == .compactInline)
    imageView.image = (isSelected ? item.storedSelectedImage ?? image : image)?.inBar
    textLabel.text = item.storedTitle
    let isUsable = !condition.contains(.disabled)
    let color: UIColor = isUsable ? isSelected ? resolvedTintColor : restColor : .tertiaryLabel
    let values = values
    let font = UIFont.systemFont(ofSize: arrangement.fontSize, weight: .medium)
    (values.titleStyle ?? TextStyle([:])).apply(to: textLabel, font: font, color: color)
    let iconColor = values.iconColor ?? color
    if imageView.storedTintColor != iconColor { imageView.tintColor = iconColor }
    showBadge(values)
    setNeedsLayout()
  }

  private func showBadge(_ values: TabStateValues) {
    guard let text = item.storedBadgeValue else {
      badge?.removeFromSuperview()
      badge = nil
      return
    }
    let badge = badge ?? _UIBadgeView()
    if self.badge == nil { addSubview(badge) }
    self.badge = badge
    badge.show(
      text,
      color: item.storedBadgeColor ?? values.badgeColor ?? .systemRed,
      values.badgeStyle,
      offset: values.badgeTitleOffset ?? .zero
    )
  }

  /// Returns the size of the content with its margins.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let image = imageView.image?.pointSize ?? .zero
    let title = textLabel.lineSize(width: size.width)
    let content =
      arrangement == .stacked ? max(image.width, title.width) : image.width + title.width
    return CGSize(
      width: (content + 2 * TabBarFigures.inlineMargin).rounded(.up),
      height: size.height
    )
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = storedLayer.bounds
    var input = TabButtonLayout.Input(arrangement, size: bounds.size)
    input.image = imageView.image?.pointSize ?? .zero
    input.title = textLabel.lineSize(width: bounds.width)
    input.badge = badge?.sizeThatFits(bounds.size) ?? .zero
    input.isRightToLeft = isRightToLeft
    let (layout, values) = (TabButtonLayout(input), values)
    imageView.frame =
      item.imageFrame(in: layout.image, isCompact: arrangement == .compactInline)
    textLabel.frame = layout.title.offset(by: values.titleOffset)
    badge?.frame = layout.badge.offset(by: values.badgeOffset)
  }

  override func stateDidChange() {
    super.stateDidChange()
    showItem()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showItem()
  }

  override func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    if look != nil { showItem() }
  }
}

extension CGRect {
  /// Returns the rectangle moved by an offset.
  fileprivate func offset(by offset: UIOffset?) -> CGRect {
    offsetBy(dx: offset?.horizontal ?? 0, dy: offset?.vertical ?? 0)
  }
}
