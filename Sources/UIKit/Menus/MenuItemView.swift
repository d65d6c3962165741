// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// An element of a displayed menu: a row, or one of several elements side by side.
@preconcurrency @MainActor
final class MenuItemView: UIView {
  let item: MenuContent.Item
  private let arrangement: MenuLayout.Arrangement
  private let hasMarks: Bool
  private let label = UILabel()
  private let detail = UILabel()
  private let imageView = UIImageView()
  private let markView = UIImageView()

  override var automaticAccessibility: AutomaticAccessibility {
    AutomaticAccessibility(isElement: true, label: item.title, traits: .button)
  }

  /// Whether a finger is over the element.
  var isHighlighted = false {
    didSet { if isHighlighted != oldValue { showColors() } }
  }

  init(_ item: MenuContent.Item, _ arrangement: MenuLayout.Arrangement, hasMarks: Bool) {
    (self.item, self.arrangement, self.hasMarks) = (item, arrangement, hasMarks)
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    label.text = item.title
    label.font = font
    label.numberOfLines = arrangement == .rows ? 2 : 1
    label.lineBreakMode = .byTruncatingTail
    detail.text = item.subtitle
    detail.font = .systemFont(ofSize: MenuFigures.smallFontSize)
    detail.lineBreakMode = .byTruncatingTail
    imageView.image = item.image?.inBar
    markView.image = item.mark
    label.isHidden = arrangement == .small && imageView.image != nil
    if arrangement != .rows { label.textAlignment = .center }
    for view in [label, detail, imageView, markView] { addSubview(view) }
    showColors()
  }

  required init?(coder: NSCoder) { nil }

  /// The kind of the element for a finger.
  ///
  /// - Parameter index: The index of the element.
  /// - Returns: The part of the menu that the finger is on.
  func target(_ index: Int) -> MenuTouchStateMachine.Target {
    switch item {
    case .leaf(let leaf): leaf.attributes.contains(.disabled) ? .inert : .row(index)
    case .submenu: .submenu(index)
    case .back: .row(index)
    case .loading: .inert
    }
  }

  /// Returns the height of the row in a menu of a width.
  func height(in width: CGFloat) -> CGFloat {
    let text = textSize(in: textWidth(in: width))
    return max(
      MenuFigures.rowHeight,
      (text.title + text.detail + 2 * MenuFigures.rowPadding).rounded(.up)
    )
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    arrangement == .rows ? layOutRow() : layOutCell()
  }

  private var font: UIFont {
    if case .back = item { return .systemFont(ofSize: MenuFigures.fontSize, weight: .semibold) }
    return .systemFont(
      ofSize: arrangement == .medium ? MenuFigures.mediumFontSize : MenuFigures.fontSize
    )
  }

  private func layOutRow() {
    let size = storedLayer.bounds.size
    let text = textSize(in: textWidth(in: size.width))
    let top = ((size.height - text.title - text.detail) / 2).rounded()
    let start = MenuFigures.inset + (hasMarks ? MenuFigures.markWidth : 0)
    let width = textWidth(in: size.width)
    label.frame = mirrored(CGRect(x: start, y: top, width: width, height: text.title))
    detail.frame = mirrored(
      CGRect(x: start, y: top + text.title, width: width, height: text.detail)
    )
    let mark = markView.image?.pointSize ?? .zero
    markView.frame = mirrored(
      CGRect(
        x: MenuFigures.inset + (MenuFigures.markWidth - MenuFigures.imageGap - mark.width) / 2,
        y: (size.height - mark.height) / 2,
        width: mark.width,
        height: mark.height
      )
    )
    let image = imageSize
    // Images share a middle line, whatever their widths.
    let middle = size.width - MenuFigures.inset - MenuFigures.imageSide / 2
    imageView.frame = mirrored(
      CGRect(
        x: middle - image.width / 2,
        y: (size.height - image.height) / 2,
        width: image.width,
        height: image.height
      )
    )
  }

  private func layOutCell() {
    let size = storedLayer.bounds.size
    let image = imageSize
    let text = label.isHidden ? 0 : label.font.lineHeight.rounded(.up)
    // Images share a middle line, and texts a baseline, whatever the heights of the images.
    let side = image.height > 0 ? MenuFigures.imageSide : 0
    let top = ((size.height - side - text) / 2).rounded()
    imageView.frame = CGRect(
      x: (size.width - image.width) / 2,
      y: top + (side - image.height) / 2,
      width: image.width,
      height: image.height
    )
    label.frame = CGRect(x: 0, y: top + side, width: size.width, height: text)
      .insetBy(dx: min(4, size.width / 2), dy: 0)
  }

  /// The size of the image, reduced to the room that there is.
  private var imageSize: CGSize {
    guard let size = imageView.image?.pointSize, size.width > 0, size.height > 0 else {
      return .zero
    }
    let scale = min(1, MenuFigures.imageSide / max(size.width, size.height))
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  private func textWidth(in width: CGFloat) -> CGFloat {
    let marks = hasMarks ? MenuFigures.markWidth : 0
    let image =
      imageView.image == nil ? 0 : MenuFigures.imageSide + MenuFigures.imageGap
    return max(0, width - 2 * MenuFigures.inset - marks - image)
  }

  private func textSize(in width: CGFloat) -> (title: CGFloat, detail: CGFloat) {
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    let title = min(label.sizeThatFits(room).height, 2 * label.font.lineHeight.rounded(.up))
    return (title, detail.text?.isEmpty == false ? detail.font.lineHeight.rounded(.up) : 0)
  }

  private func showColors() {
    backgroundColor = isHighlighted ? AlertColors.pressed : nil
    label.textColor = item.color
    detail.textColor = item.isDisabled ? .tertiaryLabel : .secondaryLabel
    imageView.tintColor = item.color
    markView.tintColor = item.color
  }
}
