// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing
import UIKit

/// Searches with a search controller.
@MainActor @Suite(.freesControllers) struct SearchControllerTests {
  @Test func `the delegate follows the search, and the updater the text`() {
    let scene = SearchScene()
    scene.tapSearchBar()
    #expect(scene.take() == ["present", "willPresent", "update ''"])
    #expect(scene.search.isActive && scene.field.isEditing)
    scene.world.settle()
    #expect(scene.take() == ["didPresent"])
    scene.world.typeText("a")
    #expect(scene.take() == ["update 'a'"])
    scene.searchBar.text = "ab"
    #expect(scene.take() == ["update 'ab'"])
    scene.world.perform { scene.search.isActive = false }
    #expect(scene.take() == ["willDismiss", "update ''"])
    #expect(!scene.search.isActive && !scene.field.isEditing)
    scene.world.settle()
    #expect(scene.take() == ["didDismiss"])
  }

  @Test func `the search bar takes the place of the row, and gives it back`() {
    let scene = SearchScene(largeTitles: true)
    scene.tapSearchBar()
    scene.world.advance(by: 0.1)
    let moving = scene.bar.layer.presentation()?.frame.height ?? 0
    #expect(moving > 52 && moving < 148)
    scene.world.settle()
    #expect(scene.bar.frame == CGRect(x: 0, y: 20, width: 320, height: 52))
    #expect(scene.field.frame.minY == 8 && scene.searchBar.showsCancelButton)
    #expect(scene.page.view.safeAreaInsets.top == 72)
    #expect(scene.page.scrollView.contentOffset.y == -72)
    #expect(!scene.world.accessibilityTree.contains("\"A\""))
    scene.world.perform { scene.search.isActive = false }
    scene.world.settle()
    #expect(scene.bar.frame.height == 148 && scene.field.frame.minY == 1)
    #expect(scene.page.scrollView.contentOffset.y == -168)
    #expect(!scene.searchBar.showsCancelButton)
  }

  @Test func `the row stays if the search does not hide it`() {
    let scene = SearchScene()
    scene.search.hidesNavigationBarDuringPresentation = false
    scene.tapSearchBar()
    scene.world.settle()
    #expect(scene.search.isActive && scene.bar.frame.height == 96)
  }

  @Test func `a search over content that has scrolled away ends where it began`() {
    let scene = SearchScene()
    scene.world.perform { scene.page.scrollView.contentOffset.y = 300 }
    scene.world.perform { scene.search.isActive = true }
    scene.world.settle()
    #expect(scene.bar.frame.height == 52 && scene.page.scrollView.contentOffset.y == 300)
    scene.world.perform { scene.search.isActive = false }
    scene.world.settle()
    #expect(scene.bar.frame.height == 44 && scene.page.scrollView.contentOffset.y == 300)
  }

  @Test func `the cancel button ends the search`() throws {
    let scene = SearchScene()
    scene.tapSearchBar()
    scene.world.settle()
    scene.world.typeText("a")
    scene.searchBar.resignFirstResponder()
    #expect(scene.search.isActive)
    let button = try #require(scene.searchBar.subviews.compactMap { $0 as? UIButton }.first)
    scene.world.finger.tap(button)
    #expect(!scene.search.isActive && scene.searchBar.text == "")
    scene.world.settle()
    #expect(scene.search.view.superview == nil)
  }

  @Test func `a tap on the dimmed page ends the search`() {
    let scene = SearchScene()
    scene.search.obscuresBackgroundDuringPresentation = true
    scene.tapSearchBar()
    scene.world.settle()
    scene.world.finger.tap(at: CGPoint(x: 160, y: 300))
    #expect(!scene.search.isActive)
    scene.world.settle()
  }

  @Test func `a page that is not obscured receives touches`() {
    let scene = SearchScene()
    scene.tapSearchBar()
    scene.world.settle()
    scene.drag(by: 50)
    scene.world.finger.up()
    #expect(scene.search.isActive && scene.page.scrollView.contentOffset.y > -72)
    scene.world.settle()
  }

