// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// An element of an edit menu, or an arrow to other elements.
@preconcurrency @MainActor
final class EditMenuItemView: UIControl {
  private let label = UILabel()
  private let imageView = UIImageView()
  private let color: UIColor

  /// Creates an element.
  convenience init(_ item: MenuContent.Item) {
    self.init(title: item.title, image: item.title.isEmpty ? item.image : nil, color: item.color)
    isEnabled = !item.isDisabled
  }

  /// Creates an arrow.
  ///
  /// - Parameters:
  ///   - symbol: The arrow.
  ///   - name: Its name for assistive technologies.
  convenience init(_ symbol: Symbol, named name: SystemString) {
    let style = UIImage.SymbolConfiguration(pointSize: EditMenuFigures.fontSize)
    self.init(
      title: name.text(in: Stage.current.language),
      image: UIImage(systemName: symbol.rawValue, withConfiguration: style),
      color: .label
    )
  }

  private init(title: String, image: UIImage?, color: UIColor) {
    self.color = color
    super.init(frame: .zero)
    label.text = title
    label.font = .systemFont(ofSize: EditMenuFigures.fontSize)
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingTail
    label.textColor = color
    label.isHidden = image != nil
    imageView.image = image?.inBar
    imageView.tintColor = color
    imageView.contentMode = .center
    addSubview(label)
    addSubview(imageView)
  }

  required init?(coder: NSCoder) { nil }

  override var startsOpaque: Bool { false }
  override var automaticAccessibility: AutomaticAccessibility {
    AutomaticAccessibility(isElement: true, label: label.text, traits: stateTraits.union(.button))
  }
  override func stateDidChange() {
    backgroundColor = condition.contains(.highlighted) ? AlertColors.pressed : nil
  }

  /// The width with the space at both sides.
  var width: CGFloat {
    let size = CGSize(width: CGFloat.greatestFiniteMagnitude, height: EditMenuFigures.height)
    let content = imageView.image?.pointSize.width ?? label.sizeThatFits(size).width
    return max(
      (content + 2 * EditMenuFigures.padding).rounded(.up),
      EditMenuFigures.smallestWidth
    )
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = storedLayer.bounds
    label.frame = bounds.insetBy(dx: min(4, bounds.width / 2), dy: 0)
    imageView.frame = bounds
  }
}
