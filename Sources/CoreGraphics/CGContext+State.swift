// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CCairo
public import Foundation

// MARK: Colors and blending

extension CGContext {
  /// Sets the fill color.
  public func setFillColor(_ color: CGColor) { state.fillColor = color }

  /// Sets the stroke color.
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

  /// Sets the fill color from components 0...1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the stroke color from components 0...1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the fill color to a gray.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }

  /// Sets the stroke color to a gray.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }

  /// Sets the opacity of all drawing, 0...1; it multiplies the alpha of colors and images.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha > 0 ? min(alpha, 1) : 0 }

  /// Sets the blend mode.
  public func setBlendMode(_ mode: CGBlendMode) {
    state.blendMode = mode
    cairo_set_operator(cairo, cairoOperator(mode))
  }

  /// The quality of images that are drawn at another size.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }

  /// Sets whether edges are antialiased.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    cairo_set_antialias(cairo, shouldAntialias ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
  }
}

// MARK: Lines

extension CGContext {
  /// Sets the line width.
  ///
  /// - Parameter width: The width in units of user space at the time of drawing.
  public func setLineWidth(_ width: CGFloat) {
    guard width >= 0, width.isFinite else { return }
    state.lineWidth = width
    cairo_set_line_width(cairo, width)
  }

  /// Sets the style of line ends.
  public func setLineCap(_ cap: CGLineCap) {
    switch cap {
    case .butt: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_BUTT)
    case .round: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
    case .square: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_SQUARE)
    }
  }

  /// Sets the style of line corners.
  public func setLineJoin(_ join: CGLineJoin) {
    switch join {
    case .miter: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_MITER)
    case .round: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
    case .bevel: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_BEVEL)
    }
  }

  /// Sets the miter limit: the longest pointed corner, in line widths.
  public func setMiterLimit(_ limit: CGFloat) {
    guard limit.isFinite else { return }
    cairo_set_miter_limit(cairo, limit)
  }

  /// Sets the line dash pattern.
  ///
  /// - Parameters:
  ///   - phase: The offset into the pattern at which a line begins.
  ///   - lengths: The lengths of dashes and gaps in turn; empty for solid lines. Lengths that
  ///     are negative, not finite or all zero count as empty.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    let isUsable =
      lengths.allSatisfy { $0 >= 0 && $0.isFinite } && lengths.contains { $0 > 0 }
      && phase.isFinite
    cairo_set_dash(
      cairo,
      lengths.map { Double($0) },
      isUsable ? Int32(lengths.count) : 0,
      Double(phase)
    )
  }
}

/// The Cairo operator of a blend mode.
func cairoOperator(_ mode: CGBlendMode) -> cairo_operator_t {
  switch mode {
  case .normal: CAIRO_OPERATOR_OVER
  case .multiply: CAIRO_OPERATOR_MULTIPLY
  case .screen: CAIRO_OPERATOR_SCREEN
  case .overlay: CAIRO_OPERATOR_OVERLAY
  case .darken: CAIRO_OPERATOR_DARKEN
  case .lighten: CAIRO_OPERATOR_LIGHTEN
  case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
  case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
  case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
  case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
  case .difference: CAIRO_OPERATOR_DIFFERENCE
  case .exclusion: CAIRO_OPERATOR_EXCLUSION
  case .hue: CAIRO_OPERATOR_HSL_HUE
  case .saturation: CAIRO_OPERATOR_HSL_SATURATION
  case .color: CAIRO_OPERATOR_HSL_COLOR
  case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
  case .clear: CAIRO_OPERATOR_CLEAR
  case .copy: CAIRO_OPERATOR_SOURCE
  case .sourceIn: CAIRO_OPERATOR_IN
  case .sourceOut: CAIRO_OPERATOR_OUT
  case .sourceAtop: CAIRO_OPERATOR_ATOP
  case .destinationOver: CAIRO_OPERATOR_DEST_OVER
  case .destinationIn: CAIRO_OPERATOR_DEST_IN
  case .destinationOut: CAIRO_OPERATOR_DEST_OUT
  case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
  case .xor: CAIRO_OPERATOR_XOR
  case .plusLighter: CAIRO_OPERATOR_ADD
  }
}

extension CGBlendMode {
  /// Whether Cairo applies the mode to pixels outside of the shape too; Apple does not.
  var reachesOutside: Bool {
    switch self {
    case .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }
}
