// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

extension UIView {
  func setStoredFrame(_ frame: CGRect) {
    let former = storedLayer.bounds.size
    boundsWillChange(to: CGRect(origin: storedLayer.bounds.origin, size: frame.size))
    storedLayer.frame = frame
    boundsSizeDidChange(from: former)
    if storedLayout != nil { layoutPlaceDidChange() }
    controller?.placeDidChange()
  }

  func setStoredIsHidden(_ isHidden: Bool) {
    let isCollapsing = storedLayout?.isCollapsing == true
    guard isHidden != (storedLayer.isHidden || isCollapsing) else { return }
    if isHidden, let superview = storedSuperview, superview.collapses(self),
      let animation = Stage.current.animations.current
    {
      madeLayout.setCollapsing(true)
      animation.whenDone { [weak self] in self?.endCollapse() }
    } else {
      storedLayout?.setCollapsing(false)
      storedLayer.isHidden = isHidden
    }
    storedSuperview?.subviewVisibilityDidChange(self)
  }

  /// Hides a view whose stack has closed the gap.
  private func endCollapse() {
    guard let storedLayout, storedLayout.isCollapsing else { return }
    storedLayout.setCollapsing(false)
    storedLayer.isHidden = true
  }

  func setStoredCenter(_ center: CGPoint) {
    storedLayer.position = center
    if storedLayout != nil { layoutPlaceDidChange() }
    controller?.placeDidChange()
  }

  /// The view's frame without its transform.
  var place: CGRect {
    let (size, position) = (storedLayer.bounds.size, storedLayer.position)
    return CGRect(
      x: position.x - size.width / 2,
      y: position.y - size.height / 2,
      width: size.width,
      height: size.height
    )
  }

  /// Sets the frame without the transform; the origin of the bounds stays.
  func setPlace(_ place: CGRect) {
    let bounds = CGRect(origin: storedLayer.bounds.origin, size: place.size)
    if storedLayer.bounds != bounds { setStoredBounds(bounds) }
    let position = CGPoint(x: place.midX, y: place.midY)
    if storedLayer.position != position { setStoredCenter(position) }
  }

  func setStoredBounds(_ bounds: CGRect) {
    let former = storedLayer.bounds
    boundsWillChange(to: bounds)
    storedLayer.bounds = bounds
    if former.origin != bounds.origin { originDidChange() }
    boundsSizeDidChange(from: former.size)
    if storedLayout != nil, former.size != bounds.size { layoutPlaceDidChange() }
    if former.size != bounds.size { controller?.placeDidChange() }
  }

  /// Takes the size that fits; the top left corner stays where it is.
  func resizeToFit() {
    let former = storedLayer.bounds.size
    let size = sizeThatFits(former)
    let anchor = storedLayer.anchorPoint
    let shift = CGPoint(
      x: (size.width - former.width) * anchor.x,
      y: (size.height - former.height) * anchor.y
    ).applying(transform)
    let origin = CGPoint.zero.applying(transform)
    let position = storedLayer.position
    setStoredBounds(CGRect(origin: storedLayer.bounds.origin, size: size))
    setStoredCenter(
      CGPoint(x: position.x + shift.x - origin.x, y: position.y + shift.y - origin.y)
    )
  }

  /// Returns the layer of a view; `nil` means the window's coordinates, as in UIKit.
  func layer(for view: UIView?) -> CALayer? { view?.storedLayer ?? storedWindow?.storedLayer }

  private func boundsSizeDidChange(from former: CGSize) {
    let size = storedLayer.bounds.size
    guard size != former else { return }
    if contentMode == .redraw { setNeedsDisplay() }
    if autoresizesSubviews {
      for view in storedSubviews where !view.autoresizingMask.isEmpty {
        view.autoresize(from: former, to: size)
      }
    }
    setNeedsLayout()
    if let superview = storedSuperview, !superview.isLayingOut { superview.setNeedsLayout() }
  }

  private func autoresize(from former: CGSize, to size: CGSize) {
    let old = storedLayer.frame
    let horizontal = AutoresizedSpan(start: old.minX, length: old.width)
      .resized(from: former.width, to: size.width, autoresizingMask.horizontal)
    let vertical = AutoresizedSpan(start: old.minY, length: old.height)
      .resized(from: former.height, to: size.height, autoresizingMask.vertical)
    setStoredFrame(
      CGRect(
        x: horizontal.start,
        y: vertical.start,
        width: horizontal.length,
        height: vertical.length
      )
    )
  }
}

extension UIView.AutoresizingMask {
  /// The flexible parts from left to right.
  var horizontal: AutoresizedSpan.Flexibility {
    flexibility(.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin)
  }

  /// The flexible parts from top to bottom.
  var vertical: AutoresizedSpan.Flexibility {
    flexibility(.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin)
  }

  private func flexibility(
    _ start: Self,
    _ length: Self,
    _ end: Self
  ) -> AutoresizedSpan.Flexibility {
    var flexibility: AutoresizedSpan.Flexibility = []
    if contains(start) { flexibility.insert(.start) }
    if contains(length) { flexibility.insert(.length) }
    if contains(end) { flexibility.insert(.end) }
    return flexibility
  }
}
