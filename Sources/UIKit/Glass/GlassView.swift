// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QuartzCore
import RetourRender

/// Glass, through which the views behind are seen.
@preconcurrency @MainActor
final class GlassView: UIView {
  private var fill: UIColor?

  override class var layerClass: AnyClass { BackdropLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    clipsToBounds = true
    storedLayer.borderWidth = GlassMaterial.edgeWidth
    showMaterial()
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a color in place of the glass.
  func show(fill: UIColor?) {
    self.fill = fill
    backgroundColor = fill
    showMaterial()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showMaterial()
  }

  private func showMaterial() {
    let material = GlassMaterial(isDark: computedTraits.userInterfaceStyle == .dark)
    (storedLayer as? BackdropLayer)?.backdrop = fill == nil ? material.backdrop : .none
    storedLayer.borderColor = material.edgeColor.cgColor
  }
}
