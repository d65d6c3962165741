// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

extension UIScrollView {
  /// The content inset with those insets of the safe area that the behavior adds.
  var computedAdjustedContentInset: UIEdgeInsets {
    let (own, added) = (contentInset, safeAreaContribution(safeAreaInsets))
    return UIEdgeInsets(
      top: own.top + added.top + (refreshControl?.room ?? 0),
      left: own.left + added.left,
      bottom: own.bottom + added.bottom,
      right: own.right + added.right
    )
  }

  /// Returns the safe area that the content inherits: what the insets do not keep free.
  func contentSafeAreaInsets(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    let used = safeAreaContribution(insets)
    return UIEdgeInsets(
      top: insets.top - used.top,
      left: insets.left - used.left,
      bottom: insets.bottom - used.bottom,
      right: insets.right - used.right
    )
  }

  private func safeAreaContribution(_ safe: UIEdgeInsets) -> UIEdgeInsets {
    guard safe != .zero else { return .zero }
    let (sideways, down): (Bool, Bool) =
      switch contentInsetAdjustmentBehavior {
      case .never: (false, false)
      case .always: (true, true)
      case .scrollableAxes: (scrollsSideways, scrollsDown)
      case .automatic: (scrollsSideways, scrollsDown || fillsPageOfStack)
      }
    return UIEdgeInsets(
      top: down ? safe.top : 0,
      left: sideways ? safe.left : 0,
      bottom: down ? safe.bottom : 0,
      right: sideways ? safe.right : 0
    )
  }

  private var scrollsSideways: Bool {
    let room = storedLayer.bounds.width - contentInset.left - contentInset.right
    return contentSize.width > room || (alwaysBounceHorizontal && bounces)
  }

  private var scrollsDown: Bool {
    let room = storedLayer.bounds.height - contentInset.top - contentInset.bottom
    return contentSize.height > room || (alwaysBounceVertical && bounces)
  }

  /// Whether it is the view of a page in a navigation controller, or that view's first subview.
  private var fillsPageOfStack: Bool {
    let isFirst = storedSuperview?.storedSubviews.first === self
    let page = controller ?? (isFirst ? storedSuperview?.controller : nil)
    return page?.storedAdjustsScrollInsets == true && page?.navigationController != nil
  }
}
