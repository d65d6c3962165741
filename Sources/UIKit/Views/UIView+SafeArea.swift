// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QuartzCore

extension UIView {
  /// The safe area of one view, valid as long as the geometry does not change.
  private struct CachedInsets {
    let view: ObjectIdentifier
    let stamp: Int
    let insets: UIEdgeInsets
  }

  /// The last safe area that a subview requested, cached for its siblings.
  private static var cache: CachedInsets?

  private var cachedSafeAreaInsets: UIEdgeInsets {
    let stamp = GeometryStamp.current
    if let cache = Self.cache, cache.view == ObjectIdentifier(self), cache.stamp == stamp {
      return cache.insets
    }
    let insets = computedSafeAreaInsets
    Self.cache = CachedInsets(view: ObjectIdentifier(self), stamp: stamp, insets: insets)
    return insets
  }

  /// The safe area from the nearest source: the window's screen, a controller's bars, or the part
  /// of the superview's safe area that extends into this view.
  var computedSafeAreaInsets: UIEdgeInsets {
    guard let superview = storedSuperview else { return rootSafeAreaInsets }
    let outer = superview.safeAreaInsetsOfSubviews(superview.cachedSafeAreaInsets)
    if outer == .zero, safeAreaSource == nil { return outer }
    return safeAreaInsets(inheriting: outer, from: superview)
  }

  /// Returns the part of the superview's safe area that overlaps the view's frame, with the
  /// controller's contribution.
  ///
  /// A view that extends beyond its superview, for example a page that slides in, has at most the
  /// superview's insets.
  func overlappingSafeAreaInsets(
    of outer: UIEdgeInsets,
    from superview: UIView
  ) -> UIEdgeInsets {
    let bounds = superview.safeAreaBounds
    let frame = storedLayer.frame
    var insets = UIEdgeInsets(
      top: max(0, outer.top - max(0, frame.minY - bounds.minY)),
      left: max(0, outer.left - max(0, frame.minX - bounds.minX)),
      bottom: max(0, outer.bottom - max(0, bounds.maxY - frame.maxY)),
      right: max(0, outer.right - max(0, bounds.maxX - frame.maxX))
    )
    if let safeAreaSource {
      let (bars, more) = (safeAreaSource.bars, safeAreaSource.additional)
      insets.top = max(insets.top, bars.top) + more.top
      insets.left = max(insets.left, bars.left) + more.left
      insets.bottom = max(insets.bottom, bars.bottom) + more.bottom
      insets.right = max(insets.right, bars.right) + more.right
    }
    return insets
  }

  /// Notifies the view and its controller if the safe area changed since the last layout pass.
  func reportSafeAreaIfChanged() {
    guard inherited.inherit(safeAreaInsets: computedSafeAreaInsets) else { return }
    if storedLayout != nil { safeAreaDidChangeMargins() }
    safeAreaInsetsDidChange()
    controller?.viewSafeAreaInsetsDidChange()
    for view in storedSubviews { view.setNeedsLayout() }
  }
}
