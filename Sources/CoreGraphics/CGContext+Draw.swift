// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CCairo
public import Foundation

// MARK: Filling and stroking

extension CGContext {
  /// Fills the current path and clears it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    paint(state.fillColor, rule) { cairo_fill($0) }
  }

  /// Strokes the current path and clears it.
  public func strokePath() {
    // Cairo cannot clip to a stroke: there, such blend modes affect pixels outside of the shape.
    paint(state.strokeColor, nil) { cairo_stroke($0) }
  }

  /// Paints the current path and clears it.
  public func drawPath(using mode: CGPathDrawingMode) {
    switch mode {
    case .fill: fillPath()
    case .eoFill: fillPath(using: .evenOdd)
    case .stroke: strokePath()
    case .fillStroke, .eoFillStroke:
      let rule: CGPathFillRule = mode == .fillStroke ? .winding : .evenOdd
      paint(state.fillColor, rule) { cairo_fill_preserve($0) }
      strokePath()
    }
  }

  /// Fills a rectangle and clears the current path.
  public func fill(_ rect: CGRect) {
    beginPath()
    if fillPixels(of: rect) { return }
    addRect(rect)
    fillPath()
  }

  /// Fills rectangles and clears the current path.
  public func fill(_ rects: [CGRect]) {
    beginPath()
    addRects(rects)
    fillPath()
  }

  /// Strokes a rectangle and clears the current path.
  public func stroke(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    strokePath()
  }

  /// Strokes a rectangle with a line width and clears the current path.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let before = state.lineWidth
    setLineWidth(width)
    stroke(rect)
    setLineWidth(before)
  }

  /// Fills the ellipse inside a rectangle and clears the current path.
  public func fillEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    fillPath()
  }

  /// Strokes the ellipse inside a rectangle and clears the current path.
  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    strokePath()
  }

  /// Strokes a line between the points of each pair and clears the current path.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }

  /// Makes a rectangle transparent, or black in an opaque context, and clears the current path.
  public func clear(_ rect: CGRect) {
    beginPath()
    guard canDraw else { return }
    addRect(rect)
    cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
    cairo_fill(cairo)
    cairo_set_operator(cairo, cairoOperator(state.blendMode))
  }

  /// Calls a closure with the `cairo_t`, whose source is a color with the context's alpha.
  ///
  /// The closure is not called where nothing can be drawn.
  package func withSource(color: CGColor, _ body: (OpaquePointer) -> Void) {
    guard canDraw else { return }
    cairo_set_source_rgba(
      cairo,
      color.red,
      color.green,
      color.blue,
      isStencil ? 1 : color.alpha * state.alpha
    )
    body(cairo)
  }

  /// Paints the current path.
  ///
  /// - Parameters:
  ///   - color: The color.
  ///   - rule: The fill rule, for a path that is filled.
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
  /// Clips to the current path and clears it; an empty path clips everything.
  public func clip(using rule: CGPathFillRule = .winding) {
    if !canDraw { beginPath() }
    cairo_set_fill_rule(cairo, rule.cairo)
    cairo_clip(cairo)
    state.isClipped = true
  }

  /// Clips to a rectangle and clears the current path.
  public func clip(to rect: CGRect) { clip(to: [rect]) }

  /// Clips to rectangles and clears the current path.
  public func clip(to rects: [CGRect]) {
    beginPath()
    addRects(rects)
    clip()
  }

  /// The bounding box of the clip in user space; null when everything is clipped.
  public var boundingBoxOfClipPath: CGRect {
    guard canDraw else { return .null }
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &left, &top, &right, &bottom)
    guard right > left, bottom > top else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
