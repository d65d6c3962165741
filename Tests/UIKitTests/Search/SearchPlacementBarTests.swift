// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing

@testable import UIKit

/// Search bars in the row of a navigation bar.
@MainActor @Suite(.freesControllers) struct SearchPlacementBarTests {
  /// A delegate that writes down the changes of the place.
  private final class Delegate: NSObject, UISearchControllerDelegate {
    var log: [String] = []

    func searchController(
      _ searchController: UISearchController,
      willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
    ) { log.append("will \(newPlacement)") }

    func searchController(
      _ searchController: UISearchController,
      didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
    ) { log.append("did \(previousPlacement)") }
  }

  private static let (wide, narrow) = (
    CGSize(width: 900, height: 700), CGSize(width: 390, height: 700)
  )

  private let page = UITableViewController(style: .plain)
  private let stack: UINavigationController
  private let search = UISearchController(searchResultsController: nil)
  private let delegate = Delegate()

  init() {
    page.title = "Title"
    stack = UINavigationController(rootViewController: page)
    search.delegate = delegate
    page.navigationItem.searchController = search
  }

  private var item: UINavigationItem { page.navigationItem }
  private var bar: UINavigationBar { stack.navigationBar }
  private var field: UITextField { search.searchBar.searchTextField }
  private var fieldFrame: CGRect { field.convert(field.bounds, to: bar) }

  private func world(_ direction: World.Direction = .leftToRight, size: CGSize = wide) -> World {
    let world = World(direction, size: size, root: stack)
    world.settle()
    return world
  }

