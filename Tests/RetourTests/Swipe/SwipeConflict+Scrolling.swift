// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Retour
import RetourTesting
import UIKit

/// Views that scroll.
extension SwipeConflict {
  static var scrolling: [SwipeConflict] {
    var all: [SwipeConflict] = []
    all += rows(
      "a plain page",
      [
        .strip: .swipe, .inside: .swipe, .away: .nobody, .up: .nobody, .pad: .swipe,
        .padAway: .nobody, .padUp: .nobody,
      ]
    ) { _ in }
    all += rows(
      "content that scrolls sideways, away from its leading edge",
      [
        .strip: .swipe, .inside: .kept, .away: .otherDirection, .up: .nobody, .pad: .scrolls,
        .padAway: .otherDirection, .padUp: .nobody,
      ]
    ) { $0.addScrollView(columns: 3, at: 1) }
    all += rows(
      "the same at its leading edge",
      [
        .strip: .swipe, .inside: .swipe, .away: .otherDirection, .pad: .swipe,
        .padAway: .otherDirection,
      ]
    ) { $0.addScrollView(columns: 3, at: 0) }
    all += rows(
      "content that scrolls down",
      [
        .strip: .swipe, .inside: .swipe, .up: .otherDirection, .pad: .swipe,
        .padUp: .otherDirection,
      ]
    ) { $0.addScrollView(rows: 3) }
    all += rows(
      "a strip away from its leading edge in content that scrolls down",
      [.strip: .swipe, .inside: .kept, .up: .otherDirection, .pad: .scrolls]
    ) { $0.addScrollView(rows: 3, strip: 1) }
    all += rows(
      "the same strip at its leading edge",
      [.strip: .swipe, .inside: .swipe, .up: .otherDirection]
    ) { $0.addScrollView(rows: 3, strip: 0) }
    all += rows(
      "a strip at its leading edge in content that is away from its own",
      [.strip: .swipe, .inside: .kept, .pad: .scrolls]
    ) { $0.addScrollView(columns: 3, at: 1, strip: 0) }
    all += rows(
      "the second of pages that scroll",
      [.strip: .swipe, .inside: .kept, .pad: .scrolls]
    ) {
      $0.addScrollView(columns: 3, at: 1, isPaging: true)
    }
    all += rows("the first of pages that scroll", [.strip: .swipe, .inside: .swipe, .pad: .swipe]) {
      $0.addScrollView(columns: 3, at: 0, isPaging: true)
    }
    all += rows("the second page of a page view controller", [.strip: .swipe, .inside: .kept]) {
      $0.addPages(at: 1)
    }
    all += rows("its first page", [.strip: .swipe, .inside: .swipe]) { $0.addPages(at: 0) }
    all += rows(
      "a row of a table, without actions",
      [.strip: .swipe, .inside: .swipe, .away: .nobody, .up: .otherDirection]
    ) { $0.addTable(leading: false, trailing: false) }
    all += rows(
      "a row with actions at its trailing side",
      [.strip: .swipe, .inside: .swipe, .away: .otherDirection]
    ) { $0.addTable(leading: false, trailing: true) }
    all += rows(
      "a row with actions at its leading side",
      [.strip: .swipe, .inside: .actions, .away: .nobody, .pad: .swipe]
    ) { $0.addTable(leading: true, trailing: false) }
    all += rows(
      "the index beside the rows of a table",
      [.inside: .swipe, .up: .otherDirection]
    ) { $0.addIndex() }
    return all
  }
}

extension SwipeConflict.Outcome {
  /// Content that can follow fingers on a touchpad takes the scroll before anybody is asked.
  fileprivate static let scrolls = first("UIScrollViewPanGestureRecognizer")
  /// The row uncovers its actions.
  fileprivate static let actions = Self(
    .neighbor,
    "ListSwipeRecognizer had to fail first, and was recognized."
  )
}

