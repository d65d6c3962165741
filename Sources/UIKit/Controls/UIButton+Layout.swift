// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UIButton {
  /// The space above and below the title of a button without content insets, in points (UIKit: a
  /// system button of 15 points is 30 high, a custom one of 18 points 34).
  private static let titlePadding: CGFloat = 6
  /// The minimum width of a button without content insets, in points (UIKit).
  private static let minimumWidth: CGFloat = 30

  func insetsChanged(from old: UIEdgeInsets, to new: UIEdgeInsets) {
    guard old != new else { return }
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private var imageSize: CGSize { content.images[condition]?.pointSize ?? .zero }

  /// The size of the whole title.
  private var wholeTitleSize: CGSize {
    content.hasTitle(in: condition) ? parts.label.textSize(fitting: 0) : .zero
  }

  /// Returns the size of the title in a limited width; text beyond it is not measured.
  private func titleSize(fitting width: CGFloat) -> CGSize {
    content.hasTitle(in: condition) ? parts.label.visibleSize(fitting: width) : .zero
  }

  var fittingSize: CGSize {
    let (image, title) = (imageSize, wholeTitleSize)
    var size = CGSize(width: image.width + title.width, height: max(image.height, title.height))
    if contentEdgeInsets == .zero, image == .zero || title != .zero {
      let height = title == .zero ? parts.label.font.lineHeight.rounded(.up) : title.height
      size.height = max(size.height, height + 2 * Self.titlePadding)
      size.width = max(size.width, Self.minimumWidth)
    }
    size.width += contentEdgeInsets.left + contentEdgeInsets.right
    size.height += contentEdgeInsets.top + contentEdgeInsets.bottom
    let background = content.backgroundImages[condition]?.pointSize ?? .zero
    return CGSize(
      width: max(size.width, background.width),
      height: max(size.height, background.height)
    )
  }

  /// The distance of baselines in the title, in points; `nil` without a title.
  var titleLineHeight: CGFloat? {
    content.hasTitle(in: condition) ? parts.label.baselineLineHeight : nil
  }

  /// Returns the place of the title's baseline; the bottom edge without a title.
  func titleBaseline(_ attribute: NSLayoutConstraint.Attribute) -> Baseline {
    guard titleLineHeight != nil else { return Baseline(fraction: 1, offset: 0) }
    let inText = parts.label.textBaseline(attribute, forWidth: nil)
    let insets = contentEdgeInsets
    return Baseline(fraction: 0.5, offset: inText.offset + (insets.top - insets.bottom) / 2)
  }

  func layOutParts() {
    if let configured { return configured.layOut() }
    let bounds = storedLayer.bounds
    if let backgroundView = parts.backgroundView {
      backgroundView.frame = backgroundRect(forBounds: bounds)
      sendSubviewToBack(backgroundView)
    }
    let contentRect = contentRect(forBounds: bounds)
    if let imageView = parts.existingImageView, content.images[condition] != nil {
      imageView.frame = imageRect(forContentRect: contentRect)
    }
    if let label = parts.existingLabel, content.hasTitle(in: condition) {
      label.frame = titleRect(forContentRect: contentRect)
    }
  }

  /// Returns the frames of image and title: side by side, the image leading.
  func contentFrames(in room: CGRect) -> (image: CGRect, title: CGRect) {
    let image = CGSize(
      width: min(imageSize.width, max(room.width, 0)),
      height: min(imageSize.height, max(room.height, 0))
    )
    let rest = max(room.width - image.width, 0)
    let wanted = titleSize(fitting: rest)
    let title = CGSize(
      width: min(wanted.width, rest),
      height: min(wanted.height, max(room.height, 0))
    )
    let alignment = contentHorizontalAlignment.resolved(for: layoutDirection)
    if alignment == .fill, wanted == .zero {
      let box = vertical(CGRect(x: room.minX, y: 0, width: room.width, height: image.height), room)
      return (box, CGRect(origin: box.origin, size: .zero))
    }
    let slack = room.width - image.width - title.width
    let start: CGFloat =
      switch alignment {
      case .center: room.minX + slack / 2
      case .right: room.minX + slack
      case .left, .fill, .leading, .trailing: room.minX
      }
    let isMirrored = layoutDirection == .rightToLeft
    let imageX = isMirrored ? start + title.width : start
    let titleX = isMirrored ? start : start + image.width
    return (
      vertical(CGRect(origin: CGPoint(x: imageX, y: 0), size: image), room),
      vertical(CGRect(origin: CGPoint(x: titleX, y: 0), size: title), room)
    )
  }

  /// Returns a frame with the vertical alignment, at whole pixels.
  private func vertical(_ part: CGRect, _ room: CGRect) -> CGRect {
    let scale = max(storedLayer.contentsScale, 1)
    func whole(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    var part = part
    part.origin.x = whole(part.minX)
    switch contentVerticalAlignment {
    case .center: part.origin.y = whole(room.midY - part.height / 2)
    case .top: part.origin.y = room.minY
    case .bottom: part.origin.y = whole(room.maxY - part.height)
    case .fill: (part.origin.y, part.size.height) = (room.minY, max(room.height, 0))
    }
    return part
  }
}
