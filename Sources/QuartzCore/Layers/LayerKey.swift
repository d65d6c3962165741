// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The names of a layer's properties in actions and key paths.
enum LayerKey: String {
  case bounds, position, anchorPoint, zPosition, transform, opacity, hidden, masksToBounds
  case cornerRadius, backgroundColor, borderWidth, borderColor
  case shadowColor, shadowOpacity, shadowOffset, shadowRadius

  /// Whether a change leaves the layer's content as it is, and only shows it elsewhere or
  /// otherwise: its flattened image stays valid.
  var keepsContent: Bool {
    switch self {
    case .position, .anchorPoint, .zPosition, .transform, .opacity, .hidden: true
    case .shadowColor, .shadowOpacity, .shadowOffset, .shadowRadius: true
    case .bounds, .masksToBounds, .cornerRadius, .backgroundColor, .borderWidth, .borderColor:
      false
    }
  }

  /// Whether a change moves or resizes the layer in its superlayer.
  var isGeometry: Bool {
    self == .bounds || self == .position || self == .anchorPoint || self == .transform
  }

  /// Whether a layer without a delegate animates a change implicitly.
  var animatesByItself: Bool {
    switch self {
    case .hidden, .masksToBounds: false
    default: true
    }
  }
}
