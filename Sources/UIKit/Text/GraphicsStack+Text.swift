// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourText

extension GraphicsStack {
  /// Draws text with styles in the current context, if there is one.
  ///
  /// - Parameters:
  ///   - layout: The text.
  ///   - origin: The top left of its box, in points.
  ///   - paints: The paint of each style.
  func draw(_ layout: RichLayout, at origin: CGPoint, paints: [RichPaint]) {
    let area = layout.drawnBounds(with: paints).offsetBy(dx: origin.x, dy: origin.y)
    draw(in: area) { layout.draw(in: $0, at: origin, paints: paints) }
  }
}
