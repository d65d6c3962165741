// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// The subviews of a button, created on demand.
@MainActor
final class ButtonParts {
  private unowned let button: UIButton
  /// The view of the title, if it exists.
  private(set) var existingLabel: UILabel?
  /// The view of the image, if it exists.
  private(set) var existingImageView: UIImageView?
  /// The view of the background image, if it exists.
  private(set) var backgroundView: UIImageView?
  /// The font of titles without attributes, while an attributed one is shown.
  private var plainFont: UIFont?
  /// Whether title and image are faded, as those of a pressed system button.
  private var isFaded = false

  init(_ button: UIButton) { self.button = button }

  /// The view of the title.
  var label: UILabel {
    if let existingLabel { return existingLabel }
    let label = UILabel(frame: .zero)
    label.font = button.content.standardFont
    label.lineBreakMode = .byTruncatingMiddle  // Apple documentation
    existingLabel = label
    button.addSubview(label)
    return label
  }

  /// The view of the image.
  var imageView: UIImageView {
    if let existingImageView { return existingImageView }
    let imageView = UIImageView(frame: .zero)
    existingImageView = imageView
    if let existingLabel, existingLabel.storedSuperview === button {
      button.insertSubview(imageView, belowSubview: existingLabel)
    } else {
      button.addSubview(imageView)
    }
    return imageView
  }

  /// Replaces the default font of a type by that of another; a font that the app set stays.
  ///
  /// - Parameters:
  ///   - old: The default font of the former type.
  ///   - new: The default font of the new type.
  func changeFont(from old: UIFont, to new: UIFont) {
    if let existingLabel, existingLabel.content.font == old { existingLabel.font = new }
  }

  // MARK: Displaying content

  /// Displays the button's content in its present state.
  func update() {
    if let configured = button.configured { return configured.setNeedsUpdate() }
    updateTitle()
    updateImage()
    updateBackground()
    setFaded(button.content.type == .system && button.condition.contains(.highlighted))
  }

  /// Displays the button's content as that of a button without a configuration.
  func forgetConfiguration() {
    if let existingLabel {
      existingLabel.attributedText = nil
      existingLabel.numberOfLines = 1
      existingLabel.textAlignment = .natural
      existingLabel.lineBreakMode = .byTruncatingMiddle
      existingLabel.font = button.content.standardFont
    }
    existingImageView?.isHidden = false
    existingImageView?.tintColor = nil
    backgroundView?.isHidden = false
    update()
  }

  private func updateTitle() {
    let (content, state) = (button.content, button.condition)
    let title = content.titles[state]
    let attributed = content.attributedTitle(for: state)
    guard title != nil || attributed != nil || existingLabel != nil else { return }
    let color = content.titleColor(for: state, tint: button.resolvedTintColor)
    if let attributed {
      showAttributed(attributed, in: color)
    } else {
      if label.attributed != nil { label.font = plainFont }
      label.text = title
      label.textColor = color
    }
    label.shadowColor = content.titleShadowColors[state]
  }

  /// Shows an attributed title; parts without a font or a color have those of the button.
  private func showAttributed(_ title: NSAttributedString, in color: UIColor) {
    let styled = NSMutableAttributedString(attributedString: title)
    let font: UIFont = plainFont ?? label.font
    plainFont = font
    let traits = label.adjustsFontForContentSizeCategory ? button.computedTraits : nil
    styled.changeAttributes { attributes in
      let own = attributes[.font] as? UIFont ?? font
      attributes[.font] = traits.map(own.adjusted) ?? own
      attributes[.foregroundColor] = attributes[.foregroundColor] ?? color
    }
    if label.attributed?.string.matches(styled) != true { label.attributedText = styled }
  }

  private func updateImage() {
    let image = button.content.images[button.condition]
    guard image != nil || existingImageView != nil else { return }
    imageView.image = image.map(adjusted)
    let isDisabled = button.condition.contains(.disabled)
    guard button.content.type == .custom else {
      imageView.tintColor = isDisabled ? .tertiaryLabel : nil
      return
    }
    let isDimmed = isDisabled && button.adjustsImageWhenDisabled
    imageView.alpha = isDimmed ? UIButton.Look.disabledAlpha : 1
  }

  /// Returns an image with the adjustments of type and state.
  private func adjusted(_ image: UIImage) -> UIImage {
    let (content, state) = (button.content, button.condition)
    if content.type == .system, image.attributes.renderingMode == .automatic {
      return image.withRenderingMode(.alwaysTemplate)
    }
    let isPressed = state.contains(.highlighted) && content.type == .custom
    guard isPressed, button.adjustsImageWhenHighlighted, content.images[exactly: state] == nil
    else { return image }
    return image.darkened()
  }

  private func updateBackground() {
    let image = button.content.backgroundImages[button.condition]
    guard image != nil || backgroundView != nil else { return }
    let view = backgroundView ?? UIImageView(frame: button.storedLayer.bounds)
    if backgroundView == nil {
      backgroundView = view
      button.insertSubview(view, at: 0)
    }
    view.image = image
  }

  /// Fades title and image at once, and restores them with an animation.
  private func setFaded(_ isFaded: Bool) {
    guard isFaded != self.isFaded else { return }
    self.isFaded = isFaded
    let views = [existingLabel, existingImageView].compactMap { $0 }
    for view in views {
      if button.storedWindow == nil {
        UIView.performWithoutAnimation { view.alpha = isFaded ? BarFigures.pressedAlpha : 1 }
      } else {
        view.showHighlighted(isFaded)
      }
    }
  }
}
