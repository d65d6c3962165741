// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A view that is a gradient.
final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  private var colors: [UIColor] = []

  /// Creates a view without colors.
  ///
  /// - Parameters:
  ///   - type: The kind of the gradient.
  ///   - start: Its start, as fractions of the bounds.
  ///   - end: Its end, as fractions of the bounds.
  init(_ type: CAGradientLayerType, from start: CGPoint, to end: CGPoint) {
    super.init(frame: .zero)
    guard let gradient = layer as? CAGradientLayer else { return }
    gradient.type = type
    (gradient.startPoint, gradient.endPoint) = (start, end)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows other colors.
  func show(_ colors: [UIColor]) {
    self.colors = colors
    (layer as? CAGradientLayer)?.colors = colors.map {
      $0.resolvedColor(with: traitCollection).cgColor
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    show(colors)
  }
}
