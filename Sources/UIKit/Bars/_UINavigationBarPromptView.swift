// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// The line of text above a navigation bar's row.
@preconcurrency @MainActor
class _UINavigationBarPromptView: UIView {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    clipsToBounds = true
    label.font = .systemFont(ofSize: BarFigures.promptFontSize)
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a text.
  func show(_ text: String) { label.text = text }

  override var automaticAccessibility: AutomaticAccessibility {
    AutomaticAccessibility(isElement: true, label: label.text, traits: .staticText)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = storedLayer.bounds
    let margin = barFigures.margin(width: bounds.width)
    let insets = computedSafeAreaInsets
    label.frame = CGRect(
      x: margin + insets.left,
      y: 0,
      width: max(0, bounds.width - 2 * margin - insets.left - insets.right),
      height: bounds.height
    )
  }
}