  @Test(arguments: World.Direction.allCases)
  func `a field in the row is at the trailing end, beside the items`(
    _ direction: World.Direction
  ) throws {
    item.preferredSearchBarPlacement = .inline
    item.rightBarButtonItem = UIBarButtonItem(title: "Save")
    let world = world(direction)
    #expect(item.searchBarPlacement == .integrated && search.searchBarPlacement == .integrated)
    #expect(bar.frame.height == 44 && fieldFrame.size == CGSize(width: 240, height: 36))
    let save = try #require(
      bar.content?.itemViews.first { ($0 as? UINavigationButton)?.item.title == "Save" }
    )
    if direction == .leftToRight {
      #expect(fieldFrame.maxX == 880 && save.frame.maxX < fieldFrame.minX)
    } else {
      #expect(fieldFrame.minX == 20 && save.frame.minX > fieldFrame.maxX)
    }
    #expect(abs(fieldFrame.midY - 22) < 0.5 && field.alpha == 1)
    #expect(bar.content?.titleView?.center.x == 450 && delegate.log.isEmpty)
    _ = world
  }

  @Test func `a search in the row keeps the row, and ends with the button beside the field`() {
    item.preferredSearchBarPlacement = .integrated
    let world = world()
    world.finger.tap(field)
    world.settle()
    #expect(search.isActive && field.isFirstResponder && bar.frame.height == 44)
    #expect(bar.content?.titleView?.superview === bar && fieldFrame.width < 240)
    #expect(search.view.superview != nil)
    world.typeText("a")
    #expect(search.searchBar.text == "a")
    world.finger.tap(search.searchBar.subviews.first { $0 is UIButton } ?? field)
    world.settle()
    #expect(!search.isActive && fieldFrame.width == 240 && search.view.superview == nil)
  }

  @Test func `a bar that gets narrow has it below the titles, and in the row again`() {
    item.preferredSearchBarPlacement = .integrated
    let world = world()
    world.resize(to: Self.narrow)
    world.settle()
    #expect(delegate.log == ["will stacked", "did integrated"])
    #expect(item.searchBarPlacement == .stacked && bar.frame.height == 96)
    #expect(fieldFrame == CGRect(x: 16, y: 45, width: 358, height: 36))
    #expect(page.view.safeAreaInsets.top == 96)
    world.resize(to: Self.wide)
    world.settle()
    #expect(delegate.log.dropFirst(2) == ["will integrated", "did stacked"])
    #expect(bar.frame.height == 44 && fieldFrame.size == CGSize(width: 240, height: 36))
    #expect(field.alpha == 1 && page.view.safeAreaInsets.top == 44)
  }

  @Test func `a search goes on in the other place`() {
    item.preferredSearchBarPlacement = .integrated
    let world = world()
    world.finger.tap(field)
    world.settle()
    world.typeText("abc")
    world.resize(to: Self.narrow)
    world.settle()
    #expect(search.isActive && field.text == "abc" && field.window != nil)
    #expect(fieldFrame.minY == 8 && bar.frame.height == 52)
    world.resize(to: Self.wide)
    world.settle()
    #expect(search.isActive && field.text == "abc" && bar.frame.height == 44)
    world.perform { search.isActive = false }
    world.settle()
    #expect(fieldFrame.width == 240 && field.text == "")
  }

  @Test(arguments: World.Direction.allCases)
  func `a browser has it in the middle`(_ direction: World.Direction) {
    item.style = .browser
    item.preferredSearchBarPlacement = .integratedCentered
    let world = world(direction)
    #expect(item.searchBarPlacement == .integratedCentered && abs(fieldFrame.midX - 450) < 1)
    world.perform {
      item.centerItemGroups = [UIBarButtonItem(title: "One").creatingFixedGroup()]
    }
    world.settle()
    #expect(item.searchBarPlacement == .integrated)
    #expect(direction == .leftToRight ? fieldFrame.maxX == 880 : fieldFrame.minX == 20)
  }

  @Test(arguments: [false, true])
  func `a button begins a search in the place of the row`(isWide: Bool) throws {
    item.preferredSearchBarPlacement = .integratedButton
    let world = world(size: isWide ? Self.wide : Self.narrow)
    #expect(bar.frame.height == 44 && search.searchBar.window == nil)
    let button = try #require(bar.content?.itemViews.first as? UINavigationButton)
    world.finger.tap(button)
    world.settle()
    #expect(search.isActive && field.isFirstResponder && bar.frame.height == 52)
    #expect(fieldFrame.minY == 8 && button.superview == nil)
    world.typeText("abc")
    #expect(field.text == "abc")
    world.perform { search.isActive = false }
    world.settle()
    #expect(bar.frame.height == 44 && button.superview === bar && button.alpha == 1)
    #expect(search.searchBar.window == nil && delegate.log.isEmpty)
  }

  @Test func `scopes keep the search bar below the titles`() {
    item.preferredSearchBarPlacement = .integrated
    let world = world()
    world.perform { search.searchBar.scopeButtonTitles = ["A", "B"] }
    world.settle()
    #expect(item.searchBarPlacement == .stacked && bar.frame.height == 96)
    world.perform { search.searchBar.scopeButtonTitles = nil }
    world.settle()
    #expect(bar.frame.height == 44)
  }

  @Test(arguments: World.Direction.allCases)
  func `pages with the field in other places follow each other`(_ direction: World.Direction) {
    let world = world(direction)
    #expect(bar.frame.height == 96)
    let next = UIViewController()
    next.title = "Next"
    let other = UISearchController(searchResultsController: nil)
    next.navigationItem.searchController = other
    next.navigationItem.preferredSearchBarPlacement = .integrated
    world.perform { stack.pushViewController(next, animated: true) }
    world.settle()
    #expect(bar.frame.height == 44 && other.searchBar.isDescendant(of: bar))
    #expect(next.navigationItem.searchBarPlacement == .integrated)
    world.finger.dragFromLeadingEdge(to: 0.4)
    world.finger.cancel()
    world.settle()
    #expect(bar.frame.height == 44 && other.searchBar.isDescendant(of: bar))
    world.finger.swipeBack()
    world.settle()
    #expect(bar.frame.height == 96 && search.searchBar.superview === bar)
    #expect(!other.searchBar.isDescendant(of: bar))
  }
}
