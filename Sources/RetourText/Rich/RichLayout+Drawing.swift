// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CPango
package import CoreGraphics

extension RichLayout {
  /// Returns the bounds of everything that is drawn, with shadows and thick lines.
  ///
  /// - Parameter paints: The paint of each style.
  /// - Returns: The bounds, in points from the top left of the box.
  package func drawnBounds(with paints: [RichPaint]) -> CGRect {
    paints.reduce(drawnBounds) { bounds, paint in
      guard let offset = paint.shadow?.offset else { return bounds }
      return bounds.union(drawnBounds.offsetBy(dx: offset.width, dy: offset.height))
    }
  }

  /// Returns the color of all that is drawn.
  ///
  /// - Parameter paints: The paint of each style.
  /// - Returns: The color; `nil` where there are several, or more than letters.
  package func onlyColor(with paints: [RichPaint]) -> CGColor? {
    guard let color = paints.first?.color,
      paints.allSatisfy({ $0.isLettersOnly && $0.color == color }),
      text.styles.allSatisfy({ $0.attachment == nil })
    else { return nil }
    return TextSystem.locked { lines.contains { $0.line.hasEmoji } ? nil : color }
  }

  /// Draws the text; lines outside of the clip cost nothing.
  ///
  /// - Parameters:
  ///   - context: The context, in UIKit's coordinates.
  ///   - point: The top left of the layout's box, in points.
  ///   - paints: The paint of each style.
  package func draw(in context: CGContext, at point: CGPoint, paints: [RichPaint]) {
    guard point.x.isFinite, point.y.isFinite, paints.count == text.styles.count else { return }
    context.saveGState()
    defer { context.restoreGState() }
    if clips { context.clip(to: CGRect(x: point.x, y: -1e6, width: boxWidth, height: 2e6)) }
    let scale = context.ctm.isIdentity && context.scale == self.scale ? self.scale : nil
    let visible = TextLayout.visibleBounds(context.cairo)
    TextSystem.withGlyphs { glyphs in
      for line in lines {
        let ink = line.line.ink.offsetBy(dx: line.origin.x, dy: line.origin.y)
        let area = line.box.union(ink).offsetBy(dx: point.x, dy: point.y)
        guard area.intersects(visible) else { continue }
        let painter = LinePainter(
          line: line,
          origin: CGPoint(x: point.x + line.origin.x, y: point.y + line.origin.y),
          layout: self,
          context: context,
          paints: paints
        )
        painter.draw(upright: scale, glyphs)
      }
    }
  }
}

/// Draws one line of a text with styles.
private struct LinePainter {
  let line: RichLine
  /// The left end of the baseline.
  let origin: CGPoint
  let layout: RichLayout
  let context: CGContext
  let paints: [RichPaint]

  func draw(upright scale: CGFloat?, _ glyphs: GlyphCache) {
    let runs = line.line.runs.map { ($0, $0.mark ?? line.lastStyle) }
    for (run, style) in runs {
      guard let background = paints[style].background else { continue }
      context.setFillColor(background)
      let top = origin.y - line.origin.y + line.top
      context.fill(
        CGRect(x: left(run), y: top, width: right(run) - left(run), height: line.height)
      )
    }
    for (run, style) in runs {
      if let shadow = paints[style].shadow {
        draw(run, style, shadow.color, moved: shadow.offset, upright: scale, glyphs)
      }
    }
    for (run, style) in runs {
      if layout.text.styles[style].attachment != nil, run.mark != nil {
        drawAttachments(run, style)
      } else {
        draw(run, style, paints[style].color, moved: .zero, upright: scale, glyphs)
      }
      decorate(run, style)
    }
  }

  private func left(_ run: ShapedRun) -> CGFloat { origin.x + run.span.lowerBound }
  private func right(_ run: ShapedRun) -> CGFloat { origin.x + run.span.upperBound }

  private func draw(
    _ run: ShapedRun,
    _ style: Int,
    _ color: CGColor,
    moved offset: CGSize,
    upright scale: CGFloat?,
    _ glyphs: GlyphCache
  ) {
    let unit = layout.scale
    let y = origin.y - layout.text.styles[style].baselineOffset + offset.height
    let place = CGPoint(
      x: ((origin.x + offset.width) * unit).rounded() / unit,
      y: (y * unit).rounded() / unit
    )
    context.withSource(color: color) { cairo in
      cairo_set_antialias(cairo, CAIRO_ANTIALIAS_GRAY)
      cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
      run.draw(in: cairo, at: place, scale: scale, glyphs)
      cairo_new_path(cairo)
    }
  }

  /// Draws the attachments of a run side by side.
  private func drawAttachments(_ run: ShapedRun, _ style: Int) {
    guard let bounds = layout.text.styles[style].attachment, bounds.width > 0,
      let draw = paints[style].attachment
    else { return }
    var x = left(run)
    while x + bounds.width <= right(run) + 0.01 {
      let y = origin.y - bounds.maxY - layout.text.styles[style].baselineOffset
      draw(context, CGRect(x: x, y: y, width: bounds.width, height: bounds.height))
      x += bounds.width
    }
  }

  private func decorate(_ run: ShapedRun, _ style: Int) {
    let paint = paints[style]
    guard paint.underline != nil || paint.strikethrough != nil else { return }
    let metrics = TextSystem.metrics(of: layout.text.styles[style].face)
    let baseline = origin.y - layout.text.styles[style].baselineOffset
    let unit = metrics.underlineThickness
    let span = left(run)...max(left(run), right(run))
    paint.underline?.draw(
      along: span,
      y: baseline - metrics.underlineOffset,
      unit: unit,
      in: context,
      scale: layout.scale
    )
    paint.strikethrough?.draw(
      along: span,
      y: baseline - metrics.strikethroughOffset,
      unit: unit,
      in: context,
      scale: layout.scale
    )
  }
}
