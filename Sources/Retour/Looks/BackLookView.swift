// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import UIKit

/// The content of the kit's own looks: an image and a text on a resizable background.
@MainActor
final class BackLookView: UIView {
  /// The distance between image and text, in points, as between UIKit's arrow and its label.
  private static let gap: CGFloat = 6
  /// The largest part of the bar's width that a text takes before it becomes "Back" or is
  /// truncated.
  private static let widestShare: CGFloat = 0.4
  /// The font size of bar buttons, in points (Human Interface Guidelines).
  private static let fontSize: CGFloat = 17

  let label: UILabel?
  let imageView: UIImageView?
  let backgroundView: UIImageView?
  private let insets: UIEdgeInsets
  private let title: String?
  private let shortens: Bool
  private lazy var shortTitle = SystemStrings.back

  init(title: String?, shortens: Bool, image: UIImage?, background: UIImage?) {
    (self.title, self.shortens) = (title, shortens)
    label = title.map { _ in UILabel() }
    imageView = image.map { image in
      let hasMode = image.renderingMode != .automatic
      return UIImageView(image: hasMode ? image : image.withRenderingMode(.alwaysTemplate))
    }
    backgroundView = background.map { UIImageView(image: $0) }
    insets = background?.capInsets ?? .zero
    super.init(frame: .zero)
    label?.text = title
    label?.font = .systemFont(ofSize: Self.fontSize)
    // The first call of tintColorDidChange is not guaranteed.
    label?.textColor = tintColor
    label?.lineBreakMode = .byTruncatingTail
    for part in [backgroundView, imageView, label] as [UIView?] { part.map(addSubview) }
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    chooseTitle(in: size.width)
    let imageSize = imageView?.image?.size ?? .zero
    let text = textSize(in: size.width)
    let gap = imageSize.width > 0 && text.width > 0 ? Self.gap : 0
    let content = CGSize(
      width: imageSize.width + gap + text.width + insets.left + insets.right,
      height: max(imageSize.height, text.height) + insets.top + insets.bottom
    )
    let least = backgroundView?.image?.size ?? .zero
    return CGSize(
      width: max(content.width, least.width).rounded(.up),
      height: max(content.height, least.height).rounded(.up)
    )
  }

  override var intrinsicContentSize: CGSize { sizeThatFits(CGSize(width: 0, height: 0)) }

  override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    let room = bounds.inset(by: shownInsets)
    let imageSize = imageView?.image?.size ?? .zero
    let start = imageSize.width > 0 && label != nil ? imageSize.width + Self.gap : imageSize.width
    let text = CGSize(
      width: max(0, room.width - start),
      height: label?.intrinsicContentSize.height ?? 0
    )
    place(imageView, imageSize, at: label == nil ? (room.width - imageSize.width) / 2 : 0, in: room)
    let slack =
      imageView == nil ? max(0, (text.width - (label?.intrinsicContentSize.width ?? 0))) : 0
    let width = text.width - slack
    place(label, CGSize(width: width, height: text.height), at: start + slack / 2, in: room)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    label?.textColor = tintColor
  }

  /// The union of the frames of all parts.
  var drawnFrame: CGRect {
    layoutIfNeeded()
    let parts = [backgroundView, imageView, label] as [UIView?]
    return parts.compactMap { $0?.frame }.reduce(CGRect.null) { $0.union($1) }
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The margins of the background's edges, mirrored with the background.
  private var shownInsets: UIEdgeInsets {
    guard isMirrored, backgroundView?.image?.flipsForRightToLeftLayoutDirection == true else {
      return insets
    }
    return UIEdgeInsets(
      top: insets.top,
      left: insets.right,
      bottom: insets.bottom,
      right: insets.left
    )
  }

  private func place(_ view: UIView?, _ size: CGSize, at start: CGFloat, in room: CGRect) {
    let x = isMirrored ? room.maxX - start - size.width : room.minX + start
    let y = ((room.midY - size.height / 2) * 2).rounded() / 2
    // Not the frame: the view may have a transform in a transition.
    view?.bounds.size = size
    view?.center = CGPoint(x: x + size.width / 2, y: y + size.height / 2)
  }

  /// Replaces a title that has no room by "Back", as UIKit does.
  private func chooseTitle(in width: CGFloat) {
    guard let label, let title, shortens else { return }
    label.text = title
    guard width > 0, label.intrinsicContentSize.width > width * Self.widestShare else { return }
    label.text = shortTitle
  }

  private func textSize(in width: CGFloat) -> CGSize {
    guard let label else { return .zero }
    var size = label.intrinsicContentSize
    if width > 0 { size.width = min(size.width, width * Self.widestShare) }
    return size
  }
}
