// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// The box of the large content viewer: an image above a title, on a material.
@preconcurrency @MainActor
final class LargeContentView: UIView {
  private let ground = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
  let imageView = UIImageView()
  let textLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    for view in [self, ground] {
      view.storedLayer.cornerRadius = LargeContentFigures.cornerRadius
      view.clipsToBounds = true
    }
    imageView.contentMode = .scaleToFill
    imageView.tintColor = .label
    textLabel.font = .systemFont(ofSize: LargeContentFigures.fontSize, weight: .medium)
    textLabel.textAlignment = .center
    textLabel.numberOfLines = LargeContentFigures.lines
    addSubview(ground)
    addSubview(imageView)
    addSubview(textLabel)
  }

  required init?(coder: NSCoder) { nil }

  /// Sets the direction of reading, which images may follow.
  func setRightToLeft(_ isRightToLeft: Bool) {
    for view in [self, imageView] {
      view.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    }
  }

  /// Shows an item in the middle of a room.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - room: The room, in the superview's coordinates.
  func show(_ item: any UILargeContentViewerItem, in room: CGRect) {
    imageView.image = item.largeContentImage?.inBar
    textLabel.text = item.largeContentTitle
    let insets = item.largeContentImageInsets
    let layout = LargeContentLayout(
      room: room,
      image: imageView.image?.pointSize ?? .zero,
      scalesImage: item.scalesLargeContentImage,
      shift: CGPoint(
        x: (insets.left - insets.right) / 2,
        y: (insets.top - insets.bottom) / 2
      )
    ) { width in
      guard textLabel.text?.isEmpty == false else { return .zero }
      return textLabel.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    }
    frame = layout.box
    ground.frame = storedLayer.bounds
    imageView.frame = layout.image
    textLabel.frame = layout.title
  }
}
