// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// A row of the "More" page: the image, title and badge of a tab, and a chevron.
@preconcurrency @MainActor
final class UIMoreListCell: UITableViewCell {
  static let identifier = "UIMoreListCell"
  /// The room beside the badge, in points (our decision).
  private static let gap: CGFloat = 14

  private var item: UITabBarItem?
  private let badge = _UIBadgeView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .default, reuseIdentifier: reuseIdentifier)
    accessoryType = .disclosureIndicator
    contentView.addSubview(badge)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows an item as it is now.
  func show(_ item: UITabBarItem) {
    self.item = item
    imageView?.image = item.storedImage?.inBar
    imageView?.tintColor = item.storedIsEnabled ? nil : .tertiaryLabel
    textLabel?.text = item.storedTitle
    textLabel?.textColor = item.storedIsEnabled ? .label : .tertiaryLabel
    badge.isHidden = item.storedBadgeValue == nil
    badge.show(item.storedBadgeValue ?? "", color: item.storedBadgeColor ?? .systemRed)
    setNeedsLayout()
  }

  override var automaticAccessibility: AutomaticAccessibility {
    let traits: UIAccessibilityTraits = item?.storedIsEnabled == false ? .notEnabled : []
    return AutomaticAccessibility(
      isElement: true,
      label: item?.accessibilityLabel ?? item?.storedTitle,
      value: item?.accessibilityValue ?? item?.storedBadgeValue,
      hint: item?.accessibilityHint,
      traits: traits.union(item?.accessibilityTraits ?? []).union(.button),
      identifier: item?.accessibilityIdentifier
    )
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard !badge.isHidden, let label = textLabel else { return }
    let bounds = contentView.storedLayer.bounds
    let size = badge.sizeThatFits(CGSize(width: label.frame.width / 2, height: 0))
    let x = isRightToLeft ? 0 : bounds.width - size.width
    let y = ((bounds.height - size.height) / 2).rounded()
    badge.frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
    let taken = size.width + Self.gap
    let room = CGRect(
      x: isRightToLeft ? taken : 0,
      y: 0,
      width: max(0, bounds.width - taken),
      height: bounds.height
    )
    label.frame = label.frame.intersection(room)
  }
}
