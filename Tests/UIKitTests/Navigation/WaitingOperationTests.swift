// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourTesting
import Testing

@testable import UIKit

/// Operations that callbacks request during another operation, which they follow.
@MainActor @Suite(.freesControllers) struct WaitingOperationTests {
  /// Pushes B, whose callback before the transition runs a closure once.
  private func push(
    on scene: StackScene,
    animated: Bool,
    _ body: @escaping @MainActor (StackScene) -> Void
  ) {
    let page = scene.page("B")
    page.reactions["viewWillAppear"] = { [weak page, weak scene] in
      page?.reactions = [:]
      if let scene { body(scene) }
    }
    scene.stack.pushViewController(page, animated: animated)
  }

  private func expectRest(_ scene: StackScene, _ names: [String]) {
    #expect(scene.world.settle())
    #expect(scene.names == names && scene.seen == names.suffix(1))
    #expect(scene.stack.navigationBar.items?.map(\.title) == names)
    #expect(scene.stack.transitionCoordinator == nil && !scene.stack.engine.isOperating)
  }

  @Test(arguments: [true, false])
  func `operations of one callback are performed in the order of their calls`(_ animated: Bool) {
    let scene = StackScene("A")
    push(on: scene, animated: animated) { scene in
      scene.push("C", animated: animated)
      scene.push("D", animated: animated)
      scene.pop(animated: animated)
      scene.push("E", animated: animated)
      #expect(scene.names == ["A", "B"])
    }
    #expect(scene.names == ["A", "B", "C", "E"])
    expectRest(scene, ["A", "B", "C", "E"])
  }

  @Test func `an operation of a waiting operation's callback precedes those that still wait`() {
    let scene = StackScene("A")
    push(on: scene, animated: false) { scene in
      let page = scene.page("C")
      page.reactions["viewWillAppear"] = { [weak page, weak scene] in
        page?.reactions = [:]
        scene?.push("X")
      }
      scene.stack.pushViewController(page, animated: false)
      scene.push("D")
    }
    expectRest(scene, ["A", "B", "C", "X", "D"])
  }

  @Test(arguments: [true, false])
  func `a waiting pop to a page that has left the stack has no effect`(_ animated: Bool) {
    let scene = StackScene("A", "1", "2")
    push(on: scene, animated: animated) { scene in
      let pages = scene.stack.viewControllers
      #expect(scene.stack.popToViewController(pages[1], animated: animated)?.count == 2)
      #expect(scene.stack.popToViewController(pages[2], animated: animated)?.count == 1)
    }
    expectRest(scene, ["A", "1"])
  }

  @Test func `a waiting pop to a page removes the pages that are above it by then`() {
    let scene = StackScene("A", "1")
    push(on: scene, animated: true) { scene in
      scene.push("C")
      scene.stack.popToViewController(scene["1"], animated: true)
    }
    expectRest(scene, ["A", "1"])
  }

  @Test func `a waiting pop to the root pops to the root of the stack that was set meanwhile`() {
    let scene = StackScene("A", "1")
    push(on: scene, animated: true) { scene in
      let pages = scene.stack.viewControllers
      scene.stack.setViewControllers([pages[1], pages[2]], animated: true)
      #expect(scene.stack.popToRootViewController(animated: true)?.map(\.title) == ["1", "B"])
    }
    expectRest(scene, ["1"])
  }

  @Test func `a waiting pop at the root returns nil and has no effect`() {
    let scene = StackScene()
    let page = scene.page("A")
    page.reactions["viewWillAppear"] = { [weak page, weak scene] in
      page?.reactions = [:]
      #expect(scene?.stack.popViewController(animated: true) == nil)
      #expect(scene?.stack.popToRootViewController(animated: true) == [])
    }
    scene.stack.pushViewController(page, animated: false)
    expectRest(scene, ["A"])
  }

  @Test func `a waiting pop returns the page that is on top at its call`() {
    let scene = StackScene("A")
    push(on: scene, animated: true) { scene in
      #expect(scene.stack.popViewController(animated: true)?.title == "B")
    }
    expectRest(scene, ["A"])
  }

  @Test func `an operation of a cancelled swipe's callback waits for the restored stack`() {
    let scene = StackScene("A", "B")
    let page = scene["A"]
    page.reactions["viewWillDisappear"] = { [weak page, weak scene] in
      page?.reactions = [:]
      scene?.push("C")
      #expect(scene?.names == ["A", "B"])
    }
    scene.world.finger.dragFromLeadingEdge(to: 0.3)
    scene.world.finger.hold(for: 0.3)
    scene.world.finger.up()
    expectRest(scene, ["A", "B", "C"])
  }
}