extension ConflictScene {
  /// Adds a scroll view that fills the page.
  ///
  /// - Parameters:
  ///   - columns: The width of its content in pages.
  ///   - rows: The height of its content in pages.
  ///   - page: The page that is visible, from the leading edge.
  ///   - isPaging: Whether it stops at pages.
  ///   - stripPage: The page of a strip below the finger; `nil` without a strip.
  fileprivate func addScrollView(
    columns: CGFloat = 1,
    rows: CGFloat = 1,
    at page: CGFloat = 0,
    isPaging: Bool = false,
    strip stripPage: CGFloat? = nil
  ) {
    let outer = add(UIScrollView())
    outer.isPagingEnabled = isPaging
    fill(outer, columns: columns, rows: rows, at: page)
    var all = [outer]
    if let stripPage {
      let strip = UIScrollView(frame: CGRect(origin: outer.contentOffset, size: bounds.size))
      strip.frame.origin.y = 161
      strip.frame.size.height = 100
      outer.addSubview(strip)
      fill(strip, columns: 3, rows: 1, at: stripPage)
      all.append(strip)
    }
    hasReacted = { all.contains(where: \.isDragging) }
  }

  private func fill(_ view: UIScrollView, columns: CGFloat, rows: CGFloat, at page: CGFloat) {
    view.contentInsetAdjustmentBehavior = .never
    let (width, height) = (view.bounds.width, view.bounds.height)
    view.contentSize = CGSize(width: width * columns, height: height * rows)
    let isMirrored = world.direction == .rightToLeft
    view.contentOffset = CGPoint(x: width * (isMirrored ? columns - 1 - page : page), y: 0)
  }

  /// Adds a page view controller of three pages.
  fileprivate func addPages(at index: Int) {
    let source = ConflictPages()
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.dataSource = source
    page.addChild(pages)
    add(pages.view)
    pages.didMove(toParent: page)
    pages.setViewControllers([source.pages[index]], direction: .forward, animated: false)
    kept = [source]
    hasReacted = { pages.view.scrollViews.contains(where: \.isDragging) }
  }

  /// Adds a table whose rows have actions.
  fileprivate func addTable(leading: Bool, trailing: Bool) {
    let client = ConflictRows(leading: leading, trailing: trailing)
    let table = UITableView()
    table.dataSource = client
    table.delegate = client
    add(table)
    kept = [client]
    hasReacted = {
      table.isDragging || table.visibleCells.contains { $0.frame.minX != 0 }
    }
  }

  /// Adds a table with an index, on which the drag begins.
  fileprivate func addIndex() {
    let client = ConflictRows(leading: false, trailing: false, titles: ["A", "B", "C"])
    let table = UITableView()
    table.dataSource = client
    add(table)
    kept = [client]
    start.x = bounds.width - 8
    hasReacted = { table.subviews.contains { ($0 as? UIControl)?.isTracking == true } }
  }
}

extension UIView {
  /// The scroll views in the view, and itself if it is one.
  fileprivate var scrollViews: [UIScrollView] {
    ([self] + subviews.flatMap(\.scrollViews)).compactMap { $0 as? UIScrollView }
  }
}

/// The pages of a page view controller.
@MainActor
private final class ConflictPages: NSObject, UIPageViewControllerDataSource {
  let pages = (0..<3).map { _ in UIViewController() }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(-1, from: viewController) }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(1, from: viewController) }

  private func page(_ step: Int, from page: UIViewController) -> UIViewController? {
    guard let index = pages.firstIndex(of: page), pages.indices.contains(index + step) else {
      return nil
    }
    return pages[index + step]
  }
}

/// The rows of a table, and their actions.
@MainActor
private final class ConflictRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  private let (leading, trailing): (Bool, Bool)
  private let titles: [String]?

  init(leading: Bool, trailing: Bool, titles: [String]? = nil) {
    (self.leading, self.trailing, self.titles) = (leading, trailing, titles)
  }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }

  func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { leading ? actions : nil }

  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { trailing ? actions : nil }

  private var actions: UISwipeActionsConfiguration {
    UISwipeActionsConfiguration(
      actions: [UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }]
    )
  }
}
