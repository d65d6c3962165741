// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourDecisions
import RetourTesting
import Testing

@testable import UIKit

/// Large titles above scrolling pages.
@MainActor @Suite(.freesControllers) struct LargeTitleBarTests {
  private final class Page: UIViewController {
    let scrollView = UIScrollView()
    var contentHeight: CGFloat = 2000

    override func loadView() {
      view = scrollView
      scrollView.backgroundColor = .white
      scrollView.contentSize = CGSize(width: 320, height: contentHeight)
    }
  }

  private let world = World(
    size: CGSize(width: 320, height: 500),
    scale: 2,
    safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
  )
  private let page = Page()
  private let stack: UINavigationController

  init() {
    let (world, page) = (world, page)
    page.title = "A"
    stack = world.perform {
      let stack = UINavigationController(rootViewController: page)
      stack.navigationBar.prefersLargeTitles = true
      world.window.rootViewController = stack
      return stack
    }
    world.advance(by: 0)
  }

  private var bar: UINavigationBar { stack.navigationBar }
  private var offset: CGFloat { page.scrollView.contentOffset.y }

  private func drag(by distance: CGFloat) {
    world.finger.down(at: CGPoint(x: 160, y: 300))
    world.finger.move(to: CGPoint(x: 160, y: 300 - distance), during: 0.4)
    world.finger.hold(for: 0.3)
  }

  @Test func `the root's title is large, and its page begins below`() {
    #expect(bar.frame == CGRect(x: 0, y: 20, width: 320, height: 96))
    #expect(page.view.safeAreaInsets.top == 116)
    #expect(offset == -116)
    #expect(bar.content?.titleView?.alpha == 0)
    #expect(bar.content?.titleView?.center.y == 22)
  }

  @Test func `the bar follows the finger, and the content stays at it`() {
    drag(by: 40)
    #expect(offset > -116 && offset < -64)
    #expect(bar.frame.maxY == -offset)
    #expect(page.view.safeAreaInsets.top == -offset)
    world.finger.up()
    world.settle()
  }

  @Test func `beyond the large title, the small one is shown`() {
    world.perform { page.scrollView.contentOffset.y = 100 }
    #expect(bar.frame.height == 44)
    #expect(page.view.safeAreaInsets.top == 64)
    #expect(bar.content?.titleView?.alpha == 1)
  }

  @Test(arguments: [(CGFloat(22), CGFloat(-116)), (52, -64)])
  func `content that is released between goes to the nearer side`(
    distance: CGFloat,
    rest: CGFloat
  ) {
    drag(by: distance)
    #expect(offset > -116 && offset < -64)
    world.finger.up()
    world.settle()
    #expect(offset == rest)
    #expect(bar.frame.maxY == -rest)
  }

  @Test func `content that returns uncovers the title without resistance`() {
    world.perform { page.scrollView.contentOffset.y = -64 }
    drag(by: -50)
    #expect(abs(offset - -104) < 1)
    #expect(bar.frame.maxY == -offset)
    world.finger.up()
    world.settle()
    #expect(offset == -116)
  }

  @Test func `pulled content stretches the bar, not the safe area`() {
    drag(by: -120)
    #expect(offset < -130)
    #expect(bar.frame.maxY == -offset)
    #expect(page.view.safeAreaInsets.top == 116)
    world.finger.up()
    world.settle()
    #expect(bar.frame.height == 96 && offset == -116)
  }

  @Test func `a page without a large title has a bar of one row`() {
    let other = Page()
    other.title = "B"
    other.navigationItem.largeTitleDisplayMode = .never
    world.perform { stack.pushViewController(other, animated: false) }
    world.advance(by: 0)
    #expect(bar.frame.height == 44)
    #expect(other.view.safeAreaInsets.top == 64 && other.scrollView.contentOffset.y == -64)
    #expect(bar.content?.titleView?.alpha == 1)
  }

  @Test func `an automatic page has what the page below has`() {
    let (small, next) = (Page(), Page())
    small.navigationItem.largeTitleDisplayMode = .never
    world.perform { stack.setViewControllers([page, small, next], animated: false) }
    world.advance(by: 0)
    #expect(bar.frame.height == 44)
    world.perform { small.navigationItem.largeTitleDisplayMode = .always }
    world.perform { stack.setViewControllers([page, next], animated: false) }
    world.advance(by: 0)
    #expect(bar.frame.height == 96)
  }

  @Test func `a change of the mode changes the page on screen`() {
    world.perform { page.navigationItem.largeTitleDisplayMode = .never }
    world.advance(by: 0)
    #expect(bar.frame.height == 44 && offset == -64)
    #expect(bar.content?.titleView?.alpha == 1)
    world.perform { page.navigationItem.largeTitleDisplayMode = .automatic }
    world.advance(by: 0)
    #expect(bar.frame.height == 96 && offset == -116)
  }

