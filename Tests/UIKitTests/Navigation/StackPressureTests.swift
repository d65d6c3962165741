// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourTesting
import Testing

@testable import UIKit

/// What happens to a stack when operations arrive while a transition runs.
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

  /// Where a page's view is seen, in points from its place at rest.
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
    #expect(stack.pagesView.subviews.count == 1)
    #expect(stack.topViewController?.viewIfLoaded?.window != nil)
    #expect(stack.topViewController.flatMap(offset) == 0)
    #expect(stack.transitionCoordinator == nil)
    #expect(stack.phase.state == .rest)
  }

  @Test(arguments: [0.0, 0.02, 0.1, 0.25, 0.49])
  func `a push that meets a push goes on from what is seen`(_ time: Double) throws {
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
  func `a pop that meets its push turns round without a jump`(_ time: Double) throws {
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

  @Test func `a finger catches a push where it is and takes it back`() throws {
    let b = Self.page("B")
    stack.pushViewController(b, animated: true)
    world.advance(by: 0.1)
    let before = try #require(offset(of: b))
    world.finger.down(at: CGPoint(x: 3, y: 200))
    world.finger.move(to: CGPoint(x: 25, y: 200))
    #expect(stack.phase.state == .held)
    let held = try #require(offset(of: b))
    // The finger's first 10 points are slop, the rest moves the page; the push went on meanwhile
    // for no time at all.
    #expect(held >= before - 1 && held <= before + 23)
    world.finger.hold(for: 0.3)
    world.finger.move(to: CGPoint(x: 190, y: 200), during: 0.3)
    world.finger.up()
    expectRest(["A"])
  }

  @Test func `a caught push that is let go stays pushed`() throws {
    stack.pushViewController(Self.page("B"), animated: true)
    world.advance(by: 0.2)
    world.finger.down(at: CGPoint(x: 3, y: 200))
    world.finger.move(to: CGPoint(x: 25, y: 200), during: 0.05)
    world.finger.hold(for: 0.3)
    world.finger.up()
    expectRest(["A", "B"])
  }

  @Test func `a push during a held swipe takes the swipe back first`() {
    stack.pushViewController(Self.page("B"), animated: false)
    world.finger.dragFromLeadingEdge(to: 0.6)
    #expect(titles == ["A"])
    stack.pushViewController(Self.page("C"), animated: true)
    #expect(titles == ["A", "B", "C"])
    world.finger.move(to: CGPoint(x: 199, y: 200), during: 0.1)
    world.finger.up()
    expectRest(["A", "B", "C"])
  }

  @Test func `operations asked for by a page that hears of its start are not lost`() {
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

  @Test func `a hundred operations in one turn leave the stack they add up to`() {
    for round in 0..<100 {
      stack.pushViewController(Self.page("\(round)"), animated: round % 3 != 0)
      if round % 2 == 1 { stack.popViewController(animated: round % 5 != 0) }
    }
    expectRest(["A"] + (0..<100).filter { $0 % 2 == 0 }.map(String.init))
  }

  @Test func `a stack lives by its own world's clock though another world was made since`() {
    let other = World(size: CGSize(width: 100, height: 100), scale: 1)
    stack.pushViewController(Self.page("B"), animated: true)
    #expect(other.isIdle)
    world.advance(by: 0.25)
    #expect(stack.phase.state == .timed(isPush: true))
    expectRest(["A", "B"])
  }

  @Test(arguments: [0.0, 0.1, 0.4])
  func `what lies below a page may change while it is pushed`(_ time: Double) throws {
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
    #expect(b.parent === stack, "it is still seen")
    expectRest(["A", "C"])
    #expect(b.parent == nil)
  }

  @Test func `a page that is popped may come back below while it slides away`() throws {
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

  @Test func `a pop too many leaves the pop that runs alone`() throws {
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
