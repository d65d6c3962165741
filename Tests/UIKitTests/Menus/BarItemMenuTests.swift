// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing

@testable import UIKit

@MainActor
@Suite(.freesControllers) struct BarItemMenuTests {
  /// The titles of what was chosen or tapped.
  @MainActor
  final class Log {
    var texts: [String] = []
  }

  let log = Log()
  let stack = UINavigationController(rootViewController: UIViewController())
  let world: World

  init() {
    world = World(size: CGSize(width: 320, height: 480), scale: 1, root: stack)
    world.settle()
  }

  private func menu(_ title: String = "A") -> UIMenu {
    UIMenu(
      children: [
        UIAction(title: title) { [log] in
          log.texts.append("\($0.title) of \(($0.sender as? UIBarButtonItem)?.title ?? "nobody")")
        }
      ]
    )
  }

  private func show(_ item: UIBarButtonItem) {
    stack.topViewController?.navigationItem.rightBarButtonItem = item
    world.settle()
  }

  private var menuView: MenuView? { openMenu(in: world) }

  private let place = CGPoint(x: 290, y: 22)

  private func chooseFirst() throws {
    let row = try #require(menuView?.itemViews.first)
    let frame = row.convert(row.bounds, to: nil)
    world.finger.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    world.settle()
  }

  @Test func `an item without an action opens its menu with a tap`() throws {
    show(UIBarButtonItem(title: "Menu", menu: menu()))
    world.finger.tap(at: place)
    world.settle()
    #expect(menuView != nil)
    try chooseFirst()
    #expect(log.texts == ["A of Menu"] && menuView == nil)
  }

  @Test func `an item with an action opens its menu with a long press`() throws {
    let action = UIAction(title: "Menu") { [log] _ in log.texts.append("tap") }
    show(UIBarButtonItem(primaryAction: action, menu: menu()))
    world.finger.tap(at: place)
    world.settle()
    #expect(log.texts == ["tap"] && menuView == nil)
    world.finger.down(at: place)
    world.finger.hold(for: 0.6)
    world.finger.up()
    world.settle()
    #expect(log.texts == ["tap"])
    try chooseFirst()
    #expect(log.texts == ["tap", "A of Menu"])
  }

  @Test func `an item's menu can be replaced and removed`() throws {
    let item = UIBarButtonItem(title: "Menu", menu: menu())
    show(item)
    item.menu = menu("B")
    world.finger.tap(at: place)
    world.settle()
    try chooseFirst()
    #expect(log.texts == ["B of Menu"])
    item.menu = nil
    world.finger.tap(at: place)
    world.settle()
    #expect(menuView == nil)
  }

  @Test func `a disabled item opens nothing, a system item keeps its title`() {
    let item = UIBarButtonItem(systemItem: .edit, menu: menu())
    #expect(item.title == "Edit" && item.menu != nil)
    item.isEnabled = false
    show(item)
    world.finger.tap(at: place)
    world.settle()
    #expect(menuView == nil)
    #expect(!world.window.openMenu(at: place))
  }
}

/// The topmost menu in a world.
@MainActor
func openMenu(in world: World) -> MenuView? {
  let container = world.window.subviews.last as? MenuContainerView
  return container?.subviews.last as? MenuView
}
