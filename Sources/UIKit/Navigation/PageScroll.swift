// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The content of a page of a navigation stack, which the bars around it follow.
@MainActor
final class PageScroll {
  private weak var page: UIViewController?
  private weak var scrollView: UIScrollView?

  init(of page: UIViewController) { self.page = page }

  /// Finds the page's scroll view, and follows it.
  func find() {
    let found = page?.contentScrollView(for: .top)
    if found !== scrollView {
      scrollView?.follow(nil)
      scrollView = found
    }
    found?.follow(self)
    contentMoved()
  }

  /// Reports the place of the content to the bars.
  func contentMoved() {
    guard let page, let stack = page.navigationController else { return }
    page.navigationItem.contentDidScroll(to: scrollView?.distanceFromTop)
    if stack.engine.stack.last === page {
      stack.engine.toolbar.made?.contentDidScroll(to: scrollView?.distanceFromBottom)
    }
  }
}

extension UIScrollView {
  /// The distance of the content beyond its place at the top, in points.
  fileprivate var distanceFromTop: CGFloat {
    storedLayer.bounds.minY + adjustedContentInset.top
  }

  /// The distance of the content beyond its place at the bottom, in points.
  fileprivate var distanceFromBottom: CGFloat {
    contentSize.height + adjustedContentInset.bottom - storedLayer.bounds.maxY
  }
}
