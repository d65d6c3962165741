// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// The button of an item without a custom view.
@preconcurrency @MainActor
class UINavigationButton: UIControl {
  private let backgroundView = UIImageView()
  private let textLabel = UILabel()
  private let imageView = UIImageView()
  let item: UIBarButtonItem
  /// The bar's look of such items.
  private var look: UIBarButtonItemAppearance?
  private var isRightToLeftBar = false
  /// Whether the bar has its compact height.
  private var isCompact = false
  /// The surface below the button.
  private var ground = BarButtonGround.bar
  private var badge: _UIBadgeView?

  init(item: UIBarButtonItem) {
    self.item = item
    super.init(frame: .zero)
    textLabel.textAlignment = .center
    backgroundView.isHidden = true
    addSubview(backgroundView)
    addSubview(textLabel)
    addSubview(imageView)
    addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.item.perform(from: self, event: presentEvent)
      },
      for: .touchUpInside
    )
    showItem()
  }

  required init?(coder: NSCoder) { nil }

  /// Sets the layout direction of the bar, which images may follow.
  func setRightToLeft(_ isRightToLeft: Bool) {
    isRightToLeftBar = isRightToLeft
    for view in [imageView, backgroundView] {
      view.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    }
  }

  /// Whether the button is a text without a background.
  var isText: Bool { showsText && style.background == nil }

  private var showsText: Bool { item.storedImage == nil }
  private var style: BarButtonStyle {
    BarButtonStyle(
      of: item,
      condition,
      look: look,
      isFocused: look != nil && isFocused,
      isCompact: isCompact,
      ground: ground
    )
  }

  /// Updates the button from its item.
  ///
  /// - Parameters:
  ///   - look: The bar's look of such items.
  ///   - isCompact: Whether the bar has its compact height.
  ///   - ground: The surface below the button.
  func showItem(
    in look: UIBarButtonItemAppearance? = nil,
    isCompact: Bool = false,
    on ground: BarButtonGround = .bar
  ) {
    (self.look, self.isCompact, self.ground) = (look, isCompact, ground)
    if condition.contains(.disabled) == item.storedIsEnabled { isEnabled = item.storedIsEnabled }
    setTintColorSilently(item.storedTintColor)
    textLabel.text = item.storedTitle
    imageView.image = item.image(isCompact: isCompact)?.inBar
    textLabel.isHidden = !showsText
    imageView.isHidden = showsText
    applyStyle()
    showBadge()
    setNeedsLayout()
    updateMenu()
  }

  private func showBadge() {
    guard let shown = item.surroundings.badge else {
      badge?.removeFromSuperview()
      badge = nil
      return
    }
    let view = badge ?? _UIBadgeView()
    if badge == nil { addSubview(view) }
    badge = view
    view.show(shown)
  }

  /// Takes the menu of the item, or of the group that it represents.
  func updateMenu() {
    updateMenuRecognizer(hasMenu: shownMenu != nil) { [weak self] in
      self?.item.hasTapAction == false
    } request: { [weak self] _ in
      guard let self, let menu = shownMenu else { return nil }
      return menuRequest(for: menu, sender: item)
    }
  }

  /// The item's menu, or that of the group that it represents.
  private var shownMenu: UIMenu? { item.menu ?? (item.hasTapAction ? nil : item.groupMenu) }

  /// The size of the widest title that the item can have.
  private func textSize(width: CGFloat) -> CGSize {
    let own = textLabel.lineSize(width: width)
    guard let titles = item.possibleTitles, !titles.isEmpty else { return own }
    let label = UILabel()
    label.takeScale(textLabel.storedLayer.contentsScale)
    style.apply(to: label, color: .label)
    return titles.reduce(into: own) { size, title in
      label.text = title
      size.width = max(size.width, label.lineSize(width: width).width)
    }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let content = showsText ? textSize(width: size.width) : imageView.image?.pointSize ?? .zero
    var natural = style.size(around: content, in: size)
    if item.storedWidth > 0 { natural.width = min(item.storedWidth, size.width) }
    return natural
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = storedLayer.bounds
    let style = style
    backgroundView.frame = bounds.offsetBy(dx: 0, dy: style.backgroundOffset)
    let inside = bounds.inset(by: style.insets(isMirrored: isRightToLeftBar))
    textLabel.frame = inside.offsetBy(
      dx: style.titleOffset.horizontal,
      dy: style.titleOffset.vertical
    )
    let size = imageSize(in: inside.width)
    let place = CGRect(
      x: inside.midX - size.width / 2,
      y: inside.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
    imageView.frame = item.imageFrame(in: place, isCompact: isCompact)
    if let badge {
      let content = showsText ? textLabel.lineSize(width: inside.width) : size
      badge.place(beside: content, in: inside, below: rowTop, isMirrored: isRightToLeftBar)
    }
  }

  /// The size of the image, which is smaller in a button that a narrow bar squeezes.
  private func imageSize(in width: CGFloat) -> CGSize {
    let size = imageView.image?.pointSize ?? .zero
    guard size.width > max(0, width), item.storedWidth == 0 else { return size }
    let scale = max(0, width) / size.width
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  /// The top of the bar's row in the button, which is in the middle of it; glass has room above.
  private var rowTop: CGFloat? {
    guard ground == .bar else { return nil }
    return storedLayer.bounds.midY - BarFigures.flat.height(isCompact: isCompact) / 2
  }

  override var automaticLargeContent: LargeContent { LargeContent(of: item) }

  override var automaticAccessibility: AutomaticAccessibility {
    AutomaticAccessibility(of: item, button: self)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let bounds = storedLayer.bounds
    let touch = bounds.insetBy(
      dx: -max(BarFigures.itemSpacing / 2, (BarFigures.touchSide - bounds.width) / 2),
      dy: -max(0, (BarFigures.touchSide - bounds.height) / 2)
    )
    return touch.contains(point)
  }

  override func stateDidChange() {
    super.stateDidChange()
    applyStyle()
    let isHighlighted = condition.contains(.highlighted)
    let isDimmed = !BarButtonStyle(of: item, .highlighted, look: look).hasHighlightedStyle
    [textLabel, imageView].forEach { $0.showHighlighted(isHighlighted && isDimmed) }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    applyStyle()
    // The bar fills the glass with the color.
    if ground == .filled { storedSuperview?.setNeedsLayout() }
  }

  override func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    applyStyle()
  }

  private func applyStyle() {
    let isUsable = !condition.contains(.disabled)
    // Close to the gray measured for disabled items on a later system.
    let color: UIColor =
      isUsable ? ground.color(own: item.storedTintColor, tint: resolvedTintColor) : .tertiaryLabel
    let style = style
    style.apply(to: textLabel, color: color)
    if imageView.storedTintColor != color { imageView.tintColor = color }
    backgroundView.image = style.background
    backgroundView.isHidden = style.background == nil
  }
}
