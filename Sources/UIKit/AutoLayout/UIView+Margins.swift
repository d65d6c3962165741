// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The layout margins of a view.
extension UIView {
  /// The maximum width of text that is comfortable to read, in points, at the standard text size
  /// (measured on an iPad).
  private static let readableWidth: CGFloat = 672

  /// The margins in use, in points: what was set, the superview's, and the safe area.
  var resolvedMargins: UIEdgeInsets {
    let margins = storedLayout?.margins ?? LayoutMargins()
    var insets = margins.insets(isRightToLeft: isRightToLeft) ?? LayoutMargins.standard
    if let controller {
      let isSet = margins.insets(isRightToLeft: isRightToLeft) != nil
      insets = RootMargins(of: controller)
        .insets(isSet ? insets : nil, isRightToLeft: isRightToLeft)
    }
    if margins.preservesSuperview, let superview = storedSuperview {
      let outer = superview.resolvedMargins
      let (bounds, place) = (superview.storedLayer.bounds, place)
      insets.top = max(insets.top, outer.top - (place.minY - bounds.minY))
      insets.left = max(insets.left, outer.left - (place.minX - bounds.minX))
      insets.bottom = max(insets.bottom, outer.bottom - (bounds.maxY - place.maxY))
      insets.right = max(insets.right, outer.right - (bounds.maxX - place.maxX))
    }
    guard margins.includesSafeArea else { return insets }
    let safe = computedSafeAreaInsets
    return UIEdgeInsets(
      top: insets.top + safe.top,
      left: insets.left + safe.left,
      bottom: insets.bottom + safe.bottom,
      right: insets.right + safe.right
    )
  }

  /// The distance of the readable width from the edges, in points.
  var readableInsets: UIEdgeInsets {
    var insets = resolvedMargins
    let width = storedLayer.bounds.width - insets.left - insets.right
    let excess = max(0, width - Self.readableWidth) / 2
    insets.left += excess
    insets.right += excess
    return insets
  }

  /// Changes a part of the margins.
  func changeMargins<Value: Equatable>(
    _ path: WritableKeyPath<LayoutMargins, Value>,
    to value: Value
  ) {
    guard madeLayout.margins[keyPath: path] != value else { return }
    let former = resolvedMargins
    madeLayout.change(path, to: value)
    if resolvedMargins != former { marginsDidChange() }
  }

  func marginsDidChange() {
    layoutGuidesDidChange()
    setNeedsLayout()
    layoutMarginsDidChange()
    controller?.viewLayoutMarginsDidChange()
    for view in storedSubviews where view.storedLayout?.margins.preservesSuperview == true {
      view.marginsDidChange()
    }
  }

  /// Sets margins by side, or by layout direction.
  func setMargins(_ absolute: UIEdgeInsets?, _ directional: NSDirectionalEdgeInsets?) {
    let former = resolvedMargins
    madeLayout.change(\.absolute, to: absolute)
    madeLayout.change(\.directional, to: directional)
    if resolvedMargins != former { marginsDidChange() }
  }
}
