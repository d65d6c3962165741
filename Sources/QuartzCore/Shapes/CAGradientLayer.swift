// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
public import Foundation

/// A layer that draws a gradient over its background, within its round corners.
open class CAGradientLayer: CALayer {
  override func pictureSource(_ values: LayerValues) -> PictureSource? {
    .gradient(values.special.gradient)
  }

  /// The colors, each a `CGColor`; others are ignored.
  open var colors: [Any]? {
    get {
      let colors = values.special.gradient.colors
      return colors.isEmpty ? nil : colors
    }
    set { set(\.special.gradient.colors, ListValue.colors(in: newValue ?? []), .colors) }
  }
  /// The places of the colors along the way, 0...1 and increasing; `nil` spreads them evenly.
  open var locations: [NSNumber]? {
    get { values.special.gradient.locations?.map { NSNumber(value: Double($0)) } }
    set {
      let places = newValue?.map { CGFloat($0.doubleValue) }
      set(\.special.gradient.locations, places, .locations)
    }
  }
  /// The start, as fractions of the bounds; the middle of the top edge by default.
  open var startPoint: CGPoint {
    get { values.special.gradient.start }
    set { set(\.special.gradient.start, newValue, .startPoint) }
  }
  /// The end, as fractions of the bounds; the middle of the bottom edge by default.
  open var endPoint: CGPoint {
    get { values.special.gradient.end }
    set { set(\.special.gradient.end, newValue, .endPoint) }
  }
  /// The kind of the gradient.
  open var type: CAGradientLayerType {
    get { CAGradientLayerType(values.special.gradient.shape) }
    set { set(\.special.gradient.shape, newValue.shape, .type) }
  }
}
