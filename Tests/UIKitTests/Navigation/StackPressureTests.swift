// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions
import RetourTesting
import Testing

@testable import UIKit

/// Operations on a stack during a transition.
@MainActor
@Suite(.freesControllers) struct StackPressureTests {
  let world: World
  let stack: UINavigationController
  let direction: World.Direction

  init() {
    direction = .leftToRight
    stack = UINavigationController(rootViewController: Self.page("A"))
    world = World(size: CGSize(width: 200, height: 400), scale: 1, root: stack)
  }

  static func page(_ title: String) -> UIViewController {
    let page = UIViewController()
    page.title = title
    page.loadViewIfNeeded()
    page.view.backgroundColor = .white
    return page
  }

  /// The offset of a page's view on screen from its place at rest, in points.
  func offset(of page: UIViewController) -> CGFloat? {
    guard let wrapper = page.viewIfLoaded?.superview, wrapper.window != nil else { return nil }
    let shown = wrapper.layer.presentation() ?? wrapper.layer
    return shown.position.x - 100
  }

  var titles: [String] { stack.viewControllers.map { $0.title ?? "" } }
  var barTitles: [String] { stack.navigationBar.items?.map { $0.title ?? "" } ?? [] }

  func expectRest(_ expected: [String]) {
    #expect(world.settle())
    #expect(titles == expected)
    #expect(barTitles == expected)
    #expect(stack.engine.container.pagesView.subviews.count == 1)
    #expect(stack.topViewController?.viewIfLoaded?.window != nil)
    #expect(stack.topViewController.flatMap(offset) == 0)
    #expect(stack.transitionCoordinator == nil)
    #expect(stack.engine.state == .rest)
  }

  @Test(arguments: [0.0, 0.02, 0.1, 0.25, 0.49])
  func `a push during a push starts where the pages are on screen`(_ time: Double) throws {
    let (b, c) = (Self.page("B"), Self.page("C"))
    stack.pushViewController(b, animated: true)
    world.advance(by: time)
    let before = try #require(offset(of: b))
    stack.pushViewController(c, animated: true)
    #expect(titles == ["A", "B", "C"])
    let after = try #require(offset(of: b))
    #expect(abs(before - after) < 0.01)
    expectRest(["A", "B", "C"])
  }

  @Test(arguments: [0.02, 0.1, 0.25, 0.49])
  func `a pop during its push reverses without a jump`(_ time: Double) throws {
    let b = Self.page("B")
    stack.pushViewController(b, animated: true)
    world.advance(by: time)
    let before = try #require(offset(of: b))
    let speed = abs(before) * 18.26
    stack.popViewController(animated: true)
    #expect(abs(try #require(offset(of: b)) - before) < 0.01)
    world.advance(by: 1.0 / 60)
    #expect(abs(try #require(offset(of: b)) - before) <= max(speed, 200 * 18.26 * 0.37) / 60 + 1)
    expectRest(["A"])
  }

  @Test func `a swipe during a push catches the page where it is and pops it`() throws {
    let b = Self.page("B")
    stack.pushViewController(b, animated: true)
    world.advance(by: 0.1)
    let before = try #require(offset(of: b))
    world.finger.down(at: CGPoint(x: 3, y: 200))
    world.finger.move(to: CGPoint(x: 25, y: 200))
    #expect(stack.engine.state == .interactive)
    let held = try #require(offset(of: b))
    // The finger's first 10 points are slop, the rest moves the page; the push went on meanwhile
    // for no time at all.
    #expect(held >= before - 1 && held <= before + 23)
    world.finger.hold(for: 0.3)
    world.finger.move(to: CGPoint(x: 190, y: 200), during: 0.3)
    world.finger.up()
    expectRest(["A"])
  }

  @Test func `a caught push that is released early stays pushed`() throws {
    stack.pushViewController(Self.page("B"), animated: true)
    world.advance(by: 0.2)
    world.finger.down(at: CGPoint(x: 3, y: 200))
    world.finger.move(to: CGPoint(x: 25, y: 200), during: 0.05)
    world.finger.hold(for: 0.3)
    world.finger.up()
    expectRest(["A", "B"])
  }

  @Test func `a push during an interactive swipe cancels the swipe first`() {
    stack.pushViewController(Self.page("B"), animated: false)
    world.finger.dragFromLeadingEdge(to: 0.6)
    #expect(titles == ["A"])
    stack.pushViewController(Self.page("C"), animated: true)
    #expect(titles == ["A", "B", "C"])
    world.finger.move(to: CGPoint(x: 199, y: 200), during: 0.1)
    world.finger.up()
    expectRest(["A", "B", "C"])
  }

  @Test func `a pop requested in viewWillAppear is performed`() {
    final class Impatient: UIViewController {
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.popViewController(animated: true)
      }
    }
    let page = Impatient()
    page.title = "B"
    stack.pushViewController(page, animated: true)
    expectRest(["A"])
  }

  @Test func `a hundred operations in one turn add up`() {
    for round in 0..<100 {
      stack.pushViewController(Self.page("\(round)"), animated: round % 3 != 0)
      if round % 2 == 1 { stack.popViewController(animated: round % 5 != 0) }
    }
    expectRest(["A"] + (0..<100).filter { $0 % 2 == 0 }.map(String.init))
  }

  @Test func `a transition uses its own world's clock after another world was made`() {
    let other = World(size: CGSize(width: 100, height: 100), scale: 1)
    stack.pushViewController(Self.page("B"), animated: true)
    #expect(other.isIdle)
    world.advance(by: 0.25)
    #expect(stack.engine.state == .timed(isPush: true))
    expectRest(["A", "B"])
  }

  @Test(arguments: [0.0, 0.1, 0.4])
  func `a change below the top during a push lets the push continue`(_ time: Double) throws {
    let (b, c) = (Self.page("B"), Self.page("C"))
    stack.pushViewController(b, animated: false)
    stack.pushViewController(c, animated: true)
    world.advance(by: time)
    let coordinator = try #require(stack.transitionCoordinator)
    let before = try #require(offset(of: c))
    // An app that replaces the page that pushed: A, B becomes A, C.
    stack.setViewControllers([stack.viewControllers[0], c], animated: false)
    #expect(titles == ["A", "C"])
    #expect(stack.transitionCoordinator === coordinator)
    #expect(offset(of: c) == before)
    #expect(b.parent === stack, "it is still visible")
    expectRest(["A", "C"])
    #expect(b.parent == nil)
  }

  @Test func `a page that is being popped may return below the top`() throws {
    let b = Self.page("B")
    stack.pushViewController(b, animated: false)
    stack.popViewController(animated: true)
    world.advance(by: 0.2)
    let before = try #require(offset(of: b))
    stack.setViewControllers([b, stack.viewControllers[0]], animated: false)
    #expect(offset(of: b) == before)
    expectRest(["B", "A"])
    #expect(b.parent === stack)
    #expect(b.viewIfLoaded?.window == nil)
  }

  @Test func `a pop at the root lets the running pop continue`() throws {
    stack.pushViewController(Self.page("B"), animated: false)
    let a = stack.viewControllers[0]
    stack.popViewController(animated: true)
    world.advance(by: 0.1)
    let before = try #require(offset(of: a))
    #expect(before < -1)
    #expect(stack.popViewController(animated: true) == nil)
    #expect(stack.popToRootViewController(animated: true) == [])
    #expect(offset(of: a) == before)
    expectRest(["A"])
  }
}
