// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourRender

/// A property of a layer that UIView animates, by its Core Animation key.
enum AnimatedProperty: String {
  case position, bounds, opacity, transform, backgroundColor, cornerRadius, borderWidth,
    shadowOpacity, zPosition, backdrop

  /// The model value of the property.
  @MainActor
  func value(of view: UIView) -> Any? { value(of: view.storedLayer) }

  @MainActor
  private func value(of layer: CALayer) -> Any? {
    switch self {
    case .position: return layer.position
    case .bounds: return layer.bounds
    case .opacity: return layer.opacity
    case .transform:
      let transform = layer.transform
      if CATransform3DIsAffine(transform) { return layer.affineTransform() }
      return transform
    case .backgroundColor: return layer.backgroundColor
    case .cornerRadius: return layer.cornerRadius
    case .borderWidth: return layer.borderWidth
    case .shadowOpacity: return layer.shadowOpacity
    case .zPosition: return layer.zPosition
    case .backdrop: return (layer as? BackdropLayer)?.backdrop
    }
  }

  /// Returns the value that `restore(_:of:)` takes: a color as it was set, which may depend on
  /// traits, otherwise the model value.
  @MainActor
  func restorableValue(of view: UIView) -> Any? {
    self == .backgroundColor ? view.storedBackgroundColor : value(of: view)
  }

  /// Makes a value the model value again.
  @MainActor
  func restore(_ value: Any?, of view: UIView) {
    guard self == .backgroundColor else { return set(value, of: view) }
    view.setStoredBackgroundColor(value as? UIColor)
  }

  /// Captures the value that is on screen.
  ///
  /// - Returns: A closure that makes it the model value.
  @MainActor
  func keeper(of view: UIView) -> @MainActor () -> Void {
    guard let seen = view.storedLayer.presentation() else { return {} }
    let value = value(of: seen)
    return { set(value, of: view) }
  }

  @MainActor
  private func set(_ value: Any?, of view: UIView) {
    let layer = view.storedLayer
    switch (self, value) {
    case (.position, let value as CGPoint): layer.position = value
    case (.bounds, let value as CGRect): view.setStoredBounds(value)
    case (.opacity, let value as Float): layer.opacity = value
    case (.transform, let value as CGAffineTransform): layer.setAffineTransform(value)
    case (.backgroundColor, let value as CGColor):
      view.setStoredBackgroundColor(UIColor(cgColor: value))
    case (.cornerRadius, let value as CGFloat): layer.cornerRadius = value
    case (.borderWidth, let value as CGFloat): layer.borderWidth = value
    case (.shadowOpacity, let value as Float): layer.shadowOpacity = value
    case (.zPosition, let value as CGFloat): layer.zPosition = value
    case (.transform, let value as CATransform3D): layer.transform = value
    case (.backdrop, let value as Backdrop): (layer as? BackdropLayer)?.backdrop = value
    default: break
    }
  }
}
