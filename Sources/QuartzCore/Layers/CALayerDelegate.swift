// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The delegate of a layer, which provides content, layout and actions; a view is its layer's.
///
/// Apple's optional methods are requirements with default implementations here. A layer with a
/// delegate belongs to the main thread.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
  /// Sets the layer's contents; by default the layer draws them.
  func display(_ layer: CALayer)
  /// Draws the layer's content.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Called before the layer draws its content.
  func layerWillDraw(_ layer: CALayer)
  /// Lays out the layer's sublayers.
  func layoutSublayers(of layer: CALayer)
  /// Returns the action for an event; nil continues the search, `NSNull` ends it without an action.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Default implementation: draws the layer's content into a new image.
  public func display(_ layer: CALayer) { layer.drawContents() }
  /// The default implementation; it has no effect.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// The default implementation; it has no effect.
  public func layerWillDraw(_ layer: CALayer) {}
  /// The default implementation; it has no effect.
  public func layoutSublayers(of layer: CALayer) {}
  /// Default implementation: nil.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
