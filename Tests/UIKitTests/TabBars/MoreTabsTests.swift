// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourDecisions
import RetourTesting
import Testing

@testable import UIKit

/// More tabs than the bar has room for.
@MainActor
struct MoreTabsTests {
  /// Six tabs on a small screen, the last one a stack.
  @MainActor
  struct Scene {
    let log = CallbackLog(.appearance)
    let pages: [LoggedPage]
    let inner: LoggedStack
    let tabs = UITabBarController()
    let world: World

    init(_ direction: World.Direction = .leftToRight, language: String = "en") {
      pages = ["A", "B", "C", "D", "E", "F"].map(log.page)
      inner = log.stack("S", pages[5])
      tabs.viewControllers = Array(pages[..<5]) + [inner]
      world = World(
        direction,
        size: CGSize(width: 300, height: 400),
        scale: 1,
        language: language,
        root: tabs
      )
      world.settle()
      _ = log.take()
    }

    var more: UIMoreNavigationController { tabs.engine.tabs.madeMore }
    /// The objects that must be deallocated at the end of the test.
    var objects: [AnyObject] { pages + [inner, tabs, more, more.list] as [AnyObject] }

    func tapTab(_ index: Int) {
      world.finger.tap(at: CGPoint(x: tabs.tabBar.buttons[index].frame.midX, y: 375))
      world.settle()
    }

    func tapRow(_ index: Int) {
      let cell = more.list.tableView.visibleCells[index]
      world.finger.tap(at: cell.convert(CGPoint(x: 150, y: 22), to: nil))
      world.settle()
    }

    func tapBack() {
      let x: CGFloat = world.direction == .rightToLeft ? 290 : 10
      world.finger.tap(at: CGPoint(x: x, y: 22))
      world.settle()
    }

    func swipeBack(_ share: CGFloat) {
      world.finger.dragFromLeadingEdge(to: share)
      world.finger.hold(for: 0.3)
      world.finger.up()
      world.settle()
    }
  }

  @Test(arguments: [("en", "More"), ("zh-Hans", "更多"), ("ar", "المزيد")])
  func `of six tabs four have a button and a fifth button lists the others`(
    _ language: String,
    _ word: String
  ) {
    expectFreed {
      let scene = Scene(language: language)
      let tabs = scene.tabs
      #expect(tabs.tabBar.items?.map(\.title) == ["A", "B", "C", "D", word])
      #expect(tabs.moreNavigationController.parent === tabs)
      #expect(tabs.moreNavigationController.topViewController?.title == word)
      scene.tapTab(4)
      #expect(tabs.selectedViewController === tabs.moreNavigationController)
      #expect(tabs.selectedIndex == NSNotFound)
      #expect(tabs.tabBar.selectedItem === tabs.moreNavigationController.tabBarItem)
      #expect(scene.more.list.tableView.visibleCells.map(\.textLabel?.text) == ["E", "F"])
      #expect(!scene.pages[4].isViewLoaded)
      return scene.objects
    }
  }

