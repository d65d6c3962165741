// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Retour
import RetourTesting
import TestSupport
import Testing
import UIKit

@testable import gallery

/// The second failure that DCBaseNavigationController describes: the frozen page.
///
/// View A has a pan gesture, its child B is a tab bar controller of stacks, and a drag begins at
/// the root of one.
@MainActor struct DCBaseNavigationControllerFrozenPageTests {
  /// A and B on a screen.
  @MainActor private struct Drawer {
    let world: World
    let controller: DrawerController
    let tabs: UITabBarController
    let log = CallbackLog()
    private let delegate: LoggedDelegate

    init(_ kind: DCKind, _ direction: World.Direction) {
      world = World(direction, size: CGSize(width: 240, height: 240), scale: 1)
      tabs = UITabBarController()
      tabs.viewControllers = ["One", "Two"].map { title in
        let stack = kind.makeStack(title)
        stack.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
        return stack
      }
      controller = DrawerController(tabs)
      delegate = LoggedDelegate(log)
      // The original's stack is its own delegate.
      if kind != .document { for stack in stacks { stack.delegate = delegate } }
      world.window.rootViewController = controller
      world.settle()
    }

    var stacks: [UINavigationController] {
      tabs.viewControllers?.compactMap { $0 as? UINavigationController } ?? []
    }
    var stack: UINavigationController { stacks[tabs.selectedIndex] }
    /// The distance by which A's pan has moved B.
    var opening: CGFloat { abs(tabs.view.frame.minX) }

    func drag(to share: CGFloat = 0.6) {
      world.finger.dragFromLeadingEdge(to: share)
      world.finger.up()
      world.settle()
    }

    func push(_ title: String) {
      world.perform { stack.pushViewController(.page(title), animated: true) }
    }

    /// Removes everything from the screen.
    func close() -> [AnyObject] {
      let all = stacks.flatMap(\.viewControllers) + stacks + [tabs, controller]
      world.window.rootViewController = nil
      world.settle()
      return all
    }
  }

  @Test(arguments: DCKind.allCases, World.Direction.allCases)
  func `A's pan receives a drag at the root, unlike in the original`(
    _ kind: DCKind,
    _ direction: World.Direction
  ) {
    expectFreed {
      let drawer = Drawer(kind, direction)
      for _ in 0..<2 {
        drawer.world.finger.dragFromLeadingEdge(to: 0.5)
        #expect((drawer.opening > 50) == (kind != .delegateTaken))
        drawer.world.finger.up()
        drawer.world.settle()
        #expect(drawer.opening == 0)
      }
      return drawer.close()
    }
  }

