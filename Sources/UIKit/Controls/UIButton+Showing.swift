// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

extension UIButton {
  /// How a button looks.
  public enum ButtonType: Int, Sendable {
    /// It has no looks of its own.
    case custom = 0
    /// Title and image are in the tint colour and turn pale while it is pressed.
    case system = 1
  }

  /// The figures of buttons; Apple's where known, see the comments.
  enum Look {
    /// How opaque the image of a disabled custom button is (our decision, see Parity).
    static let disabledAlpha: CGFloat = 0.5
    /// The size of a system button's title in points (UIKit; a custom button's is 18).
    static let systemFontSize: CGFloat = 15
  }

  // MARK: Making parts

  /// The view of the title.
  var label: UILabel {
    if let storedLabel { return storedLabel }
    let label = UILabel(frame: .zero)
    label.font = standardFont(storedType)
    label.lineBreakMode = .byTruncatingMiddle  // Apple documentation
    storedLabel = label
    addSubview(label)
    return label
  }

  /// The view of the image.
  var picture: UIImageView {
    if let storedImageView { return storedImageView }
    let picture = UIImageView(frame: .zero)
    storedImageView = picture
    if let storedLabel, storedLabel.storedSuperview === self {
      insertSubview(picture, belowSubview: storedLabel)
    } else {
      addSubview(picture)
    }
    return picture
  }

  private func standardFont(_ type: ButtonType) -> UIFont {
    .systemFont(ofSize: type == .system ? Look.systemFontSize : UIFont.buttonFontSize)
  }

  func become(_ type: ButtonType) {
    guard type != storedType else { return }
    if let storedLabel, storedLabel.content.font == standardFont(storedType) {
      storedLabel.font = standardFont(type)
    }
    storedType = type
    showContent()
  }

  func show(_ action: UIAction) {
    if !action.storedTitle.isEmpty { setTitle(action.storedTitle, for: .normal) }
    if let image = action.storedImage { setImage(image, for: .normal) }
    if action.attributes.contains(.disabled) { isEnabled = false }
    addAction(action, for: .primaryActionTriggered)
  }

  /// Whether a recognizer of a view around the button wants the tap that is the button's own.
  ///
  /// Since iOS 6 a button wins against single taps with one finger (Apple documentation).
  func isForeignTap(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let tap = recognizer as? UITapGestureRecognizer, tap.view !== self else { return false }
    return !condition.contains(.disabled) && tap.numberOfTapsRequired == 1
      && tap.numberOfTouchesRequired == 1
  }

  // MARK: Values of states

  func change<Value: Equatable>(
    _ path: ReferenceWritableKeyPath<UIButton, StateTable<Value>>,
    _ value: Value?,
    _ state: State
  ) {
    guard self[keyPath: path][exactly: state] != value else { return }
    self[keyPath: path][exactly: state] = value
    showContent()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// The colour of the title: the one set, else that of the button's type.
  func color(for state: State) -> UIColor {
    if let color = titleColors[exactly: state] { return color }
    if storedType == .system, state.contains(.disabled) { return .tertiaryLabel }
    if let color = titleColors[exactly: .normal] { return color }
    return storedType == .system ? resolvedTintColor : .white
  }

  // MARK: Showing values

  /// Brings the parts in line with the state.
  func showContent() {
    showTitle()
    showImage()
    showBackground()
    setPale(storedType == .system && condition.contains(.highlighted))
  }

  private func showTitle() {
    let title = titles[condition]
    guard title != nil || storedLabel != nil else { return }
    label.text = title
    label.textColor = color(for: condition)
    label.shadowColor = titleShadowColors[condition]
  }

  private func showImage() {
    let image = images[condition]
    guard image != nil || storedImageView != nil else { return }
    picture.image = image.map(adjusted)
    let isDisabled = condition.contains(.disabled)
    guard storedType == .custom else {
      picture.tintColor = isDisabled ? .tertiaryLabel : nil
      return
    }
    picture.alpha = isDisabled && adjustsImageWhenDisabled ? Look.disabledAlpha : 1
  }

  /// The image as the type and the state show it.
  private func adjusted(_ image: UIImage) -> UIImage {
    if storedType == .system, image.attributes.renderingMode == .automatic {
      return image.withRenderingMode(.alwaysTemplate)
    }
    let isPressed = condition.contains(.highlighted) && storedType == .custom
    guard isPressed, adjustsImageWhenHighlighted, images[exactly: condition] == nil else {
      return image
    }
    return image.darkened()
  }

  private func showBackground() {
    let image = backgroundImages[condition]
    guard image != nil || backgroundView != nil else { return }
    let view = backgroundView ?? UIImageView(frame: storedLayer.bounds)
    if backgroundView == nil {
      backgroundView = view
      insertSubview(view, at: 0)
    }
    view.image = image
  }

  /// Turns the content pale at once, and back over time.
  private func setPale(_ isPale: Bool) {
    guard isPale != self.isPale else { return }
    self.isPale = isPale
    let views = [storedLabel, storedImageView].compactMap { $0 }
    for view in views {
      if storedWindow == nil {
        UIView.performWithoutAnimation { view.alpha = isPale ? BarFigures.pressedAlpha : 1 }
      } else {
        view.showHighlighted(isPale)
      }
    }
  }
}
