// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// A row of the "More" page: the image, title and badge of a tab, and a chevron.
@preconcurrency @MainActor
final class UIMoreListCell: UIControl {
  let item: UITabBarItem
  let textLabel = UILabel()
  let imageView = UIImageView()
  private let badge = _UIBadgeView()
  private let chevron = UIImageView(image: UIImage(systemName: "chevron.forward"))
  private let line = UIView()

  init(item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    textLabel.font = .systemFont(ofSize: MoreFigures.fontSize)
    chevron.tintColor = .tertiaryLabel
    line.backgroundColor = .separator
    for view in [imageView, textLabel, badge, chevron, line] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    showItem()
  }

  required init?(coder: NSCoder) { nil }

  override var automaticAccessibility: AutomaticAccessibility {
    AutomaticAccessibility(of: item, value: item.storedBadgeValue, button: self)
  }

  /// Updates the row from its item and its state.
  func showItem() {
    if condition.contains(.disabled) == item.storedIsEnabled { isEnabled = item.storedIsEnabled }
    imageView.image = item.storedImage?.inBar
    textLabel.text = item.storedTitle
    textLabel.textColor = item.storedIsEnabled ? .label : .tertiaryLabel
    imageView.tintColor = item.storedIsEnabled ? nil : .tertiaryLabel
    badge.isHidden = item.storedBadgeValue == nil
    badge.show(item.storedBadgeValue ?? "", color: item.storedBadgeColor ?? .systemRed)
    backgroundColor = condition.contains(.highlighted) ? .systemGray4 : nil
    setNeedsLayout()
  }

  override func stateDidChange() {
    super.stateDidChange()
    showItem()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let insets = computedSafeAreaInsets
    let width = storedLayer.bounds.width
    let start = (isRightToLeft ? insets.right : insets.left) + MoreFigures.margin
    let end = width - (isRightToLeft ? insets.left : insets.right) - MoreFigures.margin
    let image = imageView.image?.pointSize ?? .zero
    let middle = start + MoreFigures.imageWidth / 2
    let text = start + MoreFigures.imageWidth + MoreFigures.gap
    let natural = chevron.image?.pointSize ?? .zero
    let arrow = CGSize(
      width: natural.width * MoreFigures.chevronShare,
      height: natural.height * MoreFigures.chevronShare
    )
    place(imageView, from: (middle - image.width / 2).rounded(), image)
    place(chevron, from: end - arrow.width, arrow)
    var free = end - arrow.width - MoreFigures.gap
    if !badge.isHidden {
      let size = badge.sizeThatFits(CGSize(width: max(0, (free - text) / 2), height: 0))
      place(badge, from: free - size.width, size)
      free -= size.width + MoreFigures.gap
    }
    place(
      textLabel,
      from: text,
      CGSize(width: max(0, free - text), height: textLabel.intrinsicContentSize.height)
    )
    let pixel = 1 / max(storedLayer.contentsScale, 1)
    let height = storedLayer.bounds.height
    line.frame = CGRect(
      x: isRightToLeft ? 0 : text,
      y: height - pixel,
      width: max(0, width - text),
      height: pixel
    )
  }

  /// Lays out a part at a distance from the leading edge, in the middle of the height.
  private func place(_ view: UIView, from start: CGFloat, _ size: CGSize) {
    let bounds = storedLayer.bounds
    view.frame = CGRect(
      x: isRightToLeft ? bounds.width - start - size.width : start,
      y: ((bounds.height - size.height) / 2).rounded(),
      width: size.width,
      height: size.height
    )
  }
}