  @Test(arguments: DCKind.allCases, World.Direction.allCases)
  func `a push after swipes at the root shows its page and calls didShow`(
    _ kind: DCKind,
    _ direction: World.Direction
  ) {
    expectFreed {
      let drawer = Drawer(kind, direction)
      for index in [0, 1, 0] {
        drawer.world.perform { drawer.tabs.selectedIndex = index }
        drawer.world.settle()
        drawer.drag()
        drawer.drag(to: 0.2)
        _ = drawer.log.take()
        drawer.push("Pushed")
        #expect(drawer.world.settle())
        #expect(
          drawer.log.take()
            == (kind == .document ? [] : ["willShow Pushed(true)", "didShow Pushed(true)"])
        )
        #expect(drawer.stack.interactivePopGestureRecognizer?.isEnabled == true)
        expectTaps(drawer.stack.topViewController, drawer.world)
        drawer.drag()
        #expect(drawer.stack.viewControllers.count == 1)
        expectTaps(drawer.stack.topViewController, drawer.world)
      }
      return drawer.close()
    }
  }

  @Test(arguments: DCKind.allCases, World.Direction.allCases)
  func `above the root an edge swipe takes precedence over A's pan`(
    _ kind: DCKind,
    _ direction: World.Direction
  ) {
    expectFreed {
      let drawer = Drawer(kind, direction)
      drawer.push("Pushed")
      drawer.world.settle()
      drawer.world.finger.dragFromLeadingEdge(to: 0.4)
      #expect(drawer.stack.transitionCoordinator?.isInteractive == true)
      #expect(drawer.opening == 0)
      drawer.world.finger.hold(for: 0.3)
      drawer.world.finger.up()
      drawer.world.settle()
      #expect(drawer.stack.viewControllers.count == 2)

      let isMirrored = direction == .rightToLeft
      let finger = drawer.world.finger
      finger.down(at: CGPoint(x: isMirrored ? 140 : 100, y: 200 - 30))
      finger.move(to: CGPoint(x: isMirrored ? 40 : 200, y: 200 - 30), during: 0.2)
      #expect(drawer.stack.transitionCoordinator == nil)
      #expect(drawer.opening > 50)
      finger.up()
      drawer.world.settle()
      expectTaps(drawer.stack.topViewController, drawer.world)
      return drawer.close()
    }
  }

  @Test(arguments: DCKind.allCases, World.Direction.allCases)
  func `selecting a tab during a swipe ends the swipe`(
    _ kind: DCKind,
    _ direction: World.Direction
  ) {
    expectFreed {
      let drawer = Drawer(kind, direction)
      drawer.push("Pushed")
      drawer.world.settle()
      drawer.world.finger.dragFromLeadingEdge(to: 0.5)
      drawer.world.perform { drawer.tabs.selectedIndex = 1 }
      #expect(drawer.world.settle())
      drawer.world.finger.up()
      #expect(drawer.world.settle())
      expectTaps(drawer.stack.topViewController, drawer.world)
      drawer.world.perform { drawer.tabs.selectedIndex = 0 }
      drawer.world.settle()
      expectTaps(drawer.stack.topViewController, drawer.world)
      expectStack(drawer.stack, ["One", "Pushed"])
      drawer.drag()
      expectStack(drawer.stack, ["One"])
      return drawer.close()
    }
  }

  /// Plays a pseudo-random sequence of gestures and operations, the same in each run.
  @Test(arguments: 0..<12, World.Direction.allCases)
  func `input works after any sequence of operations and gestures`(
    _ seed: UInt64,
    _ direction: World.Direction
  ) {
    for kind in [DCKind.document, .kit] {
      expectFreed {
        var random = SeededGenerator(seed: seed)
        let drawer = Drawer(kind, direction)
        for step in 0..<12 {
          switch random.below(7) {
          case 0, 1: drawer.push("Page \(step)")
          case 2: drawer.world.perform { _ = drawer.stack.popViewController(animated: true) }
          case 3:
            drawer.world.finger.dragFromLeadingEdge(
              to: 0.1 * CGFloat(1 + random.below(9)),
              during: 0.06
            )
            drawer.world.finger.up()
          case 4:
            drawer.world.finger.dragFromLeadingEdge(to: 0.5, during: 0.1)
            drawer.world.perform { _ = drawer.stack.popToRootViewController(animated: true) }
            drawer.world.finger.up()
          case 5:
            drawer.world.perform { drawer.tabs.selectedIndex = random.below(2) }
          default:
            drawer.world.finger.dragFromLeadingEdge(to: 0.3, during: 0.05)
            drawer.world.finger.cancel()
          }
          drawer.world.advance(by: 0.04 * Double(random.below(15)))
        }
        #expect(drawer.world.settle(), "something still moves")
        expectTaps(drawer.stack.topViewController, drawer.world)
        for stack in drawer.stacks {
          #expect(stack.interactivePopGestureRecognizer?.state == .possible)
        }
        return drawer.close()
      }
    }
  }

  @Test(arguments: World.Direction.allCases)
  func `the gallery's drawer opens at the root of the kit's stack only`(
    _ direction: World.Direction
  ) throws {
    for name in ["dc-root", "dc-frozen-page"] {
      let page = try #require(Catalog.page(named: name))
      try expectFreed {
        let studio = Studio(Look(scale: 1, isRightToLeft: direction == .rightToLeft))
        studio.show(page, at: try #require(page.moments.first))
        let shown = try #require(studio.stack.topViewController)
        let drawers = shown.children.compactMap { $0 as? DrawerController }
        #expect(drawers.map { abs($0.children[0].view.frame.minX) > 100 } == [false, true])
        studio.world.window.rootViewController = nil
        studio.world.settle()
        return drawers + [shown]
      }
    }
  }
}
