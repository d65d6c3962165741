// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The names of a layer's properties, as actions and key paths call them.
enum LayerKey: String {
  case bounds, position, anchorPoint, zPosition, transform, opacity, hidden, masksToBounds
  case cornerRadius, backgroundColor, borderWidth, borderColor
  case shadowColor, shadowOpacity, shadowOffset, shadowRadius

  /// Whether a change leaves the picture inside the layer as it is, and only shows it elsewhere or
  /// otherwise: what the layer has been flattened to stays good.
  var leavesPictureAlone: Bool {
    switch self {
    case .position, .anchorPoint, .zPosition, .transform, .opacity, .hidden: true
    case .shadowColor, .shadowOpacity, .shadowOffset, .shadowRadius: true
    case .bounds, .masksToBounds, .cornerRadius, .backgroundColor, .borderWidth, .borderColor:
      false
    }
  }

  /// Whether a change moves the layer in its superlayer.
  var isGeometry: Bool { self == .position || self == .anchorPoint || self == .transform }

  /// Whether a bare layer glides to the new value by itself.
  var animatesByItself: Bool {
    switch self {
    case .hidden, .masksToBounds: false
    default: true
    }
  }
}
