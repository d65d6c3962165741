// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourDecisions
import RetourTesting
import Testing

@testable import UIKit

/// Page view controllers in stacks, their indicator, sizes and mistakes.
@MainActor
@Suite(.freesControllers) struct PageViewContainerTests {
  private func indicator(_ book: PageBook) -> UIPageControl? {
    book.controller.view.subviews.compactMap { $0 as? UIPageControl }.first
  }

  @Test func `without a data source nothing scrolls`() {
    let book = PageBook()
    book.controller.dataSource = nil
    book.world.settle()
    book.swipe(0.6)
    book.world.settle()
    #expect(book.shown == 0 && book.log.take() == [])
  }

  @Test func `the indicator takes room, follows swipes and turns pages`() throws {
    let book = PageBook()
    #expect(indicator(book) == nil)
    book.count = 3
    book.controller.dataSource = book
    book.world.settle()
    let control = try #require(indicator(book))
    #expect(control.frame == CGRect(x: 0, y: 363, width: 200, height: 37))
    #expect(book.frame(of: 0).height == 363 && control.numberOfPages == 3)
    book.swipe(0.6)
    book.world.settle()
    #expect(control.currentPage == 1)
    _ = book.log.take()
    book.world.finger.tap(at: CGPoint(x: 150, y: 380))
    #expect(control.currentPage == 1)
    book.world.settle()
    #expect(control.currentPage == 2 && book.shown == 2)
    #expect(book.log.take().contains("did true [1] true"))
    book.controller.setViewControllers([book.pages[0]], direction: .reverse, animated: false)
    #expect(control.currentPage == 0)
  }

  @Test func `vertical pages have no indicator`() {
    let book = PageBook(orientation: .vertical)
    book.count = 3
    book.controller.dataSource = book
    book.world.settle()
    #expect(indicator(book) == nil)
  }

  @Test func `a resize keeps the page, and ends a turn`() {
    let book = PageBook()
    book.swipe(0.6)
    book.world.settle()
    book.world.resize(to: CGSize(width: 300, height: 500))
    #expect(book.frame(of: 1) == CGRect(x: 0, y: 0, width: 300, height: 500))
    book.swipe(0.3, lift: false)
    book.world.resize(to: CGSize(width: 200, height: 400))
    #expect(book.visible.count == 1)
    book.world.finger.up()
    book.world.settle()
    let shown = book.shown ?? 0
    #expect(book.frame(of: shown) == CGRect(x: 0, y: 0, width: 200, height: 400))
  }

  @Test func `the swipe back wins in its strip`() {
    let book = PageBook()
    book.world.window.rootViewController = nil
    let stack = UINavigationController(rootViewController: UIViewController())
    stack.pushViewController(book.controller, animated: false)
    book.world.window.rootViewController = stack
    book.world.settle()
    book.swipe(0.6)
    book.world.settle()
    #expect(book.shown == 1)
    book.world.finger.dragFromLeadingEdge(to: 0.6)
    book.world.finger.up()
    book.world.settle()
    #expect(stack.viewControllers.count == 1 && book.shown == 1)
  }

  @Test func `a page disappears and appears with its container`() {
    let book = PageBook()
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    book.swipe(0.6, lift: false)
    book.controller.present(cover, animated: true)
    book.world.finger.up()
    book.world.settle()
    #expect(book.log.lines.last == "1.viewDidDisappear")
    #expect(book.pages.map(\.appearance.state) == [.disappeared, .disappeared, .disappeared])
    cover.dismiss(animated: true)
    book.world.settle()
    #expect(book.pages.filter { $0.appearance.state == .appeared }.count == 1)
  }

  @Test func `a page that the app takes away is not shown any more`() {
    let book = PageBook()
    book.pages[0].willMove(toParent: nil)
    book.pages[0].view.removeFromSuperview()
    book.pages[0].removeFromParent()
    book.world.settle()
    #expect(book.controller.viewControllers == [])
    book.controller.setViewControllers([book.pages[1]], direction: .forward, animated: true)
    book.world.settle()
    #expect(book.visible == [1])
  }

  @Test func `a change in a callback of a turn is carried out`() {
    let book = PageBook()
    book.pages[1].reactions["viewWillAppear"] = { [unowned book] in
      book.pages[1].reactions = [:]
      book.controller.setViewControllers([book.pages[2]], direction: .forward, animated: false)
    }
    book.swipe(0.6)
    book.world.settle()
    #expect(book.shown == 2 && book.visible == [2] && book.controller.children == [book.pages[2]])
    #expect(book.pages[1].appearance.state == .disappeared)
  }

  @Test func `an app's delegate of the scroll view receives its calls, and pages turn`() {
    final class Follower: NSObject, UIScrollViewDelegate {
      var scrolls = 0
      func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
    }
    let book = PageBook()
    let follower = Follower()
    book.scrollView.delegate = follower
    book.swipe(0.6)
    book.world.settle()
    #expect(follower.scrolls > 0 && book.shown == 1)
  }

  @Test func `a page view controller made without arguments scrolls side by side`() {
    let controller = UIPageViewController()
    #expect(controller.navigationOrientation == .horizontal)
    #expect(controller.transitionStyle == .scroll && controller.viewControllers == [])
    #expect(controller.gestureRecognizers.isEmpty)
  }

  @Test func `a wrong number of pages stops with UIKit's text`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        UIPageViewController().setViewControllers([], direction: .forward, animated: false)
      }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("The number of view controllers provided (0) doesn't match the number"))
  }
}
