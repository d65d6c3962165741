// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// The badge at the corner of a tab's image: a small text on a colored capsule.
@preconcurrency @MainActor
final class _UIBadgeView: UIView {
  private let label = UILabel()
  private var textOffset = UIOffset.zero

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

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let height = TabBarFigures.badgeHeight
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
