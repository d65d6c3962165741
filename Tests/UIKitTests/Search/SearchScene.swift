// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import UIKit

/// A stack with a page whose search controller is in the navigation bar.
@MainActor
final class SearchScene: NSObject, UISearchControllerDelegate, UISearchResultsUpdating {
  /// A page of a scroll view.
  final class Page: UIViewController {
    let scrollView = UIScrollView()
    private(set) var calls: [String] = []

    override func loadView() {
      view = scrollView
      scrollView.contentSize = CGSize(width: 320, height: 2000)
    }
    override func viewWillAppear(_ animated: Bool) { calls.append("willAppear") }
    override func viewDidAppear(_ animated: Bool) { calls.append("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { calls.append("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("didDisappear") }

    /// Returns the recorded calls and forgets them.
    func take() -> [String] {
      defer { calls = [] }
      return calls
    }
  }

  let world: World
  let page = Page()
  let results: Page?
  let search: UISearchController
  let stack: UINavigationController
  var calls: [String] = []
  /// Called when the search is about to end.
  var onWillDismiss: (() -> Void)?

  init(
    _ direction: World.Direction = .leftToRight,
    hasResults: Bool = true,
    largeTitles: Bool = false,
    below: Int = 0
  ) {
    world = World(
      direction,
      size: CGSize(width: 320, height: 500),
      scale: 2,
      safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    )
    let results = hasResults ? Page() : nil
    self.results = results
    let page = page
    (search, stack) = world.perform {
      let search = UISearchController(searchResultsController: results)
      page.title = "A"
      page.navigationItem.searchController = search
      let stack = UINavigationController()
      stack.viewControllers = (0..<below).map { _ in UIViewController() } + [page]
      stack.navigationBar.prefersLargeTitles = largeTitles
      return (search, stack)
    }
    super.init()
    search.delegate = self
    search.searchResultsUpdater = self
    world.perform { world.window.rootViewController = stack }
    world.advance(by: 0)
    _ = page.take()
  }

  var bar: UINavigationBar { stack.navigationBar }
  var searchBar: UISearchBar { search.searchBar }
  var field: UITextField { searchBar.searchTextField }

  /// Returns the recorded calls and forgets them.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  /// The frame of the search bar in the window.
  var searchFrame: CGRect { searchBar.convert(searchBar.bounds, to: nil) }

  /// The x-coordinate of the search bar on screen.
  var shownX: CGFloat {
    world.perform {
      sequence(first: searchBar as UIView, next: \.superview)
        .reduce(0) { $0 + ($1.layer.presentation() ?? $1.layer).frame.minX }
    }
  }

  func tapSearchBar() {
    world.finger.tap(at: field.convert(CGPoint(x: field.bounds.midX, y: 18), to: nil))
  }

  func drag(by distance: CGFloat) {
    world.finger.down(at: CGPoint(x: 160, y: 400))
    world.finger.move(to: CGPoint(x: 160, y: 400 - distance), during: 0.4)
    world.finger.hold(for: 0.3)
  }

  func push(_ page: UIViewController, animated: Bool = true) {
    world.perform { stack.pushViewController(page, animated: animated) }
    world.settle()
  }

  func swipeBack(to x: CGFloat) {
    world.finger.down(at: CGPoint(x: 2, y: 300))
    world.finger.move(to: CGPoint(x: x, y: 300), during: 0.3)
    world.finger.hold(for: 0.2)
  }

  // MARK: UISearchControllerDelegate, UISearchResultsUpdating

  func presentSearchController(_ searchController: UISearchController) { calls.append("present") }
  func willPresentSearchController(_ searchController: UISearchController) {
    calls.append("willPresent")
  }
  func didPresentSearchController(_ searchController: UISearchController) {
    calls.append("didPresent")
  }
  func willDismissSearchController(_ searchController: UISearchController) {
    calls.append("willDismiss")
    onWillDismiss?()
  }
  func didDismissSearchController(_ searchController: UISearchController) {
    calls.append("didDismiss")
  }
  func updateSearchResults(for searchController: UISearchController) {
    calls.append("update '\(searchController.searchBar.text ?? "")'")
  }
}
