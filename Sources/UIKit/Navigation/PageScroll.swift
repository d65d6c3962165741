// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// The content of a page of a navigation stack or of a tab, which the bars around it follow.
@MainActor
final class PageScroll {
  private weak var page: UIViewController?
  private weak var scrollView: UIScrollView?

  init(of page: UIViewController) { self.page = page }

  private var stack: UINavigationController? { page?.navigationController }

  /// Finds the page's scroll view, and follows it.
  func find() {
    let edge: NSDirectionalRectEdge = page?.storedParent is UITabBarController ? .bottom : .top
    let found = page?.contentScrollView(for: edge)
    if found !== scrollView {
      scrollView?.follow(nil)
      scrollView = found
    }
    found?.follow(self)
    if movesRoom { found?.engine.takeInsets() }
    contentMoved()
  }

  /// Reports the place of the content to the bars.
  func contentMoved() {
    guard let page else { return }
    followInTabBar(page)
    guard let stack else { return }
    if stack.engine.stack.last === page {
      moveRoom(in: stack)
      stack.engine.toolbar.made?.contentDidScroll(
        to: scrollView?.distanceFromBottom,
        of: scrollView
      )
    }
    page.navigationItem.contentDidScroll(to: scrollView?.distanceFromTop, of: scrollView)
  }

  /// Reports a change of the effect at the edge of the content.
  func edgeEffectDidChange() {
    guard let page else { return }
    page.navigationItem.bar?.engine.itemDidScroll(page.navigationItem)
    if stack?.engine.stack.last === page { stack?.engine.toolbar.made?.applyAppearance() }
    page.nearest(UITabBarController.self)?.tabBar.updateBackground()
  }

  /// Reports the place of the content to the tab bar, if its page is the one on screen.
  private func followInTabBar(_ page: UIViewController) {
    let ownStack = page.storedParent as? UINavigationController
    guard let tabs = page.nearest(UITabBarController.self),
      tabs.engine.pageSwitch.shownPage === ownStack ?? page, ownStack?.stack.last ?? page === page
    else { return }
    tabs.tabBar.contentDidScroll(to: scrollView?.distanceFromBottom, of: scrollView)
  }

  // MARK: The large title and the search bar

  /// The room of the page below the bar's row.
  private var room: BarRoom? { page.flatMap { stack?.engine.container.room(of: $0) } }

  /// Whether the page has a large title or a search bar that its content moves.
  ///
  /// Content that does not lie under the bar, or does not keep clear of it, leaves them where they
  /// are.
  private var movesRoom: Bool {
    guard let page, let scrollView, page.safeAreaSource.bars.top > 0,
      room?.parts.followContent == true
    else { return false }
    let top = page.storedView?.computedSafeAreaInsets.top ?? 0
    return scrollView.safeAreaTop >= top - 0.5
  }

  private func moveRoom(in stack: UINavigationController) {
    guard movesRoom, let room, let page, let scrollView, scrollView.engine.hasTakenInsets else {
      return
    }
    let item = page.navigationItem
    let bottomOfRow = scrollView.adjustedContentInset.top - room.coveredHeight
    let distance = -scrollView.storedLayer.bounds.minY - bottomOfRow
    guard item.contentDidMove(to: distance.isFinite ? distance : room.parts.height) else { return }
    UIView.performWithoutAnimation {
      item.bar?.engine.itemDidScroll(item)
      stack.layOutContainer()
    }
  }

  /// The room that the content can still uncover above itself, in points.
  var hiddenRoom: CGFloat { movesRoom ? room?.hiddenHeight ?? 0 : 0 }

  /// Returns the offset at which the content comes to rest: never with a part of the room.
  func rest(
    for target: CGFloat,
    from start: CGFloat,
    velocity: CGFloat,
    in axis: ScrollAxis
  ) -> CGFloat {
    guard movesRoom, let room else { return target }
    return room.rest(
      for: target,
      from: start,
      velocity: velocity,
      expanded: axis.least,
      greatest: axis.most
    )
  }
}

extension UIScrollView {
  /// The part of the safe area at the top that the content keeps clear of, in points.
  fileprivate var safeAreaTop: CGFloat {
    adjustedContentInset.top - contentInset.top - (refreshControl?.room ?? 0)
  }

  /// The distance of the content beyond its place at the top, in points.
  fileprivate var distanceFromTop: CGFloat {
    storedLayer.bounds.minY + adjustedContentInset.top
  }

  /// The distance of the content beyond its place at the bottom, in points.
  fileprivate var distanceFromBottom: CGFloat {
    contentSize.height + adjustedContentInset.bottom - storedLayer.bounds.maxY
  }
}
