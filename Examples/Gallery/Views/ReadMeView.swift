// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A view with a text and a button below it.
final class ReadMeView: UIView {
  let label = UILabel()
  let button = UIButton(type: .system)

  private static let margin: CGFloat = 20
  /// The vertical margins where there is little room, in points.
  private static let leastMargin: CGFloat = 4
  private static let buttonHeight: CGFloat = 50
  /// The largest width of a line, in points, for readability.
  private static let widestText: CGFloat = 600

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: 17)
    button.backgroundColor = .tertiarySystemFill
    button.layer.cornerRadius = 12
    button.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    addSubview(label)
    addSubview(button)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var semanticContentAttribute: UISemanticContentAttribute {
    didSet {
      // Subviews do not inherit it.
      label.semanticContentAttribute = semanticContentAttribute
      button.semanticContentAttribute = semanticContentAttribute
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let insets = safeAreaInsets
    let (left, right) = (insets.left + Self.margin, bounds.width - insets.right - Self.margin)
    let width = max(min(right - left, Self.widestText), 0)
    let x = (left + right - width) / 2
    let height = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    let free = bounds.height - insets.top - insets.bottom - height - Self.buttonHeight
    // Reduces the margins where the button would be clipped.
    let isTight = (3 * Self.leastMargin..<2 * Self.margin).contains(free)
    let margin = isTight ? (free / 3).rounded(.down) : Self.margin
    label.frame = CGRect(x: x, y: insets.top + margin, width: width, height: height)
    button.frame = CGRect(
      x: x,
      y: label.frame.maxY + margin,
      width: width,
      height: Self.buttonHeight
    )
  }
}
