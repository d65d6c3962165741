// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// The configuration of a button, its updates, and the views that show it beside title and image.
@MainActor
final class ConfiguredButton {
  private unowned let button: UIButton
  private(set) var configuration: UIButton.Configuration
  /// The configuration in the state that is shown.
  private var shown: UIButton.Configuration
  private var needsUpdate = true
  private var isUpdating = false
  private let background = ConfiguredBackground()
  private var subtitleLabel: UILabel?
  private var indicator: UIActivityIndicatorView?

  init(_ button: UIButton, _ configuration: UIButton.Configuration) {
    self.button = button
    (self.configuration, shown) = (configuration, configuration)
    button.insertSubview(background, at: 0)
  }

  // MARK: Updating

  func set(_ configuration: UIButton.Configuration) {
    self.configuration = configuration
    if !isUpdating { setNeedsUpdate() }
  }

  /// Updates the configuration before the next layout.
  func setNeedsUpdate() {
    needsUpdate = true
    button.setNeedsLayout()
    button.invalidateIntrinsicContentSize()
  }

  /// Has the app update the configuration for the button's state, and shows it.
  func updateIfNeeded() {
    guard needsUpdate, !isUpdating else { return }
    (needsUpdate, isUpdating) = (false, true)
    if button.automaticallyUpdatesConfiguration { button.updateConfiguration() }
    button.configurationUpdateHandler?(button)
    isUpdating = false
    show()
  }

  private func show() {
    let state = button.automaticallyUpdatesConfiguration ? button.condition : []
    shown = configuration.updated(for: state, tint: button.resolvedTintColor)
    let traits = button.computedTraits
    background.show(shown.background, radius: shown.cornerRadius(in: traits))
    let color = shown.foreground ?? .label
    showTitle(color, traits)
    showSubtitle(color, traits)
    showImage(color)
  }

  /// Removes the views of the configuration.
  func end() {
    background.removeFromSuperview()
    subtitleLabel?.removeFromSuperview()
    indicator?.removeFromSuperview()
    button.parts.forgetConfiguration()
  }

  // MARK: Texts

  /// The title, of the configuration or of the button's state.
  private var title: AttributedString? {
    if let title = shown.attributedTitle { return title }
    let content = button.content
    let text = content.attributedTitle(for: button.condition)?.string
    return (text ?? content.titles[button.condition]).map { AttributedString($0) }
  }

  private func showTitle(_ color: UIColor, _ traits: UITraitCollection) {
    let title = title
    guard title != nil || button.parts.existingLabel != nil else { return }
    let style = shown.buttonSize.titleStyle
    let label = button.parts.label
    label.lineBreakMode = shown.titleLineBreakMode
    let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
    show(title, font, color, shown.titleTextAttributesTransformer, in: label)
  }

  private func showSubtitle(_ color: UIColor, _ traits: UITraitCollection) {
    let subtitle = shown.attributedSubtitle
    guard subtitle != nil || subtitleLabel != nil else { return }
    let label = subtitleLabel ?? UILabel()
    if subtitleLabel == nil { button.addSubview(label) }
    subtitleLabel = label
    label.lineBreakMode = shown.subtitleLineBreakMode
    let font = UIFont.preferredFont(forTextStyle: .caption1, compatibleWith: traits)
    let color = shown.style == .filled ? color.faded(by: ButtonFigures.filledSubtitleAlpha) : color
    show(subtitle, font, color, shown.subtitleTextAttributesTransformer, in: label)
  }

  private func show(
    _ text: AttributedString?,
    _ font: UIFont,
    _ color: UIColor,
    _ transformer: UIConfigurationTextAttributesTransformer?,
    in label: UILabel
  ) {
    label.numberOfLines = label.lineBreakMode.truncates ? 1 : 0
    if transformer == nil, let plain = text?.plain {
      label.text = plain
      (label.font, label.textColor) = (font, color)
    } else {
      var attributes = AttributeContainer()
      (attributes.font, attributes.foregroundColor) = (font, color)
      if let transformer { attributes = transformer(attributes) }
      if let font = attributes.font { label.font = font }
      label.attributedText = text?.keyed(over: attributes)
    }
    switch shown.arrangement.textAlignment {
    case 0.5: label.textAlignment = .center
    case 1: label.textAlignment = button.isRightToLeft ? .left : .right
    default: label.textAlignment = .natural
    }
  }

  // MARK: Image

  private var image: UIImage? {
    shown.showsActivityIndicator
      ? nil : shown.image ?? button.content.images[button.condition]
  }

  private func showImage(_ color: UIColor) {
    if image != nil || button.parts.existingImageView != nil {
      let view = button.parts.imageView
      view.image = image
      view.tintColor = shown.imageColorTransformer?(color) ?? color
      view.isHidden = image == nil
    }
    guard shown.showsActivityIndicator else {
      indicator?.removeFromSuperview()
      indicator = nil
      return
    }
    let view = indicator ?? UIActivityIndicatorView(style: .medium)
    if indicator == nil {
      button.addSubview(view)
      view.startAnimating()
    }
    indicator = view
    view.color = shown.activityIndicatorColorTransformer?(color) ?? color
  }

