// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourText

extension GraphicsStack {
  /// Draws a text in the current context, if there is one.
  ///
  /// - Parameters:
  ///   - layout: The text.
  ///   - origin: The top left of its box, in user space.
  ///   - color: The color.
  ///   - bounds: The bounds of all that is drawn, in user space; `nil` for those of the text.
  func draw(
    _ layout: TextLayout,
    at origin: CGPoint,
    in color: CGColor,
    within bounds: CGRect? = nil
  ) {
    let drawn = layout.drawnBounds.offsetBy(dx: origin.x, dy: origin.y)
    let area = bounds.map(drawn.intersection) ?? drawn
    guard !area.isEmpty else { return }
    draw(in: area) {
      layout.hasOneColor ? color : nil
    } _: {
      layout.draw(in: $0, at: origin, color: color)
    }
  }

  /// Draws text with styles in the current context, if there is one.
  ///
  /// - Parameters:
  ///   - layout: The text.
  ///   - origin: The top left of its box, in points.
  ///   - paints: The paint of each style.
  ///   - bounds: The bounds of all that is drawn, in user space; `nil` for those of the text.
  func draw(
    _ layout: RichLayout,
    at origin: CGPoint,
    paints: [RichPaint],
    within bounds: CGRect? = nil
  ) {
    let drawn = layout.drawnBounds(with: paints).offsetBy(dx: origin.x, dy: origin.y)
    let area = bounds.map(drawn.intersection) ?? drawn
    guard !area.isEmpty else { return }
    draw(in: area) {
      layout.onlyColor(with: paints)
    } _: {
      layout.draw(in: $0, at: origin, paints: paints)
    }
  }
}
