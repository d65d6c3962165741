// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import UIKit

/// Pages with views that scroll.
extension ConflictScene {
  /// Adds a scroll view that fills the page.
  ///
  /// - Parameters:
  ///   - columns: The width of its content in pages.
  ///   - rows: The height of its content in pages.
  ///   - page: The page that is visible, from the leading edge.
  ///   - isPaging: Whether it stops at pages.
  ///   - stripPage: The page of a strip below the finger; `nil` without a strip.
  func addScrollView(
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
  func addPages(at index: Int) {
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
  func addTable(leading: Bool, trailing: Bool) {
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
  func addIndex() {
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
