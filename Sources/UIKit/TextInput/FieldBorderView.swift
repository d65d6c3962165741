// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The border and the background of a text field.
@preconcurrency @MainActor
final class FieldBorderView: UIView {
  /// The radius of a rounded border in points (reported, see Parity).
  private static let radius: CGFloat = 5

  /// The style.
  var style = UITextField.BorderStyle.none { didSet { if style != oldValue { showStyle() } } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override var startsOpaque: Bool { false }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showStyle()
  }

  /// Shows the style by the layer's own border: a bitmap of each field would take a form as much
  /// memory as a page, and the time to draw it.
  private func showStyle() {
    let traits = computedTraits
    let isRounded = style == .roundedRect
    let color: UIColor = style == .line ? .label : .opaqueSeparator
    // A line of one pixel inside of the bounds.
    storedLayer.borderWidth = style == .none ? 0 : 1 / max(traits.displayScale, 1)
    storedLayer.borderColor = color.resolvedColor(with: traits).cgColor
    storedLayer.cornerRadius = isRounded ? Self.radius : 0
    backgroundColor = isRounded ? .systemBackground : nil
  }
}