  @Test func `results are shown while there is a text`() throws {
    let scene = SearchScene()
    let results = try #require(scene.results)
    scene.tapSearchBar()
    scene.world.settle()
    #expect(results.view.isHidden && !scene.search.showsSearchResultsController)
    scene.world.typeText("a")
    #expect(!results.view.isHidden && scene.search.showsSearchResultsController)
    #expect(results.view.convert(results.view.bounds, to: nil) == scene.world.window.bounds)
    #expect(results.view.safeAreaInsets.top == 72)
    scene.world.press(.backspace)
    #expect(results.view.isHidden)
  }

  @Test func `an app can show the results itself`() throws {
    let scene = SearchScene()
    let results = try #require(scene.results)
    scene.search.showsSearchResultsController = true
    #expect(!scene.search.automaticallyShowsSearchResultsController)
    scene.tapSearchBar()
    scene.world.settle()
    #expect(!results.view.isHidden)
  }

  @Test func `scopes and the cancel button are shown as the app chooses`() {
    let scene = SearchScene()
    scene.searchBar.scopeButtonTitles = ["A", "B"]
    scene.tapSearchBar()
    scene.world.settle()
    #expect(scene.searchBar.showsScopeBar && scene.bar.frame.height == 94)
    scene.world.perform { scene.search.isActive = false }
    scene.world.settle()
    #expect(!scene.searchBar.showsScopeBar && scene.bar.frame.height == 96)
    scene.searchBar.showsCancelButton = false
    scene.searchBar.showsScopeBar = false
    #expect(!scene.search.automaticallyShowsCancelButton)
    #expect(!scene.search.automaticallyShowsScopeBar)
    scene.tapSearchBar()
    scene.world.settle()
    #expect(!scene.searchBar.showsCancelButton && !scene.searchBar.showsScopeBar)
  }

  @Test func `scopes that come in leave the field as high as it is`() {
    let scene = SearchScene()
    scene.searchBar.scopeButtonTitles = ["A", "B"]
    scene.world.perform { scene.search.isActive = true }
    for _ in 0..<20 {
      scene.world.advance(by: 1.0 / 60)
      #expect(scene.world.perform { scene.field.layer.presentation()?.frame.height } ?? 36 == 36)
    }
    scene.world.settle()
  }

  @Test func `a single scope is not shown`() {
    let scene = SearchScene()
    scene.searchBar.scopeButtonTitles = ["A"]
    scene.tapSearchBar()
    scene.world.settle()
    #expect(!scene.searchBar.showsScopeBar && scene.bar.frame.height == 52)
  }

  @Test func `a chosen scope updates the results`() {
    let scene = SearchScene()
    scene.searchBar.scopeButtonTitles = ["A", "B"]
    scene.tapSearchBar()
    scene.world.settle()
    _ = scene.take()
    scene.world.finger.tap(at: CGPoint(x: 240, y: 20 + 52 + 16))
    #expect(scene.searchBar.selectedScopeButtonIndex == 1 && scene.take() == ["update ''"])
  }

