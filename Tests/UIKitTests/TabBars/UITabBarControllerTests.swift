// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourDecisions
import RetourTesting
import Testing

@testable import UIKit

/// Tabs with stacks in them.
@MainActor
@Suite(.freesControllers) struct UITabBarControllerTests {
  final class Listener: NSObject, UITabBarControllerDelegate {
    var heard: [String] = []
    var allows = true
    func tabBarController(
      _ tabBarController: UITabBarController,
      shouldSelect viewController: UIViewController
    ) -> Bool {
      heard.append("should \(tabBarController.selectedIndex)")
      return allows
    }
    func tabBarController(
      _ tabBarController: UITabBarController,
      didSelect viewController: UIViewController
    ) { heard.append("did \(tabBarController.selectedIndex)") }
  }

  /// Keeps a world alive that a test does not use.
  final class Kept { var world: World? }

  let kept = Kept()
  let log = CallbackLog(.appearance)
  let pages: [LoggedPage]
  let stacks: [LoggedStack]
  let tabs = UITabBarController()

  init() {
    let log = log
    pages = ["A", "B", "C"].map(log.page)
    stacks = zip(["M", "N", "O"], pages).map { log.stack($0, $1) }
    tabs.viewControllers = stacks
  }

  func show(_ direction: World.Direction = .leftToRight) -> World {
    let world = World(direction, size: CGSize(width: 300, height: 400), scale: 1, root: tabs)
    world.settle()
    kept.world = world
    return world
  }

  /// Taps a tab.
  func tap(_ index: Int, in world: World) {
    let frame = tabs.tabBar.buttons[index].frame
    world.finger.tap(at: CGPoint(x: frame.midX, y: 400 - 25))
  }

  // MARK: Selecting

