// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions
import RetourTesting
import Testing

@testable import UIKit

/// Callbacks of a swipe that change the stack or cancel the swipe.
@MainActor @Suite(.freesControllers) struct SwipeReentrancyTests {
  @Test(arguments: [true, false])
  func `a push in a handler of the release stays pushed`(_ finishes: Bool) throws {
    let scene = StackScene("A", "B")
    scene.world.finger.dragFromLeadingEdge(to: finishes ? 0.7 : 0.3)
    let coordinator = try #require(scene.stack.transitionCoordinator)
    coordinator.notifyWhenInteractionChanges { [weak scene] _ in
      if scene?.names.contains("C") == false { scene?.push("C", animated: true) }
    }
    scene.world.finger.hold(for: 0.3)
    scene.world.finger.up()
    #expect(scene.world.settle())
    // The push interrupts the swipe: one that finishes has popped its page.
    #expect(scene.names == (finishes ? ["A", "C"] : ["A", "B", "C"]))
    #expect(scene.seen == ["C"] && scene.stack.engine.state == .rest)
    #expect(scene.stack.navigationBar.items?.map(\.title) == scene.names)
  }

  @Test(arguments: ["viewWillDisappear", "willMove"])
  func `a swipe that a callback of its start cancels restores the stack`(_ call: String) {
    let scene = StackScene("A", "B")
    let page = scene["B"]
    page.reactions[call] = { [weak scene, weak page] in
      page?.reactions = [:]
      scene?.stack.interactivePopGestureRecognizer?.isEnabled = false
    }
    scene.world.finger.dragFromLeadingEdge(to: 0.6)
    scene.world.finger.up()
    #expect(scene.world.settle())
    #expect(scene.names == ["A", "B"] && scene.seen == ["B"])
    #expect(scene.stack.engine.state == .rest && scene.stack.transitionCoordinator == nil)
    scene.stack.interactivePopGestureRecognizer?.isEnabled = true
    scene.world.finger.dragFromLeadingEdge(to: 0.8)
    scene.world.finger.up()
    scene.world.settle()
    #expect(scene.names == ["A"])
  }

  @Test func `a resize in an alongside animation completes the push`() {
    let scene = StackScene("A")
    let page = scene.page("B")
    page.reactions["viewWillAppear"] = { [weak scene, weak page] in
      page?.reactions = [:]
      _ = scene?.stack.transitionCoordinator?.animate(alongsideTransition: { _ in
        scene?.stack.view.frame.size.width = 150
        scene?.stack.view.layoutIfNeeded()
      })
    }
    scene.stack.pushViewController(page, animated: true)
    #expect(scene.world.settle())
    #expect(scene.names == ["A", "B"] && scene.seen == ["B"])
    #expect(scene.stack.engine.state == .rest && scene.stack.transitionCoordinator == nil)
    scene.pop(animated: true)
    #expect(scene.world.settle())
    #expect(scene.names == ["A"] && scene.seen == ["A"])
  }
}
