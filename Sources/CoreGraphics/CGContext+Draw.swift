// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CCairo
public import Foundation

// MARK: Filling and stroking

extension CGContext {
  /// Fills the current path, which is then gone.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    paint(state.fillColor, rule) { cairo_fill($0) }
  }

  /// Draws lines along the current path, which is then gone.
  public func strokePath() {
    // Clipping to a line is not what Cairo can do: there, modes reach outside of it.
    paint(state.strokeColor, nil) { cairo_stroke($0) }
  }

  /// Fills a rectangle; the current path is then gone.
  public func fill(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    fillPath()
  }

  /// Fills rectangles; the current path is then gone.
  public func fill(_ rects: [CGRect]) {
    beginPath()
    addRects(rects)
    fillPath()
  }

  /// Draws lines around a rectangle; the current path is then gone.
  public func stroke(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    strokePath()
  }

  /// Draws lines of a width around a rectangle; the current path is then gone.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let before = state.lineWidth
    setLineWidth(width)
    stroke(rect)
    setLineWidth(before)
  }

  /// Fills the ellipse that touches a rectangle; the current path is then gone.
  public func fillEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    fillPath()
  }

  /// Draws lines around the ellipse that touches a rectangle; the current path is then gone.
  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    strokePath()
  }

  /// Draws separate lines between the points of each pair; the current path is then gone.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }

  /// Makes a rectangle transparent, or black in an opaque context; the current path is then gone.
  public func clear(_ rect: CGRect) {
    beginPath()
    guard canDraw else { return }
    addRect(rect)
    cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
    cairo_fill(cairo)
    cairo_set_operator(cairo, cairoOperator(state.blendMode))
  }

  /// Calls a closure with the `cairo_t`, a colour set as its source, the context's alpha included.
  ///
  /// Not called where nothing can be drawn.
  package func withSource(color: CGColor, _ body: (OpaquePointer) -> Void) {
    guard canDraw else { return }
    cairo_set_source_rgba(
      cairo,
      color.red,
      color.green,
      color.blue,
      color.alpha * state.alpha
    )
    body(cairo)
  }

  /// Paints the current path.
  ///
  /// - Parameters:
  ///   - color: The colour.
  ///   - rule: What is inside, of a path to fill.
  ///   - body: Fills or strokes.
  private func paint(_ color: CGColor, _ rule: CGPathFillRule?, _ body: (OpaquePointer) -> Void) {
    guard canDraw else { return beginPath() }
    withSource(color: color) { cairo in
      if let rule { cairo_set_fill_rule(cairo, rule.cairo) }
      guard rule != nil, state.blendMode.reachesOutside else { return body(cairo) }
      cairo_save(cairo)
      cairo_clip(cairo)
      cairo_paint(cairo)
      cairo_restore(cairo)
    }
  }
}

extension CGPathFillRule {
  var cairo: cairo_fill_rule_t {
    self == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD
  }
}

// MARK: Clipping

extension CGContext {
  /// Keeps later drawing inside the current path, which is then gone; an empty path hides all.
  public func clip(using rule: CGPathFillRule = .winding) {
    if !canDraw { beginPath() }
    cairo_set_fill_rule(cairo, rule.cairo)
    cairo_clip(cairo)
  }

  /// Keeps later drawing inside a rectangle; the current path is then gone.
  public func clip(to rect: CGRect) { clip(to: [rect]) }

  /// Keeps later drawing inside rectangles; the current path is then gone.
  public func clip(to rects: [CGRect]) {
    beginPath()
    addRects(rects)
    clip()
  }

  /// The smallest rectangle around what can be drawn to, in user space; null when nothing can.
  public var boundingBoxOfClipPath: CGRect {
    guard canDraw else { return .null }
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &left, &top, &right, &bottom)
    guard right > left, bottom > top else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
