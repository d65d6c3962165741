// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UIWindow {
  /// Scrolls the one visible scroll view to its top that wants it.
  func scrollToTop() {
    let wanting = Self.visibleScrollViews(in: self).filter { $0.scrollsToTop && $0.isScrollEnabled }
    if wanting.count == 1 { wanting[0].engine.scrollToTop() }
  }

  private static func visibleScrollViews(in view: UIView) -> [UIScrollView] {
    guard !view.storedLayer.isHidden, view.storedLayer.opacity >= 0.01 else { return [] }
    let own = [view as? UIScrollView].compactMap { $0 }
    return own + view.storedSubviews.flatMap { visibleScrollViews(in: $0) }
  }
}