  @Test(arguments: [false, true])
  func `a swipe back returns to the place of the title`(finishes: Bool) {
    let other = Page()
    other.title = "B"
    other.navigationItem.largeTitleDisplayMode = .never
    world.perform { stack.pushViewController(other, animated: true) }
    world.settle()
    world.finger.down(at: CGPoint(x: 2, y: 300))
    world.finger.move(to: CGPoint(x: finishes ? 260 : 60, y: 300), during: 0.3)
    world.finger.hold(for: 0.2)
    world.finger.up()
    world.settle()
    #expect(stack.viewControllers.count == (finishes ? 1 : 2))
    #expect(bar.frame.height == (finishes ? 96 : 44))
    #expect(offset == -116)
    let shown = finishes ? page : other
    #expect(shown.scrollView.contentOffset.y == -bar.frame.maxY)
    #expect(bar.subviews.contains { $0 is _UINavigationBarLargeTitleView } == finishes)
    #expect(!bar.background.isHidden)
  }

  @Test func `a title keeps its place while another page covers it`() {
    world.perform { page.scrollView.contentOffset.y = 300 }
    let other = Page()
    other.title = "B"
    world.perform { stack.pushViewController(other, animated: true) }
    world.settle()
    #expect(bar.frame.height == 96)
    world.perform { _ = stack.popViewController(animated: true) }
    world.settle()
    #expect(bar.frame.height == 44 && offset == 300)
  }

  @Test func `no part jumps at the start and the end of a push to a small title`() {
    let other = Page()
    other.title = "B"
    other.navigationItem.largeTitleDisplayMode = .never
    world.perform { stack.pushViewController(other, animated: true) }
    func place() -> CGFloat? {
      world.perform { bar.largeTitleInTransition?.seen(in: bar) }
    }
    var former = place() ?? .nan
    #expect(former == 0)
    // A frame of 1/60 s at the greatest speed of the system's spring: 0.3 · 320 · ω / e / 60.
    for _ in 0..<60 {
      world.advance(by: 1.0 / 240)
      guard let x = place() else { break }
      #expect(x <= former && former - x < 11)
      former = x
    }
    world.settle()
    #expect(place() == nil)
  }

  @Test func `a font of an accessibility size stays in its room`() throws {
    let world = World(
      size: CGSize(width: 320, height: 500),
      contentSize: .accessibilityExtraExtraExtraLarge
    )
    let page = Page()
    page.title = "A"
    let stack = world.perform {
      let stack = UINavigationController(rootViewController: page)
      stack.navigationBar.prefersLargeTitles = true
      world.window.rootViewController = stack
      return stack
    }
    world.advance(by: 0)
    let title = try #require(stack.navigationBar.content?.largeTitleView)
    let label = try #require(title.subviews.first as? UILabel)
    #expect(label.font.pointSize == 40)
    #expect(title.bounds.contains(label.frame))
  }

  @Test func `content below an opaque bar leaves the title where it is`() {
    world.perform { bar.isTranslucent = false }
    world.advance(by: 0)
    #expect(page.view.frame.minY == 116)
    drag(by: 70)
    #expect(offset > 40)
    #expect(bar.frame.height == 96 && page.view.frame.minY == 116)
    world.finger.up()
    world.settle()
    #expect(bar.frame.height == 96)
  }

  @Test func `content that ignores the safe area leaves the title where it is`() {
    world.perform { page.scrollView.contentInsetAdjustmentBehavior = .never }
    drag(by: 70)
    #expect(bar.frame.height == 96 && page.view.safeAreaInsets.top == 116)
    world.finger.up()
    world.settle()
  }

  @Test func `an interrupted push keeps the large title where it is on screen`() throws {
    let (second, third) = (Page(), Page())
    for page in [second, third] { page.navigationItem.largeTitleDisplayMode = .never }
    world.perform { stack.pushViewController(second, animated: true) }
    world.advance(by: 0.1)
    let title = try #require(bar.largeTitleInTransition)
    func place() -> CGFloat { world.perform { title.seen(in: bar) } }
    let before = place()
    world.perform { stack.pushViewController(third, animated: true) }
    world.advance(by: 0)
    #expect(bar.largeTitleInTransition === title)
    #expect(abs(place() - before) < 0.5)
    world.settle()
    #expect(bar.largeTitleInTransition == nil && bar.frame.height == 44)
  }

  @Test func `short content does not hide the title`() {
    world.perform { page.scrollView.contentSize.height = 100 }
    page.scrollView.alwaysBounceVertical = true
    drag(by: 60)
    world.finger.up()
    world.settle()
    #expect(offset == -116 && bar.frame.height == 96)
  }
}

extension UIView {
  /// The x-coordinate on screen, in a view around it.
  fileprivate func seen(in outer: UIView) -> CGFloat {
    var (x, view) = (CGFloat.zero, self)
    while view !== outer, let next = view.superview {
      x += (view.layer.presentation() ?? view.layer).frame.minX
      view = next
    }
    return x
  }
}

extension UINavigationBar {
  /// The large title that moves with its page.
  fileprivate var largeTitleInTransition: UIView? {
    subviews.lazy.compactMap { panel in
      panel.subviews.first?.subviews.first { $0 is _UINavigationBarLargeTitleView }
    }
    .first
  }
}
