// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing
import UIKit

/// Search bars in navigation bars, while nobody searches.
@MainActor @Suite(.freesControllers) struct SearchInBarTests {
  @Test(arguments: World.Direction.allCases)
  func `the search bar is below the row, and the page below it`(direction: World.Direction) {
    let scene = SearchScene(direction)
    #expect(scene.bar.frame == CGRect(x: 0, y: 20, width: 320, height: 96))
    #expect(scene.searchFrame == CGRect(x: 0, y: 64, width: 320, height: 52))
    #expect(scene.field.frame == CGRect(x: 16, y: 1, width: 288, height: 36))
    #expect(scene.page.view.safeAreaInsets.top == 116)
    #expect(scene.page.scrollView.contentOffset.y == -116)
  }

  @Test func `it is below a large title`() {
    let scene = SearchScene(largeTitles: true)
    #expect(scene.bar.frame.height == 148)
    #expect(scene.searchFrame.minY == 116)
  }

  @Test(arguments: World.Direction.allCases)
  func `a prompt is above all, and gives its room to a search`(direction: World.Direction) {
    let scene = SearchScene(direction, largeTitles: true)
    scene.world.perform { scene.page.navigationItem.prompt = "Step 1" }
    scene.world.settle()
    #expect(scene.bar.frame.height == 178 && scene.searchFrame.minY == 146)
    #expect(scene.page.view.safeAreaInsets.top == 198)
    scene.world.perform { scene.search.isActive = true }
    scene.world.settle()
    #expect(scene.bar.frame.height == 52 && scene.searchFrame.minY == 20)
    #expect(scene.page.view.safeAreaInsets.top == 72)
    scene.world.perform { scene.search.isActive = false }
    scene.world.settle()
    #expect(scene.bar.frame.height == 178 && scene.searchFrame.minY == 146)
  }

  @Test func `a page with a prompt and a search moves beside one without, and back`() {
    let scene = SearchScene()
    scene.world.perform { scene.page.navigationItem.prompt = "Step 1" }
    scene.world.settle()
    #expect(scene.bar.frame.height == 126)
    let next = UIViewController()
    scene.world.perform { scene.stack.pushViewController(next, animated: true) }
    scene.world.settle()
    #expect(scene.bar.frame.height == 44 && next.view.safeAreaInsets.top == 64)
    scene.world.finger.dragFromLeadingEdge(to: 0.4)
    scene.world.finger.cancel()
    scene.world.settle()
    #expect(scene.bar.frame.height == 44)
    scene.world.finger.swipeBack()
    scene.world.settle()
    #expect(scene.bar.frame.height == 126 && scene.searchFrame.minY == 94)
  }

  @Test func `it gives way to the content before the large title`() {
    let scene = SearchScene(largeTitles: true)
    scene.world.perform { scene.page.scrollView.contentOffset.y = -148 }
    scene.world.advance(by: 0)
    #expect(scene.bar.frame.height == 128 && scene.searchFrame.height == 32)
    #expect(scene.page.view.safeAreaInsets.top == 148)
    #expect(scene.field.frame.height == 16 && scene.field.alpha < 0.5)
    scene.world.perform { scene.page.scrollView.contentOffset.y = -90 }
    scene.world.advance(by: 0)
    #expect(scene.bar.frame.height == 70 && scene.searchFrame.height == 0)
    scene.world.perform { scene.page.scrollView.contentOffset.y = 200 }
    #expect(scene.bar.frame.height == 44)
  }

  @Test(arguments: [(CGFloat(18), CGFloat(-116)), (45, -64)])
  func `content that is released between goes to the nearer side`(
    distance: CGFloat,
    rest: CGFloat
  ) {
    let scene = SearchScene()
    scene.drag(by: distance)
    scene.world.finger.up()
    scene.world.settle()
    #expect(scene.page.scrollView.contentOffset.y == rest)
    #expect(scene.bar.frame.maxY == -rest)
  }

  @Test func `a search bar that does not hide stays`() {
    let scene = SearchScene(largeTitles: true)
    scene.world.perform { scene.page.navigationItem.hidesSearchBarWhenScrolling = false }
    scene.world.advance(by: 0)
    scene.world.perform { scene.page.scrollView.contentOffset.y = 200 }
    #expect(scene.bar.frame.height == 96 && scene.searchFrame.height == 52)
  }

  @Test func `pulled content takes the search bar along`() {
    let scene = SearchScene()
    scene.drag(by: -120)
    #expect(scene.bar.frame.height > 100)
    #expect(scene.searchFrame.maxY == -scene.page.scrollView.contentOffset.y)
    scene.world.finger.up()
    scene.world.settle()
    #expect(scene.bar.frame.height == 96)
  }

  @Test func `a search controller that comes later shows its bar, and one that goes takes it`() {
    let scene = SearchScene()
    scene.world.perform { scene.page.navigationItem.searchController = nil }
    scene.world.advance(by: 0)
    #expect(scene.bar.frame.height == 44 && scene.searchBar.window == nil)
    #expect(scene.page.scrollView.contentOffset.y == -64)
    scene.world.perform { scene.page.navigationItem.searchController = scene.search }
    scene.world.advance(by: 0)
    #expect(scene.bar.frame.height == 96 && scene.searchBar.window != nil)
    #expect(scene.page.scrollView.contentOffset.y == -116)
  }

  @Test(arguments: [false, true])
  func `in a swipe back the search bar moves with its page`(finishes: Bool) {
    let scene = SearchScene(below: 1)
    let lower = scene.stack.viewControllers[0]
    scene.swipeBack(to: finishes ? 260 : 60)
    #expect(abs(scene.shownX - (finishes ? 248 : 48)) < 2)
    scene.world.finger.up()
    scene.world.settle()
    #expect((scene.stack.topViewController === lower) == finishes)
    #expect(scene.bar.frame.height == (finishes ? 44 : 96))
    #expect((scene.searchBar.superview === scene.bar) == !finishes)
  }

  @Test func `a page without a search bar is not changed by one below`() {
    let scene = SearchScene()
    let other = SearchScene.Page()
    scene.push(other)
    #expect(scene.bar.frame.height == 44 && scene.searchBar.superview !== scene.bar)
    #expect(other.view.safeAreaInsets.top == 64)
    scene.world.perform { _ = scene.stack.popViewController(animated: true) }
    scene.world.settle()
    #expect(scene.bar.frame.height == 96 && scene.searchBar.superview === scene.bar)
  }

  @Test func `a resize gives the search bar the new width`() {
    let scene = SearchScene()
    scene.world.resize(to: CGSize(width: 400, height: 500))
    scene.world.advance(by: 0)
    #expect(scene.searchFrame.width == 400 && scene.field.frame.width == 368)
  }

  @Test func `a bar without a controller has no search bar`() {
    let world = World(size: CGSize(width: 320, height: 200))
    let (bar, item) = (
      UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44)),
      UINavigationItem(title: "A")
    )
    item.searchController = UISearchController(searchResultsController: nil)
    world.perform {
      world.window.addSubview(bar)
      bar.items = [item]
    }
    world.advance(by: 0)
    #expect(item.searchController?.searchBar.superview == nil)
  }
}
