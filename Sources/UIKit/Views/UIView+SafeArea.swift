// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QuartzCore

extension UIView {
  /// A safe area that was found out, and when.
  private struct Finding {
    let view: ObjectIdentifier
    let stamp: Int
    let insets: UIEdgeInsets
  }

  /// The last safe area that views asked their superview for: their siblings ask for it too.
  private static var lastFinding: Finding?

  private var knownSafeAreaInsets: UIEdgeInsets {
    let stamp = GeometryStamp.current
    if let known = Self.lastFinding, known.view == ObjectIdentifier(self), known.stamp == stamp {
      return known.insets
    }
    let insets = computedSafeAreaInsets
    Self.lastFinding = Finding(view: ObjectIdentifier(self), stamp: stamp, insets: insets)
    return insets
  }

  /// The safe area from the nearest source: the window's screen, a controller's bars, else what
  /// of the superview's safe area reaches into this view.
  var computedSafeAreaInsets: UIEdgeInsets {
    guard let superview = storedSuperview else {
      return (self as? UIWindow)?.screen.safeAreaInsets ?? .zero
    }
    let outer = superview.knownSafeAreaInsets
    if outer == .zero, safeAreaSource == nil { return outer }
    // What holds a page is not told of its own way across the screen.
    if let wrapper = self as? UIViewControllerWrapperView {
      var insets = outer
      insets.top = max(0, outer.top - wrapper.topOffset)
      insets.bottom += wrapper.overhang
      return insets
    }
    let bounds = superview.storedLayer.bounds
    let frame = storedLayer.frame
    // A view that reaches out of its superview, as a page on its way in does, gets no more than
    // the superview has.
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

  /// Tells the view and its controller of a safe area that changed since the last layout.
  func reportSafeAreaIfChanged() {
    let insets = computedSafeAreaInsets
    guard insets != reportedSafeAreaInsets else { return }
    reportedSafeAreaInsets = insets
    safeAreaInsetsDidChange()
    controller?.viewSafeAreaInsetsDidChange()
    for view in storedSubviews { view.setNeedsLayout() }
  }
}
