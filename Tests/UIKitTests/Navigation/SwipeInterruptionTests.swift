// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourDecisions
import RetourTesting
import Testing

@testable import UIKit

/// Operations and resizes that interrupt a swipe back.
@MainActor @Suite(.freesControllers) struct SwipeInterruptionTests {
  /// An operation on a stack of three pages.
  enum Operation: CaseIterable {
    case push, pop, popToRoot, set

    /// The stack after the operation, which the swipe that it cancels is not part of.
    var names: [String] {
      switch self {
      case .push: ["A", "B", "C", "D"]
      case .pop: ["A", "B"]
      case .popToRoot: ["A"]
      case .set: ["E"]
      }
    }

    @MainActor
    func perform(on scene: StackScene) {
      switch self {
      case .push: scene.push("D", animated: true)
      case .pop: scene.pop(animated: true)
      case .popToRoot: scene.stack.popToRootViewController(animated: true)
      case .set: scene.stack.setViewControllers([scene.page("E")], animated: true)
      }
    }
  }

  /// Records the states of the swipe's recognizer.
  private func probe(_ scene: StackScene) throws -> Probe {
    let probe = Probe()
    try #require(scene.stack.interactivePopGestureRecognizer)
      .addTarget(probe, action: Probe.action)
    return probe
  }

  /// Leaves a finger that dragged from the leading edge without speed.
  private func drag(_ scene: StackScene, to share: CGFloat) {
    scene.world.finger.dragFromLeadingEdge(to: share)
    scene.world.finger.hold(for: 0.3)
  }

  @Test(arguments: Operation.allCases, World.Direction.allCases)
  func `an operation that meets a held swipe cancels the recognizer, which drops the finger`(
    _ operation: Operation,
    _ direction: World.Direction
  ) throws {
    let scene = StackScene("A", "B", "C", direction: direction)
    let probe = try probe(scene)
    drag(scene, to: 0.6)
    #expect(probe.take().last == .changed)
    operation.perform(on: scene)
    scene.world.advance(by: 0)
    #expect(probe.take() == [.cancelled])
    scene.world.finger.move(to: CGPoint(x: 100, y: 200), during: 0.1)
    scene.world.finger.up()
    #expect(scene.world.settle())
    #expect(probe.take() == [])
    #expect(scene.names == operation.names && scene.seen == operation.names.suffix(1))
  }

  @Test func `a finger that was dropped can begin the next swipe when it comes down again`() {
    let scene = StackScene("A", "B")
    drag(scene, to: 0.6)
    scene.push("C", animated: true)
    scene.world.finger.up()
    scene.world.settle()
    drag(scene, to: 0.8)
    #expect(scene.names == ["A", "B"])
    scene.world.finger.up()
    scene.world.settle()
    #expect(scene.seen == ["B"])
  }

  @Test(arguments: [0.0, 0.02, 0.3])
  func `a resize cancels a swipe that settles at its start`(_ time: Double) throws {
    let scene = StackScene("A", "B")
    drag(scene, to: 0.3)
    var isCancelled: [Bool] = []
    try #require(scene.stack.transitionCoordinator).animate(alongsideTransition: nil) {
      isCancelled.append($0.isCancelled)
    }
    scene.world.finger.up()
    scene.world.advance(by: time)
    #expect(scene.stack.engine.state == .reverting)
    scene.world.resize(to: CGSize(width: 300, height: 400))
    #expect(scene.stack.engine.state == .rest && isCancelled == [true])
    #expect(scene.names == ["A", "B"] && scene.seen == ["B"])
    #expect(scene.log.take().last == "B.didMove(parent)")
    scene.world.settle()
    #expect(scene.names == ["A", "B"] && scene["B"].view.frame.width == 300)
  }

  @Test(arguments: [0.0, 0.02, 0.3])
  func `a resize completes a swipe that settles at its end`(_ time: Double) {
    let scene = StackScene("A", "B")
    drag(scene, to: 0.7)
    scene.world.finger.up()
    scene.world.advance(by: time)
    scene.world.resize(to: CGSize(width: 300, height: 400))
    #expect(scene.stack.engine.state == .rest)
    #expect(scene.names == ["A"] && scene.seen == ["A"])
    #expect(scene.log.take().last == "didShow A(true)")
    #expect(scene["A"].view.frame.width == 300)
  }

  @Test func `a resize completes a held swipe, and the recognizer drops the finger`() throws {
    let scene = StackScene("A", "B")
    let probe = try probe(scene)
    drag(scene, to: 0.3)
    var told: [Bool] = []
    try #require(scene.stack.transitionCoordinator).notifyWhenInteractionChanges {
      told.append($0.isCancelled)
    }
    _ = probe.take()
    scene.world.resize(to: CGSize(width: 300, height: 400))
    scene.world.advance(by: 0)
    #expect(probe.take() == [.cancelled] && told == [false])
    #expect(scene.names == ["A"] && scene.seen == ["A"])
    scene.world.finger.move(to: CGPoint(x: 20, y: 200), during: 0.1)
    scene.world.finger.up()
    scene.world.settle()
    #expect(probe.take() == [] && told == [false] && scene.names == ["A"])
  }
}
