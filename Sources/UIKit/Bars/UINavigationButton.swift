// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The button of an item that has no view of its own.
@preconcurrency @MainActor
class UINavigationButton: UIControl {
  private let textLabel = UILabel()
  private let imageView = UIImageView()
  private let item: UIBarButtonItem

  init(item: UIBarButtonItem) {
    self.item = item
    super.init(frame: .zero)
    textLabel.textAlignment = .center
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

  /// Whether the bar is laid out from right to left, which its image may follow.
  var isRightToLeftBar = false {
    didSet {
      imageView.semanticContentAttribute =
        isRightToLeftBar ? .forceRightToLeft : .forceLeftToRight
    }
  }

  /// Whether the button is a text.
  var isText: Bool { item.storedImage == nil }

  /// Brings the button in line with its item.
  func showItem() {
    if condition.contains(.disabled) == item.storedIsEnabled { isEnabled = item.storedIsEnabled }
    storedTintColor = item.storedTintColor
    textLabel.text = item.storedTitle
    textLabel.font = .systemFont(
      ofSize: BarFigures.fontSize,
      weight: item.storedStyle == .prominent ? .semibold : .regular
    )
    imageView.image = item.storedImage?.inBar
    textLabel.isHidden = !isText
    imageView.isHidden = isText
    showColors()
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    var natural =
      isText ? textLabel.lineSize(width: size.width) : imageView.image?.pointSize ?? .zero
    if item.storedWidth > 0 { natural.width = min(item.storedWidth, size.width) }
    return natural
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = storedLayer.bounds
    textLabel.frame = bounds
    let size = imageView.image?.pointSize ?? .zero
    imageView.frame = CGRect(
      x: bounds.midX - size.width / 2,
      y: bounds.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
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
    showColors()
    let isPressed = condition.contains(.highlighted)
    [textLabel, imageView].forEach { $0.showPressed(isPressed) }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  private func showColors() {
    let isUsable = !condition.contains(.disabled)
    // About the grey that is measured for disabled items on a later system.
    let color: UIColor = isUsable ? resolvedTintColor : .tertiaryLabel
    textLabel.textColor = color
    if imageView.storedTintColor != color { imageView.tintColor = color }
  }
}
