// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A row of a list, with an icon, a title, a subtitle and a chevron.
final class ListRow: UIControl {
  private let iconView = UIImageView()
  private let titleLabel = UILabel()
  private let subtitleLabel = UILabel()
  private let chevron = UIImageView(image: UIImage(systemName: "chevron.forward"))
  private let hairline = UIView()

  // As in table view cells: a margin of 16 points, and an icon of 40 points as in Settings.
  private static let margin: CGFloat = 16
  private static let iconSide: CGFloat = 40
  private static let gap: CGFloat = 12

  convenience init(
    icon: UIImage?,
    title: String,
    subtitle: String,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(frame: .zero)
    iconView.image = icon
    titleLabel.text = title
    titleLabel.font = .systemFont(ofSize: 17)
    subtitleLabel.text = subtitle
    subtitleLabel.font = .systemFont(ofSize: 13)
    subtitleLabel.textColor = .secondaryLabel
    chevron.tintColor = .tertiaryLabel
    hairline.backgroundColor = .separator
    for view in [iconView, titleLabel, subtitleLabel, chevron, hairline] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    addAction(UIAction { _ in action() }, for: .touchUpInside)
  }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .systemGray4 : nil }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let leading = LeadingLayout(self)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let insets = safeAreaInsets
    let start = (isMirrored ? insets.right : insets.left) + Self.margin
    let end = bounds.width - (isMirrored ? insets.left : insets.right) - Self.margin
    let middle = bounds.midY

    let icon = iconView.image == nil ? 0 : Self.iconSide
    iconView.frame = leading.frame(
      CGRect(x: start, y: middle - icon / 2, width: icon, height: icon)
    )
    let textStart = start + icon + (icon > 0 ? Self.gap : 0)

    let natural = chevron.sizeThatFits(.zero)
    let arrow = CGSize(width: natural.width * 0.65, height: natural.height * 0.65)
    chevron.frame = leading.frame(
      CGRect(
        x: end - arrow.width,
        y: middle - arrow.height / 2,
        width: arrow.width,
        height: arrow.height
      )
    )

    let width = max(end - arrow.width - Self.gap - textStart, 0)
    let (first, second) = (titleLabel.font.lineHeight, subtitleLabel.font.lineHeight)
    let top = middle - (first + second + 2) / 2
    titleLabel.frame = leading.frame(CGRect(x: textStart, y: top, width: width, height: first))
    subtitleLabel.frame = leading.frame(
      CGRect(x: textStart, y: top + first + 2, width: width, height: second)
    )

    let thickness = 1 / max(traitCollection.displayScale, 1)
    hairline.frame = leading.frame(
      CGRect(
        x: textStart,
        y: bounds.height - thickness,
        width: bounds.width - textStart,
        height: thickness
      )
    )
  }
}
