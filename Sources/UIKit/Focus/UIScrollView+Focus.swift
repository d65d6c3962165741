// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

extension UIScrollView {
  /// The content that keys can reach by scrolling; `nil` for pages, which have keys of their own,
  /// and for content that does not scroll.
  var focusableContent: CGRect? {
    guard isScrollEnabled, !isPagingEnabled else { return nil }
    return CGRect(origin: .zero, size: contentSize)
  }
}

extension UIView {
  /// Scrolls all content around the view so that it is visible, at once.
  func revealForFocus() {
    guard let storedSuperview else { return }
    for scroll in storedSuperview.scrollViewsOutward where scroll.focusableContent != nil {
      scroll.scrollRectToVisible(scroll.convert(bounds, from: self), animated: false)
    }
  }
}
