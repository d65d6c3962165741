// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// The button of an item that has no view of its own.
@preconcurrency @MainActor
class UINavigationButton: UIControl {
  private let backgroundView = UIImageView()
  private let textLabel = UILabel()
  private let imageView = UIImageView()
  private let item: UIBarButtonItem

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

  /// Whether the bar is laid out from right to left, which its images may follow.
  var isRightToLeftBar = false {
    didSet {
      for view in [imageView, backgroundView] {
        view.semanticContentAttribute = isRightToLeftBar ? .forceRightToLeft : .forceLeftToRight
      }
    }
  }

  /// Whether the button is a text without a frame around it.
  var isText: Bool { showsText && face.background == nil }

  private var showsText: Bool { item.storedImage == nil }
  private var face: BarButtonFace { BarButtonFace(of: item, condition) }

  /// Brings the button in line with its item.
  func showItem() {
    if condition.contains(.disabled) == item.storedIsEnabled { isEnabled = item.storedIsEnabled }
    setTintColorSilently(item.storedTintColor)
    textLabel.text = item.storedTitle
    imageView.image = item.storedImage?.inBar
    textLabel.isHidden = !showsText
    imageView.isHidden = showsText
    showFace()
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let content =
      showsText ? textLabel.lineSize(width: size.width) : imageView.image?.pointSize ?? .zero
    var natural = face.size(around: content, in: size)
    if item.storedWidth > 0 { natural.width = min(item.storedWidth, size.width) }
    return natural
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = storedLayer.bounds
    let face = face
    backgroundView.frame = bounds.offsetBy(dx: 0, dy: face.backgroundOffset)
    let inside = bounds.inset(by: face.insets(isMirrored: isRightToLeftBar))
    textLabel.frame = inside.offsetBy(
      dx: face.titleOffset.horizontal,
      dy: face.titleOffset.vertical
    )
    let size = imageView.image?.pointSize ?? .zero
    imageView.frame = CGRect(
      x: inside.midX - size.width / 2,
      y: inside.midY - size.height / 2,
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
    showFace()
    let isPressed = condition.contains(.highlighted)
    let turnsPale = !BarButtonFace(of: item, .highlighted).showsPressItself
    [textLabel, imageView].forEach { $0.showPressed(isPressed && turnsPale) }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showFace()
  }

  private func showFace() {
    let isUsable = !condition.contains(.disabled)
    // About the grey that is measured for disabled items on a later system.
    let color: UIColor = isUsable ? resolvedTintColor : .tertiaryLabel
    let face = face
    face.dress(textLabel, color: color)
    if imageView.storedTintColor != color { imageView.tintColor = color }
    backgroundView.image = face.background
    backgroundView.isHidden = face.background == nil
  }
}
