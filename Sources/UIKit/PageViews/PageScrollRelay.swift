// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// Receives the calls of the scroll view of pages, and passes them on to a delegate of the app.
@MainActor
final class PageScrollRelay: NSObject, UIScrollViewDelegate {
  weak var engine: PageEngine?

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    engine?.pagesScrolled()
    scrollView.delegate?.scrollViewDidScroll(scrollView)
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    scrollView.delegate?.scrollViewWillBeginDragging(scrollView)
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { engine?.pagesRested() }
    scrollView.delegate?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    scrollView.delegate?.scrollViewWillBeginDecelerating(scrollView)
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    engine?.pagesRested()
    scrollView.delegate?.scrollViewDidEndDecelerating(scrollView)
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    engine?.pagesRested()
    scrollView.delegate?.scrollViewDidEndScrollingAnimation(scrollView)
  }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    scrollView.delegate?.scrollViewDidChangeAdjustedContentInset(scrollView)
  }
}

/// The scroll view of pages.
@preconcurrency @MainActor
final class _UIQueuingScrollView: UIScrollView {
  let relay = PageScrollRelay()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isPagingEnabled = true
    scrollsToTop = false
    // The keys are those of the page's content.
    allowsKeyboardScrolling = false
    (showsHorizontalScrollIndicator, showsVerticalScrollIndicator) = (false, false)
    contentInsetAdjustmentBehavior = .never
  }

  required init?(coder: NSCoder) { nil }

  override var scrollDelegate: (any UIScrollViewDelegate)? { relay }
}
