// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing

@testable import UIKit

@MainActor
@Suite(.freesControllers) struct BackMenuTests {
  /// A stack that records the questions and notifications of its bar.
  private final class AskingStack: UINavigationController, UINavigationBarDelegate {
    var calls: [String] = []

    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
      calls.append("shouldPop")
      return false
    }

    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
      calls.append("didPop \(item.title ?? "")")
    }
  }

  /// An item that has no menu.
  private final class MenulessItem: UIBarButtonItem {
    override var menu: UIMenu? {
      get { nil }
      set {}
    }
  }

  private func page(_ title: String?) -> UIViewController {
    let page = UIViewController()
    page.title = title
    return page
  }

  private func makeWorld(_ stack: UINavigationController, _ titles: [String?]) -> World {
    stack.setViewControllers(titles.map(page), animated: false)
    let world = World(size: CGSize(width: 320, height: 480), scale: 1, root: stack)
    world.settle()
    return world
  }

  private func longPress(_ world: World, at point: CGPoint = CGPoint(x: 30, y: 22)) {
    world.finger.down(at: point)
    world.finger.hold(for: 0.6)
    world.finger.up()
    world.settle()
  }

  private func rows(_ world: World) -> [String] {
    openMenu(in: world)?.itemViews.map(\.item.title) ?? []
  }

  private func tap(_ title: String, in world: World) {
    guard let row = openMenu(in: world)?.itemViews.first(where: { $0.item.title == title }) else {
      Issue.record("no row \(title)")
      return
    }
    let frame = row.convert(row.bounds, to: nil)
    world.finger.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    world.settle()
  }

  @Test func `a long press lists the pages below, the nearest first, without a blank row`() {
    let stack = UINavigationController()
    let world = makeWorld(stack, ["One", nil, "Three", "Four"])
    stack.viewControllers[2].navigationItem.backBarButtonItem = UIBarButtonItem(
      title: "",
      style: .plain,
      target: nil,
      action: nil
    )
    world.settle()
    longPress(world)
    #expect(rows(world) == ["Three", "Back", "One"])
    #expect(stack.viewControllers.count == 4)
  }

  @Test func `a choice pops to its page with didPop and without shouldPop`() {
    let stack = AskingStack()
    let world = makeWorld(stack, ["One", "Two", "Three"])
    stack.calls = []
    longPress(world)
    tap("One", in: world)
    #expect(stack.viewControllers.map(\.title) == ["One"])
    #expect(stack.calls == ["didPop Three"])
    #expect(world.isIdle)
  }

  @Test func `the same finger may slide to a row`() throws {
    let stack = UINavigationController()
    let world = makeWorld(stack, ["One", "Two", "Three"])
    world.finger.down(at: CGPoint(x: 30, y: 22))
    world.finger.hold(for: 0.9)
    let row = try #require(openMenu(in: world)?.itemViews.first)
    let frame = row.convert(row.bounds, to: nil)
    world.finger.move(to: CGPoint(x: frame.midX, y: frame.midY), during: 0.2)
    world.finger.up()
    world.settle()
    #expect(stack.viewControllers.map(\.title) == ["One", "Two"])
  }

  @Test func `a tap still pops, and a press beside the button opens nothing`() {
    let stack = UINavigationController()
    let world = makeWorld(stack, ["One", "Two", "Three"])
    longPress(world, at: CGPoint(x: 250, y: 22))
    #expect(rows(world) == [])
    world.finger.tap(at: CGPoint(x: 30, y: 22))
    world.settle()
    #expect(stack.viewControllers.count == 2)
  }

  @Test func `the root and a running transition have no menu`() {
    let stack = UINavigationController()
    let world = makeWorld(stack, ["One"])
    longPress(world)
    #expect(rows(world) == [])
    world.perform { stack.pushViewController(page("Two"), animated: true) }
    world.advance(by: 0.1)
    #expect(!world.window.openMenu(at: CGPoint(x: 30, y: 22)))
    world.settle()
    #expect(world.window.openMenu(at: CGPoint(x: 30, y: 22)))
    #expect(rows(world) == ["One"])
  }

  @Test func `a back item with a menu replaces the system's, one that ignores it has none`() {
    let stack = UINavigationController()
    let world = makeWorld(stack, ["One", "Two", "Three"])
    let below = stack.viewControllers[1].navigationItem
    below.backBarButtonItem = UIBarButtonItem(
      title: "Two",
      menu: UIMenu(children: [UIAction(title: "Own") { _ in }])
    )
    world.settle()
    longPress(world)
    #expect(rows(world) == ["Own"])
    tap("Own", in: world)
    below.backBarButtonItem = MenulessItem(title: "Two")
    world.settle()
    // A press that opens nothing is a tap when the finger lifts.
    world.finger.down(at: CGPoint(x: 30, y: 22))
    world.finger.hold(for: 0.6)
    #expect(rows(world) == [])
    world.finger.cancel()
    world.settle()
    let plain = UIBarButtonItem(title: "Two")
    below.backBarButtonItem = plain
    world.settle()
    for _ in 1...2 {
      longPress(world)
      #expect(rows(world) == ["Two", "One"])
      world.finger.tap(at: CGPoint(x: 300, y: 460))
      world.settle()
    }
  }

  @Test func `a menu that is open closes when code pops`() {
    let stack = UINavigationController()
    let world = makeWorld(stack, ["One", "Two", "Three"])
    longPress(world)
    #expect(rows(world) == ["Two", "One"])
    world.perform { _ = stack.popViewController(animated: true) }
    #expect(world.window.openMenu == nil)
    world.settle()
    #expect(rows(world) == [])
    #expect(stack.viewControllers.count == 2)
  }

  @Test func `the menu of a standalone bar pops several items and calls didPop`() {
    let world = World(size: CGSize(width: 320, height: 200), scale: 1)
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 20, width: 320, height: 44))
    world.window.addSubview(bar)
    bar.setItems(["One", "Two", "Three"].map { UINavigationItem(title: $0) }, animated: false)
    world.settle()
    longPress(world, at: CGPoint(x: 30, y: 42))
    #expect(rows(world) == ["Two", "One"])
    tap("One", in: world)
    #expect(bar.items?.map(\.title) == ["One"])
  }
}
