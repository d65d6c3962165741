// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing
import UIKit

/// Searches that something else interrupts.
@MainActor @Suite(.freesControllers) struct SearchInterruptionTests {
  @Test func `a page that is pushed while the search begins covers it`() {
    let scene = SearchScene()
    scene.tapSearchBar()
    scene.world.advance(by: 0.1)
    scene.push(SearchScene.Page())
    #expect(scene.bar.frame.height == 44 && scene.search.isActive)
    #expect(scene.searchBar.superview !== scene.bar)
    scene.world.perform { _ = scene.stack.popViewController(animated: true) }
    scene.world.settle()
    #expect(scene.bar.frame.height == 52 && scene.searchBar.superview === scene.bar)
    #expect(scene.search.view.window != nil)
  }

  @Test func `a search that its page loses ends at once`() {
    let scene = SearchScene()
    scene.tapSearchBar()
    scene.world.settle()
    _ = scene.take()
    scene.world.perform { scene.page.navigationItem.searchController = nil }
    #expect(scene.take() == ["willDismiss", "update ''", "didDismiss"])
    scene.world.settle()
    #expect(scene.bar.frame.height == 44 && scene.search.view.superview == nil)
    #expect(scene.searchBar.superview == nil && !scene.search.isActive)
    #expect(scene.page.scrollView.contentOffset.y == -64)
  }

  @Test func `a search that ends while its page is covered shows the row when it is back`() {
    let scene = SearchScene(below: 1)
    scene.tapSearchBar()
    scene.world.settle()
    scene.push(SearchScene.Page())
    scene.world.perform { scene.search.isActive = false }
    scene.world.settle()
    #expect(scene.bar.frame.height == 44 && scene.take().last == "didDismiss")
    scene.world.perform { _ = scene.stack.popViewController(animated: true) }
    scene.world.settle()
    #expect(scene.bar.frame.height == 96 && !scene.searchBar.showsCancelButton)
    #expect(scene.search.view.superview == nil)
    #expect(scene.page.scrollView.contentOffset.y == -116)
  }

  @Test func `a stack that loses the page during a search shows what is left`() {
    let scene = SearchScene(below: 2)
    scene.tapSearchBar()
    scene.world.advance(by: 0.1)
    scene.world.perform { _ = scene.stack.popToRootViewController(animated: true) }
    scene.world.settle()
    #expect(scene.bar.frame.height == 44 && scene.searchBar.window == nil)
    #expect(scene.search.view.window == nil)
  }

  @Test func `a finger that swipes back while the search begins takes the page along`() {
    let scene = SearchScene(below: 1)
    scene.tapSearchBar()
    scene.world.advance(by: 0.05)
    scene.swipeBack(to: 60)
    scene.world.finger.up()
    scene.world.settle()
    #expect(scene.stack.viewControllers.count == 2 && scene.search.isActive)
    #expect(scene.bar.frame.height == 52 && scene.searchBar.superview === scene.bar)
    #expect(scene.take().last == "didPresent")
  }

  @Test func `a push that another one interrupts leaves no search bar behind`() {
    let scene = SearchScene()
    scene.world.perform { scene.stack.pushViewController(SearchScene.Page(), animated: true) }
    scene.world.advance(by: 0.1)
    scene.world.perform { scene.stack.pushViewController(SearchScene.Page(), animated: true) }
    scene.world.settle()
    #expect(scene.searchBar.window == nil && scene.bar.frame.height == 44)
    scene.world.perform { _ = scene.stack.popToRootViewController(animated: true) }
    scene.world.settle()
    #expect(scene.searchBar.superview === scene.bar && scene.bar.frame.height == 96)
  }

  @Test func `a bar that hides takes the search bar along`() {
    let scene = SearchScene()
    scene.world.perform { scene.stack.setNavigationBarHidden(true, animated: true) }
    scene.world.settle()
    #expect(scene.searchFrame.maxY <= 20 && scene.page.view.safeAreaInsets.top == 20)
    scene.world.perform { scene.stack.setNavigationBarHidden(false, animated: true) }
    scene.world.settle()
    #expect(scene.searchFrame == CGRect(x: 0, y: 64, width: 320, height: 52))
  }

  @Test func `a search controller that is taken away as its search ends stays away`() {
    let scene = SearchScene()
    scene.tapSearchBar()
    scene.world.settle()
    scene.onWillDismiss = { scene.page.navigationItem.searchController = nil }
    scene.world.perform { scene.search.isActive = false }
    scene.onWillDismiss = nil
    scene.world.settle()
    #expect(scene.bar.frame.height == 44 && scene.search.view.superview == nil)
  }

  @Test(arguments: [false, true])
  func `a search that ends is not told that its page comes and goes`(animated: Bool) {
    let scene = SearchScene()
    scene.tapSearchBar()
    scene.world.typeText("a")
    scene.world.settle()
    _ = scene.results?.take()
    let lines = RetourLog.capturing {
      scene.world.perform { scene.search.isActive = false }
      scene.world.advance(by: 0.05)
      scene.world.perform {
        scene.stack.pushViewController(SearchScene.Page(), animated: animated)
      }
      scene.world.advance(by: 0.05)
      scene.world.perform { _ = scene.stack.popViewController(animated: animated) }
      scene.world.settle()
    }
    #expect(lines == [])
    #expect(scene.results?.take() == ["willDisappear", "didDisappear"])
    #expect(scene.search.view.superview == nil && scene.take().last == "didDismiss")
  }
}
