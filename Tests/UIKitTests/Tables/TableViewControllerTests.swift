// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing
import UIKit

@MainActor
@Suite(.freesControllers) struct TableViewControllerTests {
  private final class List: UITableViewController {
    var loads = 0
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      loads += 1
      return 20
    }
    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "row")
        ?? UITableViewCell(style: .default, reuseIdentifier: "row")
      cell.textLabel?.text = "\(indexPath.row)"
      return cell
    }
    override func tableView(
      _ tableView: UITableView,
      heightForRowAt indexPath: IndexPath
    ) -> CGFloat {
      50
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      navigationController?.pushViewController(UIViewController(), animated: true)
    }
  }

  /// Opens a page from the third row of a list.
  private func open(
    _ direction: World.Direction = .leftToRight,
    _ body: (World, List, UINavigationController) throws -> Void
  ) rethrows {
    let list = List(style: .plain)
    let stack = UINavigationController(rootViewController: list)
    let world = World(direction, root: stack)
    world.settle()
    let rect = list.tableView.rectForRow(at: IndexPath(row: 2, section: 0))
    world.finger.tap(at: list.tableView.convert(CGPoint(x: 60, y: rect.midY), to: nil))
    world.settle()
    try body(world, list, stack)
    world.window.rootViewController = nil
    world.settle()
  }

  private let path = IndexPath(row: 2, section: 0)

  @Test func `a controller is its table's client, and overrides count`() {
    open { _, list, stack in
      #expect(list.view === list.tableView && list.tableView.delegate === list)
      #expect(list.tableView.rectForRow(at: path).height == 50 && list.loads > 0)
      #expect(stack.viewControllers.count == 2 && list.tableView.style == .plain)
    }
  }

  @Test func `a pop clears the selection`() {
    open { world, list, stack in
      #expect(list.tableView.indexPathForSelectedRow == path)
      stack.popViewController(animated: true)
      world.settle()
      #expect(list.tableView.indexPathForSelectedRow == nil)
      #expect(list.tableView.cellForRow(at: path)?.selectedBackgroundView?.alpha == 0)
    }
  }

  @Test(arguments: World.Direction.allCases)
  func `the selection fades with a swipe, and a cancelled swipe restores it`(
    _ direction: World.Direction
  ) throws {
    try open(direction) { world, list, stack in
      let background = try #require(
        list.tableView.cellForRow(at: path)?.selectedBackgroundView
      )
      world.finger.dragFromLeadingEdge(to: 0.5)
      let seen = background.layer.presentation()?.opacity ?? background.layer.opacity
      #expect(seen > 0.2 && seen < 0.8)
      world.finger.hold(for: 0.2)
      world.finger.move(to: CGPoint(x: direction == .leftToRight ? 20 : 370, y: 400), during: 0.3)
      world.finger.hold(for: 0.2)
      world.finger.up()
      world.settle()
      #expect(stack.viewControllers.count == 2)
      #expect(list.tableView.indexPathForSelectedRow == path && background.alpha == 1)
      #expect(list.tableView.cellForRow(at: path)?.isSelected == true)
      world.finger.swipeBack(to: 0.8)
      world.settle()
      #expect(list.tableView.indexPathForSelectedRow == nil && background.alpha == 0)
    }
  }

  @Test func `a controller that keeps the selection clears nothing`() {
    open { world, list, stack in
      list.clearsSelectionOnViewWillAppear = false
      stack.popViewController(animated: true)
      world.settle()
      #expect(list.tableView.indexPathForSelectedRow == path)
    }
  }

  @Test func `editing the controller edits its table`() {
    open { world, list, _ in
      world.perform { list.setEditing(true, animated: false) }
      #expect(list.tableView.isEditing && list.isEditing)
    }
  }
}