  // MARK: Layout

  /// Returns the arrangement of the parts in the width of the button; `nil` for any width.
  private func arrangement(in width: CGFloat?) -> ButtonArrangement {
    updateIfNeeded()
    var arrangement = shown.arrangement
    arrangement.image = indicator?.intrinsicContentSize ?? image?.pointSize ?? .zero
    let texts = [button.parts.existingLabel, subtitleLabel].map { label in
      label?.text?.isEmpty == false ? label : nil
    }
    // Any size stands for the texts: the image keeps its distance from them.
    if texts.contains(where: { $0 != nil }) { arrangement.title = CGSize(width: 1, height: 1) }
    let insets = shown.contentInsets
    let room = width.map { arrangement.textRoom(in: $0 - insets.leading - insets.trailing) }
    // The width is that of the longest line, but for a rounding error.
    let sizes = texts.map { label in
      label.map { $0.textSize(fitting: room.map { max($0, 1) + 0.001 } ?? 0) } ?? .zero
    }
    let limit = room ?? .infinity
    arrangement.title = CGSize(width: min(sizes[0].width, limit), height: sizes[0].height)
    arrangement.subtitle = CGSize(width: min(sizes[1].width, limit), height: sizes[1].height)
    return arrangement
  }

  /// Returns the size of the button in a width; `nil` for any width.
  func size(in width: CGFloat?) -> CGSize {
    var size = arrangement(in: width).size
    if size == .zero {
      size.height = UIFont.preferredFont(forTextStyle: shown.buttonSize.titleStyle).lineHeight
        .rounded(.up)
    }
    let insets = shown.contentInsets
    return CGSize(
      width: size.width + insets.leading + insets.trailing,
      height: size.height + insets.top + insets.bottom
    )
  }

  /// Places the parts.
  func layOut() {
    updateIfNeeded()
    let bounds = button.storedLayer.bounds
    background.frame = bounds
    button.sendSubviewToBack(background)
    let frames = frames(in: bounds)
    button.parts.existingLabel?.frame = frames.title
    subtitleLabel?.frame = frames.subtitle
    (indicator ?? button.parts.existingImageView)?.frame = frames.image
  }

  private func frames(in bounds: CGRect) -> ButtonArrangement.Frames {
    let insets = shown.contentInsets
    let room = CGRect(
      x: insets.leading,
      y: insets.top,
      width: bounds.width - insets.leading - insets.trailing,
      height: bounds.height - insets.top - insets.bottom
    )
    var frames = arrangement(in: bounds.width).frames(in: room, x: leadingShare, y: topShare)
    for part in [\ButtonArrangement.Frames.image, \.title, \.subtitle] {
      frames[keyPath: part] = placed(frames[keyPath: part], bounds)
    }
    return frames
  }

  /// Returns a frame of a left-to-right layout in the direction of the button, at whole pixels.
  private func placed(_ frame: CGRect, _ bounds: CGRect) -> CGRect {
    let scale = max(button.storedLayer.contentsScale, 1)
    let x = button.isRightToLeft ? bounds.width - frame.maxX : frame.minX
    return CGRect(
      x: bounds.minX + (x * scale).rounded() / scale,
      y: bounds.minY + (frame.minY * scale).rounded() / scale,
      width: frame.width,
      height: frame.height
    )
  }

  private var leadingShare: CGFloat {
    switch button.contentHorizontalAlignment {
    case .leading: 0
    case .trailing: 1
    case .left: button.isRightToLeft ? 1 : 0
    case .right: button.isRightToLeft ? 0 : 1
    case .center, .fill: 0.5
    }
  }

  private var topShare: CGFloat {
    switch button.contentVerticalAlignment {
    case .top: 0
    case .bottom: 1
    case .center, .fill: 0.5
    }
  }

  /// Returns the place of the title's baseline; the bottom edge without a title.
  func baseline(_ attribute: NSLayoutConstraint.Attribute, _ width: CGFloat?) -> Baseline {
    guard title != nil, let label = button.parts.existingLabel else {
      return Baseline(fraction: 1, offset: 0)
    }
    let size = size(in: width)
    let frame = frames(in: CGRect(origin: .zero, size: size)).title
    let inText = label.textBaseline(attribute, forWidth: frame.width)
    return Baseline(fraction: 0.5, offset: frame.midY + inText.offset - size.height / 2)
  }

  /// The text that assistive technologies read.
  var spokenText: String? { title.map { String($0.characters) } }
}

extension NSLineBreakMode {
  /// Whether text of one line is truncated.
  fileprivate var truncates: Bool {
    switch self {
    case .byWordWrapping, .byCharWrapping: false
    case .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: true
    }
  }
}
