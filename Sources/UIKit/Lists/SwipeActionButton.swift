// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// The button of a swipe action: an image above a title, or one of them.
@preconcurrency @MainActor
final class SwipeActionButton: UIControl {
  private let action: UIContextualAction
  private let label = UILabel()
  private let image = UIImageView()
  private let onChoice: @MainActor (UIContextualAction, UIView) -> Void

  init(
    _ action: UIContextualAction,
    onChoice: @escaping @MainActor (UIContextualAction, UIView) -> Void
  ) {
    (self.action, self.onChoice) = (action, onChoice)
    super.init(frame: .zero)
    clipsToBounds = true
    backgroundColor = action.backgroundColor
    label.text = action.title
    label.font = .systemFont(ofSize: action.image == nil ? 17 : 15)
    label.textColor = .white
    label.textAlignment = .center
    image.image = action.image?.withRenderingMode(.alwaysTemplate)
    image.tintColor = .white
    addSubview(image)
    addSubview(label)
    addAction(UIAction { [unowned self] _ in perform() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  override var automaticAccessibility: AutomaticAccessibility {
    AutomaticAccessibility(isElement: true, label: action.title, traits: .button)
  }

  /// The width that title and image need.
  var naturalWidth: CGFloat {
    let content = max(label.intrinsicContentSize.width, image.intrinsicContentSize.width)
    return max(TableFigures.actionWidth, content.rounded(.up) + 2 * TableFigures.actionMargin)
  }

  /// Performs the action.
  func perform() { onChoice(action, self) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = storedLayer.bounds
    let width = naturalWidth
    // The content keeps its size while the button is narrower, and is cut.
    let text = label.intrinsicContentSize.height
    let size = image.image?.pointSize ?? .zero
    let gap: CGFloat = size.height > 0 && text > 0 ? 4 : 0
    let top = ((bounds.height - size.height - gap - text) / 2).rounded()
    image.frame = CGRect(
      x: ((bounds.width - size.width) / 2).rounded(),
      y: top,
      width: size.width,
      height: size.height
    )
    label.frame = CGRect(
      x: (bounds.width - width) / 2,
      y: top + size.height + gap,
      width: width,
      height: text
    )
  }
}
