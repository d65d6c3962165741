// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// The title of an item in a bar.
@preconcurrency @MainActor
class UINavigationItemView: UIView {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    label.font = BarFigures.titleFont
    label.textAlignment = .center
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// The text.
  var title: String? {
    get { label.text }
    set { label.text = newValue }
  }

  /// Applies a style.
  func apply(_ style: TextStyle?) {
    (style ?? TextStyle([:])).apply(to: label, font: BarFigures.titleFont, color: .label)
  }

  override var automaticAccessibility: AutomaticAccessibility {
    AutomaticAccessibility(isElement: true, label: title, traits: .header)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { label.lineSize(width: size.width) }
}