  @Test func `the first tab is selected, and its view alone is loaded`() {
    _ = show()
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.selectedViewController === stacks[0])
    #expect(
      log.take() == [
        "M.viewWillAppear", "A.viewDidLoad", "A.viewWillAppear", "A.viewIsAppearing",
        "M.viewDidAppear", "A.viewDidAppear",
      ]
    )
    #expect(!stacks[1].isViewLoaded)
    #expect(!pages[1].isViewLoaded)
    #expect(pages[0].tabBarController === tabs)
    #expect(stacks[0].view.window != nil)
  }

  @Test func `a switch calls the new, old, old and new page`() {
    let world = show()
    _ = log.take()
    tabs.selectedIndex = 1
    #expect(
      log.take() == [
        "N.viewWillAppear", "B.viewDidLoad", "B.viewWillAppear", "M.viewWillDisappear",
        "A.viewWillDisappear", "B.viewIsAppearing", "M.viewDidDisappear", "A.viewDidDisappear",
        "N.viewDidAppear", "B.viewDidAppear",
      ]
    )
    #expect(stacks[0].view.window == nil)
    #expect(stacks[1].view.window === world.window)
    #expect(tabs.tabBar.selectedItem === pages[1].tabBarItem)
    tabs.selectedViewController = stacks[0]
    #expect(
      log.take() == [
        "M.viewWillAppear", "A.viewWillAppear", "N.viewWillDisappear", "B.viewWillDisappear",
        "A.viewIsAppearing", "N.viewDidDisappear", "B.viewDidDisappear", "M.viewDidAppear",
        "A.viewDidAppear",
      ]
    )
    #expect(world.isIdle || world.settle())
  }

  @Test func `isMovingToParent is false for a tab that is selected again`() {
    let world = show()
    tabs.selectedIndex = 1
    var flags: [Bool] = []
    for call in LoggedPage.appearanceCalls {
      pages[0].reactions[call] = { [unowned page = pages[0]] in
        flags.append(page.isMovingToParent || page.isMovingFromParent)
      }
    }
    tabs.selectedIndex = 0
    tabs.selectedIndex = 1
    world.settle()
    #expect(flags == [false, false, false, false, false])
  }

  @Test func `a tap calls shouldSelect, selects, and calls didSelect`() {
    let world = show()
    let listener = Listener()
    tabs.delegate = listener
    tap(2, in: world)
    #expect(tabs.selectedIndex == 2)
    #expect(listener.heard == ["should 0", "did 2"])
    listener.allows = false
    tap(1, in: world)
    #expect(tabs.selectedIndex == 2)
    #expect(listener.heard == ["should 0", "did 2", "should 2"])
    tabs.selectedIndex = 0
    #expect(listener.heard.count == 3)
  }

  @Test func `a tap on the selected tab pops its stack to the root with animation`() {
    let world = show()
    let next = log.page("D")
    stacks[0].pushViewController(next, animated: false)
    stacks[0].pushViewController(log.page("E"), animated: false)
    tap(0, in: world)
    #expect(stacks[0].viewControllers == [pages[0]])
    #expect(stacks[0].transitionCoordinator != nil)
    world.settle()
    #expect(stacks[0].transitionCoordinator == nil)
    #expect(pages[0].view.window != nil)
  }

  @Test func `an index without a tab has no effect`() {
    _ = show()
    tabs.selectedIndex = 7
    tabs.selectedIndex = -1
    #expect(tabs.selectedIndex == 0)
    #expect(UITabBarController().selectedIndex == NSNotFound)
    #expect(UITabBarController().viewControllers == nil)
  }

  @Test func `a page may select another tab in viewWillAppear`() {
    let world = show()
    pages[1].reactions["viewWillAppear"] = { [unowned tabs] in tabs.selectedIndex = 2 }
    tabs.selectedIndex = 1
    #expect(tabs.selectedIndex == 2)
    world.settle()
    #expect(pages[2].view.window != nil)
    #expect(pages[1].view.window == nil)
    #expect(
      pages.map(\.appearance.state) == [.disappeared, .disappeared, .appeared]
    )
  }

  // MARK: Replacing the tabs

  @Test func `replacing the tabs keeps the selected controller, its index, or selects the first`() {
    _ = show()
    tabs.selectedIndex = 2
    tabs.viewControllers = [stacks[2], stacks[0]]
    #expect(tabs.selectedViewController === stacks[2])
    #expect(tabs.selectedIndex == 0)
    let others = [log.page("X"), log.page("Y")]
    tabs.selectedIndex = 1
    tabs.viewControllers = others
    #expect(tabs.selectedViewController === others[1])
    #expect(others[1].view.window != nil)
    #expect(stacks[0].parent == nil)
    tabs.viewControllers = [stacks[1]]
    #expect(tabs.selectedViewController === stacks[1])
    tabs.viewControllers = nil
    #expect(tabs.selectedIndex == NSNotFound)
    #expect(stacks[1].view.window == nil)
    #expect(tabs.tabBar.items == nil)
  }

  @Test func `replacing the tabs of an invisible controller loads no view`() {
    let world = show()
    world.window.rootViewController = UIViewController()
    let page = log.page("X")
    tabs.viewControllers = [page]
    #expect(!page.isViewLoaded)
    #expect(tabs.selectedViewController === page)
    #expect(stacks[0].parent == nil)
    world.window.rootViewController = tabs
    world.settle()
    #expect(page.view.window != nil)
    #expect(tabs.engine.pageSwitch.container.subviews.count == 1)
  }

  // MARK: Items

  @Test func `a stack takes its item from its bottom page`() {
    #expect(stacks[0].tabBarItem === pages[0].tabBarItem)
    #expect(tabs.tabBar.items?.map(\.title) == ["A", "B", "C"])
    pages[0].title = "New"
    #expect(tabs.tabBar.items?.first?.title == "New")
    let own = UITabBarItem(title: "Own", image: nil, tag: 1)
    stacks[0].tabBarItem = own
    #expect(tabs.tabBar.items?.first === own)
    let root = log.page("R")
    stacks[1].setViewControllers([root], animated: false)
    #expect(tabs.tabBar.items?[1] === root.tabBarItem)
  }

  // MARK: Layout

  @Test(arguments: World.Direction.allCases)
  func `a page extends under the bar and has its safe area`(_ direction: World.Direction) {
    let world = World(
      direction,
      size: CGSize(width: 300, height: 400),
      safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0),
      root: tabs
    )
    world.settle()
    #expect(pages[0].view.bounds.size == CGSize(width: 300, height: 400))
    #expect(pages[0].view.safeAreaInsets == UIEdgeInsets(top: 64, left: 0, bottom: 83, right: 0))
    tabs.selectedIndex = 1
    #expect(pages[1].view.safeAreaInsets.bottom == 83)
    world.resize(to: CGSize(width: 400, height: 300))
    world.settle()
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 234, width: 400, height: 66))
    #expect(pages[1].view.bounds.size == CGSize(width: 400, height: 300))
    tabs.selectedIndex = 0
    #expect(pages[0].view.bounds.size == CGSize(width: 400, height: 300))
  }

  // MARK: Stacks in tabs

  @Test func `a stack in another tab changes without callbacks and appears with its new top`() {
    let world = show()
    tabs.selectedIndex = 1
    _ = log.take()
    let next = log.page("D")
    stacks[0].pushViewController(next, animated: true)
    #expect(log.take().isEmpty)
    #expect(!next.isViewLoaded)
    tabs.selectedIndex = 0
    #expect(next.view.window != nil)
    #expect(log.take().contains("D.viewDidAppear"))
    world.settle()
  }

  @Test func `a switch completes a running push first`() {
    let world = show()
    _ = log.take()
    stacks[0].pushViewController(log.page("D"), animated: true)
    world.advance(by: 0.1)
    _ = log.take()
    tabs.selectedIndex = 1
    #expect(
      log.take() == [
        "A.viewDidDisappear", "D.viewDidAppear", "N.viewWillAppear", "B.viewDidLoad",
        "B.viewWillAppear", "M.viewWillDisappear", "D.viewWillDisappear", "B.viewIsAppearing",
        "M.viewDidDisappear", "D.viewDidDisappear", "N.viewDidAppear", "B.viewDidAppear",
      ]
    )
    #expect(world.settle())
    tabs.selectedIndex = 0
    #expect(log.take().last == "D.viewDidAppear")
    #expect(stacks[0].engine.container.pagesView.subviews.count == 1)
  }

  @Test(arguments: World.Direction.allCases)
  func `a swipe pops inside a tab, a cancelled one does not`(
    _ direction: World.Direction
  ) {
    let world = show(direction)
    let next = log.page("D")
    stacks[0].pushViewController(next, animated: false)
    _ = log.take()
    world.finger.dragFromLeadingEdge(to: 0.2)
    world.finger.hold(for: 0.3)
    world.finger.up()
    world.settle()
    #expect(stacks[0].viewControllers == [pages[0], next])
    #expect(
      log.take() == [
        "D.viewWillDisappear", "A.viewWillAppear", "A.viewIsAppearing", "A.viewWillDisappear",
        "A.viewDidDisappear", "D.viewWillAppear", "D.viewIsAppearing", "D.viewDidAppear",
      ]
    )
    world.finger.dragFromLeadingEdge(to: 0.8)
    world.finger.up()
    world.settle()
    #expect(stacks[0].viewControllers == [pages[0]])
    #expect(tabs.selectedIndex == 0)
  }

  @Test func `a switch cancels a held swipe first`() {
    let world = show()
    let next = log.page("D")
    stacks[0].pushViewController(next, animated: false)
    world.finger.dragFromLeadingEdge(to: 0.6)
    tabs.selectedIndex = 1
    #expect(stacks[0].viewControllers == [pages[0], next])
    world.finger.move(to: CGPoint(x: 290, y: 200), during: 0.1)
    world.finger.up()
    world.settle()
    #expect(stacks[0].viewControllers == [pages[0], next])
    tap(0, in: world)
    world.settle()
    #expect(next.view.window != nil)
  }

  /// The frozen page of DCBaseNavigationController's document: view A with a pan holds a child B,
  /// a tab bar of stacks; a swipe at a root there made later pushes show nothing.
  @Test func `a swipe at a root in a tab under a pan never begins and never blocks input`() {
    let outer = log.page("Outer")
    let pan = UIPanGestureRecognizer()
    outer.loadViewIfNeeded()
    outer.view.addGestureRecognizer(pan)
    outer.addChild(tabs)
    outer.view.addSubview(tabs.view)
    tabs.didMove(toParent: outer)
    let world = World(size: CGSize(width: 300, height: 400), root: outer)
    world.settle()
    tabs.view.frame = outer.view.bounds
    let shown = ShownPages()
    stacks[0].delegate = shown
    for keepsRules in [true, false] {
      // Without the system's rules, the recognizer may begin: the stack refuses all the same.
      if !keepsRules { stacks[0].interactivePopGestureRecognizer?.delegate = nil }
      world.finger.dragFromLeadingEdge(to: 0.7)
      world.finger.up()
      #expect(world.settle())
      #expect(stacks[0].viewControllers == [pages[0]])
      #expect(stacks[0].engine.transition == nil)
      let next = log.page("D")
      stacks[0].pushViewController(next, animated: true)
      world.settle()
      #expect(shown.pages.last === next)
      #expect(world.window.hitTest(CGPoint(x: 150, y: 200), with: nil) === next.view)
      stacks[0].popViewController(animated: true)
      world.settle()
      #expect(shown.pages.last === pages[0])
      #expect(world.window.hitTest(CGPoint(x: 150, y: 200), with: nil) === pages[0].view)
    }
    tap(1, in: world)
    #expect(tabs.selectedIndex == 1)
  }

  // MARK: Modals over tabs

  @Test func `the tab bar controller presents for a page, and dismisses`() {
    let world = show()
    _ = log.take()
    let modal = log.page("X")
    pages[0].present(modal, animated: true)
    #expect(tabs.presentedViewController === modal)
    world.settle()
    #expect(
      log.take() == [
        "X.viewDidLoad", "M.viewWillDisappear", "A.viewWillDisappear", "X.viewWillAppear",
        "X.viewIsAppearing", "X.viewDidAppear", "M.viewDidDisappear", "A.viewDidDisappear",
      ]
    )
    tabs.selectedIndex = 1
    #expect(log.take().isEmpty)
    modal.dismiss(animated: true)
    world.settle()
    #expect(
      log.take() == [
        "X.viewWillDisappear", "N.viewWillAppear", "B.viewDidLoad", "B.viewWillAppear",
        "B.viewIsAppearing", "N.viewDidAppear", "B.viewDidAppear", "X.viewDidDisappear",
      ]
    )
    #expect(pages[0].appearance.state == .disappeared)
    #expect(pages[1].view.window != nil)
  }

  // MARK: Memory

  @Test func `tabs, their stacks and their pages are deallocated`() {
    weak var freedTabs: UIViewController?
    weak var freedStack: UIViewController?
    weak var freedPage: UIViewController?
    do {
      let page = UIViewController()
      let stack = UINavigationController(rootViewController: UIViewController())
      let tabs = UITabBarController()
      tabs.viewControllers = [stack, UIViewController()]
      (freedTabs, freedStack, freedPage) = (tabs, stack, page)
      let world = World(size: CGSize(width: 200, height: 400), root: tabs)
      stack.pushViewController(page, animated: true)
      world.advance(by: 0.1)
      tabs.selectedIndex = 1
      world.settle()
      tabs.selectedIndex = 0
      world.window.rootViewController = nil
      world.settle()
    }
    #expect(freedTabs == nil)
    #expect(freedStack == nil)
    #expect(freedPage == nil)
  }

  @Test func `selecting a controller that is no tab stops the process`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      UITabBarController().selectedViewController = UIViewController()
    }
  }
}
