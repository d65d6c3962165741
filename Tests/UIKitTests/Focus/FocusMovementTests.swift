// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing

@testable import UIKit

/// The movement of the focus by keys.
@MainActor @Suite(.freesControllers) struct FocusMovementTests {
  private static let size = CGSize(width: 320, height: 480)
  private static let grid = [
    CGRect(x: 20, y: 100, width: 100, height: 30), CGRect(x: 180, y: 100, width: 100, height: 30),
    CGRect(x: 20, y: 200, width: 100, height: 30), CGRect(x: 180, y: 200, width: 100, height: 30),
  ]

  private func world(
    _ root: UIViewController,
    _ direction: World.Direction = .leftToRight
  ) -> World {
    let world = World(direction, size: Self.size, scale: 1, root: root)
    world.settle()
    return world
  }

  @Test(arguments: World.Direction.allCases)
  func `Tab goes through a page in reading order, and round`(direction: World.Direction) {
    let world = world(FocusPage("P", Self.grid), direction)
    let forward =
      direction == .leftToRight
      ? ["P 1", "P 2", "P 3", "P 4", "P 1"] : ["P 2", "P 1", "P 4", "P 3", "P 2"]
    #expect(world.tab(5) == forward)
    #expect(world.tab(4, backward: true) == Array(forward[0..<4].reversed()))
  }

  @Test(arguments: World.Direction.allCases)
  func `Tab reaches the bars: back button, items, toolbar and tabs`(direction: World.Direction) {
    let (root, page) = (FocusPage("R"), FocusPage("P", [Self.grid[0]]))
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Right",
      primaryAction: UIAction { _ in }
    )
    page.toolbarItems = [UIBarButtonItem(title: "Tool", primaryAction: UIAction { _ in })]
    let stack = UINavigationController(rootViewController: root)
    stack.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
    let other = UIViewController()
    other.tabBarItem = UITabBarItem(title: "Two", image: nil, tag: 1)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, other]
    stack.isToolbarHidden = false
    stack.pushViewController(page, animated: false)
    let world = world(tabs, direction)
    // The focus begins in the page, as UIKit's preferred environments lead there.
    #expect(world.tab(1) == ["P 1"])
    #expect(world.tab(6) == ["Tool", "One", "Two", "R", "Right", "P 1"])
  }

  @Test(arguments: World.Direction.allCases)
  func `arrows go to the nearest item in their direction`(direction: World.Direction) {
    let page = FocusPage("P", Self.grid)
    let world = world(page, direction)
    page.preferred = [page.buttons[0]]
    _ = world.tab(1)
    let labels = [Key.right, .down, .left, .up].map { key in
      world.press(key)
      return world.focusedLabel
    }
    #expect(labels == ["P 2", "P 4", "P 3", "P 1"])
    world.press(.up)
    #expect(world.focusedLabel == "P 1")
  }

  @Test func `before Tab, arrows, Return and the space bar are left to the responders`() {
    let page = FocusPage("P")
    var taps = 0
    page.buttons[0].addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    let world = world(page)
    for key in [Key.down, .return, .space] { world.press(key) }
    #expect(world.focusedItem == nil && taps == 0)
  }

  @Test func `disabled, hidden and transparent controls, and those without input, are skipped`() {
    let page = FocusPage("P", (0..<6).map { CGRect(x: 0, y: 40 * $0, width: 50, height: 30) })
    page.buttons[0].isEnabled = false
    page.buttons[1].isHidden = true
    page.buttons[2].alpha = 0
    page.buttons[3].isUserInteractionEnabled = false
    page.buttons[4].frame.origin.y = 1000
    let world = world(page)
    #expect(world.tab(2) == ["P 6", "P 6"])
  }

  @Test func `a view that can have the focus is an item, and is activated as by a screen reader`() {
    final class Tile: UIView {
      var activations = 0
      override var canBecomeFocused: Bool { true }
      override func accessibilityActivate() -> Bool {
        activations += 1
        return true
      }
    }
    let page = FocusPage("P", [Self.grid[0]])
    let tile = Tile(frame: Self.grid[1])
    page.view.addSubview(tile)
    page.view.addSubview(UIView(frame: Self.grid[2]))
    let world = world(page)
    _ = world.tab(2)
    #expect(world.focusedItem === tile && tile.isFocused && !page.buttons[0].isFocused)
    world.press(.return)
    #expect(tile.activations == 1)
  }

  @Test func `a control is one item, whatever is in it`() {
    let page = FocusPage("P", Self.grid)
    page.loadViewIfNeeded()
    page.buttons[1].frame.origin = .zero
    page.buttons[0].addSubview(page.buttons[1])
    let world = world(page)
    #expect(world.tab(3) == ["P 1", "P 3", "P 4"])
  }

  @Test func `Tab stops once in a group, at its last item, and arrows stay in it`() {
    let page = FocusPage("P", Self.grid)
    page.buttons[1].focusGroupIdentifier = "right"
    page.buttons[3].focusGroupIdentifier = "right"
    let world = world(page)
    #expect(world.tab(2) == ["P 1", "P 2"])
    world.press(.left)
    #expect(world.focusedLabel == "P 2")
    world.press(.down)
    #expect(world.focusedLabel == "P 4")
    #expect(world.tab(3) == ["P 3", "P 1", "P 4"])
  }

  @Test func `a group of a container is that of its items`() {
    let page = FocusPage("P", Self.grid)
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 150))
    box.focusGroupIdentifier = "box"
    page.view.addSubview(box)
    for button in page.buttons[0...1] { box.addSubview(button) }
    let world = world(page)
    #expect(world.tab(3) == ["P 1", "P 3", "P 4"])
  }

  @Test func `items that are no views get the focus, from the container that lists them`() {
    let page = FocusPage("P", [Self.grid[0]])
    let board = Board(frame: CGRect(x: 0, y: 300, width: 300, height: 100))
    page.view.addSubview(board)
    let world = world(page)
    _ = world.tab(2)
    #expect(world.focusedItem === board.squares[0])
    world.press(.right)
    #expect(world.focusedItem === board.squares[1])
    world.press(.up)
    #expect(world.focusedItem === page.buttons[0])
  }

  /// A view that draws its items.
  private final class Board: UIView {
    private(set) lazy var squares = [0, 60].map { Square(self, x: $0) }
    override func focusItems(in rect: CGRect) -> [any UIFocusItem] {
      squares.filter { $0.frame.intersects(rect) }
    }
  }

  private final class Square: NSObject, UIFocusItem {
    weak var board: Board?
    let frame: CGRect
    init(_ board: Board, x: CGFloat) {
      self.board = board
      frame = CGRect(x: x, y: 10, width: 40, height: 40)
    }
    var canBecomeFocused: Bool { true }
    var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    var parentFocusEnvironment: (any UIFocusEnvironment)? { board }
    var focusItemContainer: (any UIFocusItemContainer)? { nil }
    func setNeedsFocusUpdate() {}
    func updateFocusIfNeeded() {}
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    func didUpdateFocus(
      in context: UIFocusUpdateContext,
      with coordinator: UIFocusAnimationCoordinator
    ) {}
  }
}
