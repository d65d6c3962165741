// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A property of a layer that UIView animates, by its Core Animation key.
enum AnimatedProperty: String {
  case position, bounds, opacity, transform, backgroundColor, cornerRadius, borderWidth,
    shadowOpacity, zPosition

  /// The model value of the property.
  @MainActor
  func value(of view: UIView) -> Any? {
    let layer = view.storedLayer
    switch self {
    case .position: return layer.position
    case .bounds: return layer.bounds
    case .opacity: return layer.opacity
    case .transform: return layer.affineTransform()
    case .backgroundColor: return layer.backgroundColor
    case .cornerRadius: return layer.cornerRadius
    case .borderWidth: return layer.borderWidth
    case .shadowOpacity: return layer.shadowOpacity
    case .zPosition: return layer.zPosition
    }
  }

  /// Captures the present model value.
  ///
  /// - Returns: A closure that restores the value.
  @MainActor
  func restorer(of view: UIView) -> @MainActor () -> Void {
    let layer = view.storedLayer
    switch self {
    case .position:
      let value = layer.position
      return { layer.position = value }
    case .bounds:
      let value = layer.bounds
      return { [weak view] in view?.setStoredBounds(value) }
    case .opacity:
      let value = layer.opacity
      return { layer.opacity = value }
    case .transform:
      let value = layer.affineTransform()
      return { layer.setAffineTransform(value) }
    case .backgroundColor:
      let value = view.storedBackgroundColor
      return { [weak view] in view?.setStoredBackgroundColor(value) }
    case .cornerRadius:
      let value = layer.cornerRadius
      return { layer.cornerRadius = value }
    case .borderWidth:
      let value = layer.borderWidth
      return { layer.borderWidth = value }
    case .shadowOpacity:
      let value = layer.shadowOpacity
      return { layer.shadowOpacity = value }
    case .zPosition:
      let value = layer.zPosition
      return { layer.zPosition = value }
    }
  }
}
