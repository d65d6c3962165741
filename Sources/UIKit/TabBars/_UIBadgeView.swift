// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// The badge at the corner of a tab's image: a small text on a colored capsule.
@preconcurrency @MainActor
final class _UIBadgeView: UIView {
  /// The greatest width on a bar's item, and how far it reaches beyond that, in points: less than a
  /// bar's margin (our decision).
  private static let (greatestWidth, overhang): (CGFloat, CGFloat) = (44, 14)

  private let label = UILabel()
  private var textOffset = UIOffset.zero
  /// Whether there is no text, and no room for one.
  private var isDot = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    storedLayer.cornerRadius = TabBarFigures.badgeHeight / 2
    clipsToBounds = true
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a text; an empty one shows the capsule alone.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - color: The color of the capsule.
  ///   - style: The attributes of the text, white by default.
  ///   - offset: The offset of the text, in points.
  func show(_ text: String, color: UIColor, _ style: TextStyle? = nil, offset: UIOffset = .zero) {
    label.text = text
    let font = UIFont.systemFont(ofSize: TabBarFigures.badgeFontSize)
    (style ?? TextStyle([:])).apply(to: label, font: font, color: .white)
    backgroundColor = color
    textOffset = offset
    setNeedsLayout()
  }

  /// Shows the badge of a bar's item.
  func show(_ badge: UIBarButtonItem.Badge) {
    isDot = badge.stringValue == nil
    show(badge.stringValue ?? "", color: badge.backgroundColor ?? .systemRed, badge.style)
    storedLayer.cornerRadius = height / 2
  }

  /// Puts the badge of a bar's item at the upper trailing corner of the item's content.
  ///
  /// - Parameters:
  ///   - content: The size of the content, which is in the middle.
  ///   - room: The place of the content, in the superview.
  ///   - edge: The least y-coordinate in the superview, if there is one.
  ///   - isMirrored: Whether the layout is mirrored.
  func place(beside content: CGSize, in room: CGRect, below edge: CGFloat?, isMirrored: Bool) {
    let width = max(room.width, Self.greatestWidth)
    let size = sizeThatFits(CGSize(width: width, height: room.height))
    let corner = room.midX + (isMirrored ? -content.width : content.width) / 2
    let overlap = size.height / 2
    let top = room.midY - min(content.height, room.height) / 2 - overlap
    let x =
      isMirrored
      ? max(corner + overlap - size.width, room.minX - Self.overhang)
      : min(corner - overlap, room.maxX + Self.overhang - size.width)
    frame = CGRect(
      x: x.rounded(),
      y: max(room.minY - overlap, top, edge ?? -.infinity).rounded(),
      width: size.width,
      height: size.height
    )
  }

  private var height: CGFloat {
    isDot ? TabBarFigures.dotSide : TabBarFigures.badgeHeight
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let height = height
    guard !isDot else { return CGSize(width: height, height: height) }
    let text = label.intrinsicContentSize.width + 2 * TabBarFigures.badgeMargin
    return CGSize(
      width: min(max(height, text.rounded(.up)), max(height, size.width)),
      height: height
    )
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin = min(TabBarFigures.badgeMargin, storedLayer.bounds.width / 4)
    label.frame = storedLayer.bounds.insetBy(dx: margin, dy: 0)
      .offsetBy(dx: textOffset.horizontal, dy: textOffset.vertical)
  }
}
