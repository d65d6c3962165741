// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QuartzCore

/// A color that fades away from a bar's edge, above content that scrolls below the bar.
@preconcurrency @MainActor
final class BarFadeView: UIView {
  /// The alpha of the color from the screen's edge to the end of the fade (our decision).
  private static let alphas: [CGFloat] = [0.94, 0.82, 0.5, 0]

  private var color = UIColor.clear
  /// Whether the screen's edge is at the bottom.
  private let isAtBottom: Bool

  init(isAtBottom: Bool) {
    self.isAtBottom = isAtBottom
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override class var layerClass: AnyClass { CAGradientLayer.self }

  /// Shows a color.
  func show(_ color: UIColor) {
    self.color = color
    applyColor()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    applyColor()
  }

  private func applyColor() {
    let shown = color.resolvedColor(with: computedTraits)
    (storedLayer as? CAGradientLayer)?.colors =
      (isAtBottom ? Self.alphas.reversed() : Self.alphas).map {
        shown.withAlphaComponent($0).cgColor
      }
  }
}
