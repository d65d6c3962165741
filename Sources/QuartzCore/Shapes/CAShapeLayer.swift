// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A layer that draws a path, between its background and its sublayers.
///
/// The path is drawn once, and again when it or its look changes; it may reach beyond the bounds.
open class CAShapeLayer: CALayer {
  override func pictureSource(_ values: LayerValues) -> PictureSource? {
    .shape(values.special.shape)
  }

  // MARK: The path

  /// The path, in the layer's coordinates; it is copied.
  ///
  /// A change is animated by explicit animations only. Between paths with other kinds of steps
  /// there is no way: the later one is shown at once.
  open var path: CGPath? {
    get { values.special.shape.path }
    set { set(\.special.shape.path, newValue?.copy(), .path) }
  }

  // MARK: The look

  /// The color inside the path; opaque black by default, `nil` fills nothing.
  open var fillColor: CGColor? {
    get { values.special.shape.fillColor }
    set { set(\.special.shape.fillColor, newValue, .fillColor) }
  }
  /// The rule for the inside of the path.
  open var fillRule: CAShapeLayerFillRule {
    get { values.special.shape.fillRule == .evenOdd ? .evenOdd : .nonZero }
    set { set(\.special.shape.fillRule, newValue == .evenOdd ? .evenOdd : .winding, .fillRule) }
  }
  /// The color along the path; `nil`, the default, strokes nothing.
  open var strokeColor: CGColor? {
    get { values.special.shape.strokeColor }
    set { set(\.special.shape.strokeColor, newValue, .strokeColor) }
  }
  /// The share of the path's length at which the stroke begins, 0...1.
  open var strokeStart: CGFloat {
    get { values.special.shape.strokeStart }
    set { set(\.special.shape.strokeStart, newValue, .strokeStart) }
  }
  /// The share of the path's length at which the stroke ends, 0...1; 1 by default.
  open var strokeEnd: CGFloat {
    get { values.special.shape.strokeEnd }
    set { set(\.special.shape.strokeEnd, newValue, .strokeEnd) }
  }
  /// The width of the stroke in points; 1 by default.
  open var lineWidth: CGFloat {
    get { values.special.shape.stroke.width }
    set { set(\.special.shape.stroke.width, newValue, .lineWidth) }
  }
  /// The longest pointed corner, in line widths; 10 by default.
  open var miterLimit: CGFloat {
    get { values.special.shape.stroke.miterLimit }
    set { set(\.special.shape.stroke.miterLimit, newValue, .miterLimit) }
  }
  /// The style of the stroke's ends.
  open var lineCap: CAShapeLayerLineCap {
    get { CAShapeLayerLineCap(values.special.shape.stroke.cap) }
    set { set(\.special.shape.stroke.cap, newValue.cap, .lineCap) }
  }
  /// The style of the stroke's corners.
  open var lineJoin: CAShapeLayerLineJoin {
    get { CAShapeLayerLineJoin(values.special.shape.stroke.join) }
    set { set(\.special.shape.stroke.join, newValue.join, .lineJoin) }
  }
  /// The offset into the dash pattern at which the stroke begins, in points.
  open var lineDashPhase: CGFloat {
    get { values.special.shape.stroke.dashPhase }
    set { set(\.special.shape.stroke.dashPhase, newValue, .lineDashPhase) }
  }
  /// The lengths of dashes and gaps in turn, in points; `nil` for a solid stroke.
  open var lineDashPattern: [NSNumber]? {
    get {
      let dashes = values.special.shape.stroke.dashes
      return dashes.isEmpty ? nil : dashes.map { NSNumber(value: Double($0)) }
    }
    set {
      let dashes = (newValue ?? []).map { CGFloat($0.doubleValue) }
      set(\.special.shape.stroke.dashes, dashes, .lineDashPattern)
    }
  }
}
