// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import RetourTesting
import Testing
import UIKit

/// The cost of installing back buttons, at any depth of the stack.
@MainActor struct InstallationCostTests {
  /// Counts the accesses to the navigation items of pages.
  final class Counter {
    var reads: [String: Int] = [:]
    var total: Int { reads.values.reduce(0, +) }
  }

  final class CountedPage: UIViewController {
    private let name: String
    private let counter: Counter

    init(_ name: String, _ counter: Counter) {
      (self.name, self.counter) = (name, counter)
      super.init(nibName: nil, bundle: nil)
      title = name
    }

    required init?(coder: NSCoder) { nil }

    override var navigationItem: UINavigationItem {
      counter.reads[name, default: 0] += 1
      return super.navigationItem
    }
  }

  private func stack(_ depth: Int, _ counter: Counter) -> BackNavigationController {
    let stack = BackNavigationController()
    stack.backButton = .view { _ in .knob() }
    stack.setViewControllers((0..<depth).map { CountedPage("\($0)", counter) }, animated: false)
    return stack
  }

  /// The accesses of one push and one pop at a depth.
  private func reads(atDepth depth: Int, animated: Bool) -> [Int] {
    let counter = Counter()
    let stack = stack(depth, counter)
    let world = World(size: CGSize(width: 195, height: 200), scale: 1, root: stack)
    world.settle()
    counter.reads = [:]
    stack.pushViewController(CountedPage("new", counter), animated: animated)
    world.settle()
    let push = counter.total
    _ = world.perform { stack.popViewController(animated: animated) }
    world.settle()
    return [push, counter.total - push]
  }

  /// The least of three times in which a stack of a depth is set, and emptied to its root.
  private func time(ofSetting depth: Int) -> Duration {
    let times = (0..<3).map { _ in
      ContinuousClock().measure {
        let stack = BackNavigationController()
        stack.backButton = .arrow
        stack.viewControllers = (0..<depth).map { _ in UIViewController() }
        stack.popToRootViewController(animated: false)
      }
    }
    return times.min() ?? .zero
  }

  @Test func `a stack of 4,000 pages is set in eight times the time of 500, not in 64 times`() {
    #expect(time(ofSetting: 4000) < time(ofSetting: 500) * 24)
  }

  @Test func `a push and a pop access as many items at depth 10,000 as at depth 10`() {
    #expect(reads(atDepth: 10_000, animated: false) == reads(atDepth: 10, animated: false))
  }

  @Test func `a push and a pop look at each item a few times, not at every step in the bar`() {
    let reads = reads(atDepth: 10, animated: false)
    // 59 and 43; 113 and 88 when each of the bar's own changes was taken for one by the page.
    #expect(reads[0] <= 64 && reads[1] <= 48, "\(reads)")
  }

  @Test(arguments: ["viewWillAppear", "viewDidLoad"], World.Direction.allCases)
  func `left items that a page sets during its push replace the button`(
    _ callback: String,
    _ direction: World.Direction
  ) {
    final class Page: UIViewController {
      var callback = ""
      override func viewDidLoad() { react("viewDidLoad") }
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        react("viewWillAppear")
      }
      private func react(_ name: String) {
        guard name == callback else { return }
        navigationItem.leftBarButtonItem = UIBarButtonItem(
          title: "Close",
          style: .plain,
          target: nil,
          action: nil
        )
      }
    }
    let scenario = KitScenario(["A"], direction) { $0.backButton = .view { _ in .knob() } }
    let page = Page()
    page.callback = callback
    scenario.world.perform { scenario.stack.pushViewController(page, animated: false) }
    #expect(page.navigationItem.leftBarButtonItems?.map(\.title) == ["Close"])
    scenario.world.settle()
    page.navigationItem.leftBarButtonItem = nil
    #expect(page.leftView != nil, "the button is back at once")
  }

  @Test func `400 pushes in one turn access items in proportion to 40`() {
    func reads(of count: Int) -> Int {
      let counter = Counter()
      let stack = stack(1, counter)
      let world = World(size: CGSize(width: 195, height: 200), scale: 1, root: stack)
      world.settle()
      counter.reads = [:]
      for _ in 0..<count { stack.pushViewController(CountedPage("A", counter), animated: false) }
      #expect(stack.viewControllers.count == count + 1)
      return counter.total
    }
    let (few, many) = (reads(of: 40), reads(of: 400))
    // Ten times as many, but for the first push.
    #expect(few > 0 && many < few * 11, "\(few), \(many)")
  }

  @Test func `a look for one page accesses that page and its neighbors only`() {
    let counter = Counter()
    let stack = stack(6, counter)
    func accessed(_ change: (UINavigationItem) -> Void) -> Set<String> {
      let item = stack.viewControllers[2].navigationItem
      counter.reads = [:]
      change(item)
      return Set(counter.reads.keys)
    }
    #expect(accessed { $0.backButton = .title() } == ["1", "2"])
    #expect(accessed { $0.nextBackButton = .title() } == ["2", "3"])
    #expect(stack.viewControllers[3].leftView?.bounds.width != 40)
    #expect(stack.viewControllers[4].leftView?.bounds.width == 40)
  }

  @Test(arguments: World.Direction.allCases)
  func `a layout pass changes no items`(_ direction: World.Direction) {
    final class CountedItem: UINavigationItem {
      var changes = 0
      override func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        changes += 1
        super.setLeftBarButtonItems(items, animated: animated)
      }
    }
    final class Page: UIViewController {
      let item = CountedItem(title: "B")
      override var navigationItem: UINavigationItem { item }
    }
    let scenario = KitScenario(["A"], direction) { $0.backButton = .view { _ in .knob() } }
    let page = Page()
    page.item.leftItemsSupplementBackButton = true
    scenario.stack.pushViewController(page, animated: true)
    scenario.world.settle()
    #expect(page.item.changes == 1)
    #expect(!page.item.leftItemsSupplementBackButton, "UIKit's button would appear as well")
    for width in [300, 195] as [CGFloat] {
      scenario.world.resize(to: CGSize(width: width, height: 422))
      scenario.stack.view.setNeedsLayout()
      scenario.stack.navigationBar.setNeedsLayout()
      scenario.world.settle()
    }
    #expect(page.item.changes == 1)
    scenario.stack.backButton = nil
    #expect(page.item.leftBarButtonItems == nil)
    #expect(page.item.leftItemsSupplementBackButton, "it is the page's again")
  }
}
