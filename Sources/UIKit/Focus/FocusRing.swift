// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QuartzCore
import RetourDecisions

/// The ring around the item with the focus.
///
/// Its layer lies in the nearest bar, view of a view controller, or clipping view around the item,
/// above its subviews: it moves with a page in a transition.
@MainActor
final class FocusRing {
  private let layer = CALayer()

  /// Creates a ring that is not on the screen.
  init() {
    layer.zPosition = Self.height
    layer.borderWidth = FocusRingShape.lineWidth
  }

  /// The position of the ring above its siblings (our decision).
  private static let height: CGFloat = 10_000

  /// Whether the ring is on the screen.
  var isOnScreen: Bool { layer.superlayer != nil }

  /// Removes the ring from the screen.
  func remove() {
    if isOnScreen { layer.removeFromSuperlayer() }
  }

  /// Puts the ring around an item, where it is visible at the moment; removes it without one.
  func show(around item: (any UIFocusItem)?) {
    guard let item, let effect = item.focusEffect, let view = item.focusView,
      view.storedWindow != nil, let host = view.storedSuperview.map(host(of:))
    else { return remove() }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    place(around: item, of: view, with: effect, in: host)
    CATransaction.commit()
  }

  private func host(of view: UIView) -> UIView {
    var host = view
    while !host.holdsFocusRing, let superview = host.storedSuperview { host = superview }
    return host
  }

  private func place(
    around item: any UIFocusItem,
    of view: UIView,
    with effect: UIFocusEffect,
    in host: UIView
  ) {
    guard let shown = view.storedLayer.shownPose(in: host.storedLayer) else { return remove() }
    let halo = effect as? UIFocusHaloEffect
    let area = halo?.ownRect ?? (item === view ? view.focusArea : item.frame)
    let shape = FocusRingShape(
      around: area,
      cornerRadius: item === view && halo?.ownRect == nil ? view.cornerRadius(in: host) : 0,
      side: halo?.position.side ?? .automatic,
      in: host.storedLayer.bounds.applying(shown.transform.inverted())
    )
    var transform = shown.transform
    let center = CGPoint(x: shape.frame.midX, y: shape.frame.midY).applying(transform)
    (transform.tx, transform.ty) = (0, 0)
    let color = view.resolvedTintColor.resolvedColor(with: view.computedTraits).cgColor
    if layer.bounds.size != shape.frame.size {
      layer.bounds = CGRect(origin: .zero, size: shape.frame.size)
    }
    if layer.position != center { layer.position = center }
    if layer.affineTransform() != transform { layer.setAffineTransform(transform) }
    if layer.cornerRadius != shape.cornerRadius { layer.cornerRadius = shape.cornerRadius }
    if layer.opacity != shown.opacity { layer.opacity = shown.opacity }
    if layer.borderColor != color { layer.borderColor = color }
    if layer.superlayer !== host.storedLayer { host.storedLayer.addSublayer(layer) }
  }
}

extension UIView {
  /// The radius of the view's corners, or that of a clipping view in whose corner the view lies.
  fileprivate func cornerRadius(in host: UIView) -> CGFloat {
    let (own, outer) = (storedLayer.cornerRadius, host.storedLayer)
    guard own < outer.cornerRadius, outer.masksToBounds else { return own }
    let frame = storedLayer.convert(storedLayer.bounds, to: outer)
    let isInCorner =
      (frame.minX == outer.bounds.minX || frame.maxX == outer.bounds.maxX)
      && (frame.minY == outer.bounds.minY || frame.maxY == outer.bounds.maxY)
    return isInCorner ? outer.cornerRadius : own
  }

  /// Whether the rings of items inside lie in this view.
  fileprivate var holdsFocusRing: Bool {
    storedLayer.masksToBounds || controller != nil || self is UINavigationBar || self is UIToolbar
      || self is UITabBar
  }
}