  @Test func `a search that is ended while it begins has one end`() {
    let scene = SearchScene()
    scene.world.perform { scene.search.isActive = true }
    scene.world.advance(by: 0.1)
    scene.world.perform { scene.search.isActive = false }
    scene.world.advance(by: 0.1)
    scene.world.perform { scene.search.isActive = true }
    scene.world.settle()
    #expect(
      scene.take() == [
        "present", "willPresent", "willDismiss", "update ''", "present", "willPresent",
        "didPresent",
      ]
    )
    #expect(scene.bar.frame.height == 52 && scene.search.view.superview != nil)
  }

  @Test func `a search whose page is not on the screen does not begin`() {
    let scene = SearchScene()
    scene.push(UIViewController())
    scene.world.perform { scene.search.isActive = true }
    #expect(!scene.search.isActive && scene.take().isEmpty)
  }

  // MARK: Pages above and below

  @Test(arguments: [1, 10, 2000])
  func `a page that is pushed from the results leads back to the search`(below: Int) throws {
    let scene = SearchScene(below: below)
    let results = try #require(scene.results)
    scene.tapSearchBar()
    scene.world.settle()
    scene.world.typeText("a")
    scene.push(SearchScene.Page())
    #expect(scene.bar.frame.height == 44 && !scene.field.isEditing)
    #expect(results.take() == ["willAppear", "didAppear", "willDisappear", "didDisappear"])
    scene.world.perform { _ = scene.stack.popViewController(animated: true) }
    scene.world.settle()
    #expect(scene.search.isActive && scene.searchBar.text == "a" && scene.bar.frame.height == 52)
    #expect(results.take() == ["willAppear", "didAppear"])
    #expect(scene.field.isEditing && scene.searchBar.superview === scene.bar)
    #expect(results.view.window != nil && results.view.safeAreaInsets.top == 72)
  }

  @Test(arguments: [false, true])
  func `a swipe back ends editing, and a cancelled one begins it again`(finishes: Bool) {
    let scene = SearchScene(below: 1)
    scene.tapSearchBar()
    scene.world.settle()
    scene.swipeBack(to: finishes ? 260 : 60)
    #expect(!scene.field.isEditing)
    #expect(scene.search.view.window != nil)
    scene.world.finger.up()
    scene.world.settle()
    #expect(scene.stack.viewControllers.count == (finishes ? 1 : 2))
    #expect(scene.search.isActive && scene.field.isEditing == !finishes)
    #expect(scene.bar.frame.height == (finishes ? 44 : 52))
    #expect(scene.bar.subviews.contains(scene.searchBar) == !finishes)
  }

  @Test func `a resize during a search keeps it in place`() throws {
    let scene = SearchScene()
    scene.tapSearchBar()
    scene.world.settle()
    scene.world.typeText("a")
    scene.world.resize(to: CGSize(width: 400, height: 600))
    scene.world.settle()
    let results = try #require(scene.results)
    #expect(scene.bar.frame == CGRect(x: 0, y: 20, width: 400, height: 52))
    #expect(results.view.frame.size == CGSize(width: 400, height: 600))
  }

  @Test func `the results present over the window, and know who presents them`() throws {
    let scene = SearchScene()
    let results = try #require(scene.results)
    scene.tapSearchBar()
    scene.world.settle()
    #expect(scene.search.presentingViewController === scene.page)
    #expect(results.presentingViewController === scene.page && results.navigationController == nil)
    let sheet = UIViewController()
    scene.world.perform { results.present(sheet, animated: true) }
    scene.world.settle()
    #expect(sheet.view.window != nil && sheet.presentingViewController === scene.stack)
    scene.world.perform { results.dismiss(animated: true) }
    scene.world.settle()
    #expect(sheet.view.window == nil && scene.search.isActive)
    scene.world.perform { scene.search.dismiss(animated: true) }
    #expect(!scene.search.isActive)
    scene.world.settle()
  }

  // MARK: In a page

  @Test func `a search bar at the head of a table hides the bar and leads the results`() throws {
    let world = World(
      size: CGSize(width: 320, height: 500),
      safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    )
    let (page, results) = (UITableViewController(), UIViewController())
    let search = UISearchController(searchResultsController: results)
    let stack = world.perform {
      let stack = UINavigationController(rootViewController: page)
      page.tableView.tableHeaderView = search.searchBar
      world.window.rootViewController = stack
      return stack
    }
    world.advance(by: 0)
    #expect(search.searchBar.frame == CGRect(x: 0, y: 0, width: 320, height: 56))
    world.perform { search.isActive = true }
    world.settle()
    #expect(stack.isNavigationBarHidden)
    let frame = search.searchBar.convert(search.searchBar.bounds, to: nil)
    #expect(frame.minY == 20)
    #expect(search.view.convert(search.view.bounds, to: nil).minY == frame.maxY)
    world.perform { search.isActive = false }
    world.settle()
    #expect(!stack.isNavigationBarHidden && search.view.superview == nil)
    #expect(page.tableView.contentOffset.y == -64)
  }
}
