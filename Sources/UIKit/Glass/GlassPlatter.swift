// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QuartzCore

/// A piece of glass with round ends, and the shadow below it.
///
/// While nothing changes below, it costs nothing: the renderer keeps its blurred image.
@preconcurrency @MainActor
final class GlassPlatter: UIView {
  /// The glass itself, which is clipped to its shape; the shadow is not.
  private let glass = GlassView()
  /// The color in place of the glass.
  private var fill: UIColor?

  /// Creates a platter.
  ///
  /// - Parameter radius: The radius of the corners, in points.
  init(radius: CGFloat) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    let layer = storedLayer
    layer.cornerRadius = radius
    layer.shadowOpacity = GlassMaterial.shadowOpacity
    layer.shadowRadius = GlassMaterial.shadowRadius
    layer.shadowOffset = GlassMaterial.shadowOffset
    glass.storedLayer.cornerRadius = radius
    glass.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(glass)
  }

  required init?(coder: NSCoder) { nil }

  /// Fills the platter with a color; `nil` is glass.
  func show(fill: UIColor?) {
    guard fill != self.fill else { return }
    self.fill = fill
    glass.show(fill: fill)
  }

  /// Moves the platter and gives it a size; its transform stays as it is.
  func place(at frame: CGRect) {
    if storedLayer.bounds.size != frame.size { bounds.size = frame.size }
    moveCenter(to: frame)
  }
}