  @Test(arguments: World.Direction.allCases)
  func `a tapped row pushes its tab; the back button and the swipe return to the list`(
    _ direction: World.Direction
  ) {
    expectFreed {
      let scene = Scene(direction)
      let (tabs, page) = (scene.tabs, scene.pages[4])
      scene.tapTab(4)
      #expect(scene.log.take() == ["A.viewWillDisappear", "A.viewDidDisappear"])
      scene.tapRow(0)
      #expect(
        scene.log.take() == [
          "E.viewDidLoad", "E.viewWillAppear", "E.viewIsAppearing", "E.viewDidAppear",
        ]
      )
      #expect(tabs.selectedIndex == 4)
      #expect(tabs.selectedViewController === page)
      #expect(page.navigationController === tabs.moreNavigationController)
      #expect(page.tabBarController === tabs)
      #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 49, right: 0))
      scene.swipeBack(0.2)
      #expect(tabs.selectedIndex == 4)
      #expect(
        scene.log.take() == [
          "E.viewWillDisappear", "E.viewWillAppear", "E.viewIsAppearing", "E.viewDidAppear",
        ]
      )
      scene.swipeBack(0.8)
      #expect(tabs.selectedIndex == NSNotFound)
      #expect(scene.log.take() == ["E.viewWillDisappear", "E.viewDidDisappear"])
      #expect(page.parent === tabs)
      scene.tapRow(0)
      #expect(tabs.selectedViewController === page)
      scene.tapBack()
      #expect(tabs.selectedViewController === tabs.moreNavigationController)
      return scene.objects
    }
  }

  @Test(arguments: World.Direction.allCases)
  func `a tab that a finished swipe leaves is selected again before it is gone`(
    _ direction: World.Direction
  ) {
    expectFreed {
      let scene = Scene(direction)
      let (tabs, inner) = (scene.tabs, scene.inner)
      scene.tapTab(4)
      scene.tapRow(1)
      scene.world.finger.dragFromLeadingEdge(to: 0.8)
      scene.world.finger.up()
      scene.world.perform { tabs.selectedIndex = 5 }
      scene.world.settle()
      #expect(tabs.selectedViewController === inner)
      #expect(inner.parent === scene.more)
      #expect(inner.view.window === scene.world.window)
      #expect(scene.pages[5].view.window === scene.world.window)
      return scene.objects
    }
  }

  @Test(arguments: World.Direction.allCases)
  func `a stack on the More page keeps its bar, with a back button to the list`(
    _ direction: World.Direction
  ) {
    expectFreed {
      let scene = Scene(direction)
      let (tabs, inner) = (scene.tabs, scene.inner)
      scene.tapTab(4)
      scene.tapRow(1)
      #expect(tabs.selectedIndex == 5)
      #expect(scene.more.isNavigationBarHidden)
      #expect(scene.pages[5].view.safeAreaInsets.top == 44)
      #expect(inner.bar.content?.backButton?.shownText == "More")
      #expect(scene.pages[5].navigationItem.backAction == nil)
      let next = scene.log.page("G")
      inner.pushViewController(next, animated: true)
      scene.world.settle()
      scene.swipeBack(0.8)
      #expect(inner.viewControllers == [scene.pages[5]])
      #expect(tabs.selectedIndex == 5)
      scene.swipeBack(0.2)
      #expect(tabs.selectedIndex == 5)
      #expect(scene.more.isNavigationBarHidden)
      scene.swipeBack(0.8)
      #expect(tabs.selectedIndex == NSNotFound)
      #expect(!scene.more.isNavigationBarHidden)
      #expect(inner.parent === tabs)
      #expect(inner.bar.rootBackAction == nil)
      scene.tapRow(1)
      scene.tapBack()
      #expect(tabs.selectedIndex == NSNotFound)
      let hit = scene.world.window.hitTest(CGPoint(x: 150, y: 66), with: nil)
      #expect(hit?.isDescendant(of: scene.more.list.tableView) == true)
      return scene.objects + [next]
    }
  }

  @Test func `setting the selection selects any tab, with or without a button`() {
    expectFreed {
      let scene = Scene()
      let tabs = scene.tabs
      tabs.selectedIndex = 4
      #expect(
        scene.log.take() == [
          "E.viewDidLoad", "E.viewWillAppear", "A.viewWillDisappear", "E.viewIsAppearing",
          "A.viewDidDisappear", "E.viewDidAppear",
        ]
      )
      #expect(tabs.moreNavigationController.viewControllers.count == 2)
      tabs.selectedIndex = 5
      #expect(tabs.selectedViewController === scene.inner)
      #expect(
        scene.log.take()
          == [
            "E.viewWillDisappear", "S.viewWillAppear", "F.viewDidLoad", "F.viewWillAppear",
            "F.viewIsAppearing", "E.viewDidDisappear", "S.viewDidAppear", "F.viewDidAppear",
          ]
      )
      #expect(scene.more.isNavigationBarHidden)
      #expect(scene.pages[4].parent === tabs)
      tabs.selectedViewController = scene.pages[1]
      #expect(tabs.selectedIndex == 1)
      // The page above the list is still there.
      scene.tapTab(4)
      #expect(tabs.selectedIndex == 5)
      // A second tap leads to the list.
      scene.tapTab(4)
      #expect(tabs.selectedIndex == NSNotFound)
      tabs.selectedIndex = 0
      tabs.selectedViewController = tabs.moreNavigationController
      #expect(tabs.selectedIndex == NSNotFound)
      return scene.objects
    }
  }

  @Test func `the More button calls the delegate, its rows call the stack's delegate`() {
    expectFreed {
      let scene = Scene()
      let listener = UITabBarControllerTests.Listener()
      let shown = ShownPages()
      scene.tabs.delegate = listener
      scene.tabs.moreNavigationController.delegate = shown
      listener.allows = false
      scene.tapTab(4)
      #expect(scene.tabs.selectedIndex == 0)
      listener.allows = true
      scene.tapTab(4)
      #expect(listener.heard == ["should 0", "should 0", "did \(NSNotFound)"])
      scene.tapRow(0)
      #expect(listener.heard.count == 3)
      #expect(shown.pages.last === scene.pages[4])
      return scene.objects
    }
  }

  @Test func `replacing the tabs moves controllers between buttons and rows`() {
    expectFreed {
      let scene = Scene()
      let (tabs, pages) = (scene.tabs, scene.pages)
      tabs.selectedIndex = 4
      tabs.viewControllers = Array(pages[1..<5])
      #expect(tabs.selectedViewController === pages[4])
      #expect(tabs.selectedIndex == 3)
      #expect(tabs.tabBar.items?.count == 4)
      #expect(pages[4].parent === tabs)
      #expect(pages[4].view.window != nil)
      #expect(tabs.moreNavigationController.parent == nil)
      #expect(scene.inner.parent == nil)
      tabs.viewControllers = Array(pages[..<4]) + [scene.inner, pages[4]]
      #expect(tabs.selectedViewController === pages[4])
      #expect(tabs.selectedIndex == 5)
      #expect(pages[4].parent === tabs.moreNavigationController)
      #expect(pages[4].view.window != nil)
      scene.world.settle()
      #expect(pages.map(\.appearance.state).filter { $0 == .appeared }.count == 1)
      return scene.objects
    }
  }

  @Test func `adding a listed controller to another parent removes its tab`() {
    expectFreed {
      let scene = Scene()
      let (tabs, pages) = (scene.tabs, scene.pages)
      tabs.selectedIndex = 4
      let other = UINavigationController()
      other.viewControllers = [pages[4]]
      #expect(tabs.viewControllers == Array(pages[..<4]) + [scene.inner])
      #expect(pages[4].parent === other)
      #expect(tabs.tabBar.items?.count == 5)
      #expect(tabs.moreNavigationController.parent == nil)
      #expect(tabs.selectedViewController === scene.inner)
      scene.world.settle()
      #expect(scene.inner.view.window != nil)
      return scene.objects + [other]
    }
  }

  @Test func `a row follows its item`() {
    expectFreed {
      let scene = Scene()
      scene.tapTab(4)
      let cell = scene.more.list.tableView.visibleCells[0]
      scene.pages[4].title = "New"
      #expect(cell.textLabel?.text == "New")
      scene.pages[4].tabBarItem.isEnabled = false
      scene.tapRow(0)
      #expect(scene.tabs.selectedIndex == NSNotFound)
      scene.pages[4].tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 0)
      #expect(scene.more.list.tableView.visibleCells[0].textLabel?.text == "Own")
      return scene.objects
    }
  }

  @Test func `a listed page with hidesBottomBarWhenPushed hides the bar`() {
    expectFreed {
      let scene = Scene()
      scene.pages[4].hidesBottomBarWhenPushed = true
      scene.tapTab(4)
      scene.tapRow(0)
      #expect(scene.tabs.tabBar.isHidden)
      scene.swipeBack(0.8)
      #expect(!scene.tabs.tabBar.isHidden)
      return scene.objects
    }
  }

  @Test func `a page that returns from the More page is told of its parent, which it has by then`()
  {
    final class Page: UIViewController {
      var told: [Bool] = []
      override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        told.append(parent === self.parent)
      }
    }
    expectFreed {
      let (tabs, page) = (UITabBarController(), Page())
      tabs.viewControllers = (0..<5).map { _ in UIViewController() } + [page]
      let world = World(size: CGSize(width: 300, height: 400), scale: 1, root: tabs)
      world.settle()
      tabs.selectedIndex = 5
      world.settle()
      #expect(page.parent === tabs.moreNavigationController)
      page.told = []
      tabs.moreNavigationController.popToRootViewController(animated: false)
      world.settle()
      #expect(page.parent === tabs)
      #expect(!page.told.isEmpty && page.told.allSatisfy { $0 })
      return [tabs, page]
    }
  }
}
