// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The names of a layer's properties in actions and key paths.
enum LayerKey: String {
  case bounds, position, anchorPoint, zPosition, transform, opacity, hidden, masksToBounds
  case cornerRadius, backgroundColor, borderWidth, borderColor
  case shadowColor, shadowOpacity, shadowOffset, shadowRadius, shadowPath
  case path, fillColor, fillRule, strokeColor, strokeStart, strokeEnd
  case lineWidth, miterLimit, lineCap, lineJoin, lineDashPhase, lineDashPattern
  case colors, locations, startPoint, endPoint, type
  case backdrop, sublayerTransform

  /// Whether a change leaves the layer's content as it is, and only shows it elsewhere or
  /// otherwise: its flattened image stays valid.
  var keepsContent: Bool {
    switch self {
    case .position, .anchorPoint, .zPosition, .transform, .opacity, .hidden: true
    case .shadowColor, .shadowOpacity, .shadowOffset, .shadowRadius, .shadowPath: true
    default: false
    }
  }

  /// Whether a change moves or resizes the layer in its superlayer.
  var isGeometry: Bool {
    self == .bounds || self == .position || self == .anchorPoint || self == .transform
      || self == .sublayerTransform
  }

  /// Whether a layer without a delegate animates a change implicitly.
  var animatesByItself: Bool {
    switch self {
    case .hidden, .masksToBounds, .path, .shadowPath: false
    default: isList || self == .sublayerTransform || AnimatedProperty.lanes(of: self) != nil
    }
  }

  /// Whether a value has no fixed count of numbers.
  var isList: Bool {
    self == .path || self == .shadowPath || self == .colors || self == .locations
  }
}
