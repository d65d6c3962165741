// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing

@testable import UIKit

@MainActor @Suite(.freesControllers) struct CustomTransitionTests {
  private let scene: StackScene
  private let delegate: FadeDelegate

  init() {
    scene = StackScene("A", "B")
    delegate = FadeDelegate(scene.log)
    scene.stack.delegate = delegate
  }

  private func alpha(_ name: String) throws -> CGFloat {
    let layer = scene[name].view.layer
    return CGFloat((layer.presentation() ?? layer).opacity)
  }

  // MARK: By the clock

  @Test func `a custom animator replaces the native transition`() throws {
    scene.push("C", animated: true)
    scene.world.advance(by: 0)
    #expect(try alpha("C") == 0)
    #expect(scene.stack.transitionCoordinator?.transitionDuration == 0.4)
    scene.world.advance(by: 0.1)
    #expect(abs(try alpha("C") - 0.25) < 0.05)
    #expect(scene.offset(of: "B") == 0 && scene.seen == ["B", "C"])
    scene.world.settle()
    #expect(scene.seen == ["C"] && scene["C"].view.alpha == 1)
    #expect(
      scene.log.take()
        == [
          "C.willMove(parent)", "push B C", "C.loadView", "C.viewDidLoad",
          "B.viewWillDisappear(true)",
          "C.viewWillAppear(true) moving in", "willShow C", "animate",
          "C.viewIsAppearing(true) moving in",
          "faded true", "B.viewDidDisappear(true)", "C.viewDidAppear(true) moving in",
          "C.didMove(parent)",
          "didShow C", "ended true",
        ]
    )
    #expect(scene["C"].view.superview?.frame == scene.stack.view.bounds)
  }

  @Test func `the delegate is asked with the operation, and only for animated changes`() {
    scene.pop(animated: true)
    #expect(scene.log.take().contains("pop B A"))
    scene.world.settle()
    #expect(scene.names == ["A"] && scene.seen == ["A"])
    _ = scene.log.take()
    scene.push("C")
    #expect(!scene.log.take().contains { $0.hasPrefix("push") })
  }

  @Test func `the context has the controllers, views and frames`() throws {
    scene.push("C", animated: true)
    let context = try #require(delegate.context)
    let (old, new) = (scene["B"], scene["C"])
    let bounds = CGRect(x: 0, y: 0, width: StackScene.width, height: 400)
    #expect(
      context.viewController(forKey: .from) === old && context.view(forKey: .from) === old.view
    )
    #expect(context.viewController(forKey: .to) === new && context.view(forKey: .to) === new.view)
    #expect(context.initialFrame(for: old) == bounds && context.finalFrame(for: old) == .zero)
    #expect(context.initialFrame(for: new) == .zero && context.finalFrame(for: new) == bounds)
    #expect(old.view.superview === context.containerView)
    #expect(context.isAnimated && !context.isInteractive && !context.transitionWasCancelled)
    #expect(context.presentationStyle == .none && context.targetTransform == .identity)
    scene.world.settle()
  }

  @Test func `the bar's titles change alongside a custom transition`() throws {
    scene.push("C", animated: true)
    let bar = scene.stack.bar
    #expect(bar.topItem === scene["C"].navigationItem && bar.transition != nil)
    scene.world.advance(by: 0.3)
    #expect(bar.transition != nil)
    scene.world.settle()
    #expect(bar.transition == nil && bar.content?.item === scene["C"].navigationItem)
  }

  @Test func `the swipe does not begin where the pop has an animator`() {
    scene.world.finger.dragFromLeadingEdge(to: 0.6)
    #expect(scene.stack.transitionCoordinator == nil)
    scene.world.finger.up()
    scene.world.settle()
    #expect(scene.names == ["A", "B"])
  }

  @Test func `a custom push cannot be caught`() {
    scene.push("C", animated: true)
    scene.world.advance(by: 0.1)
    scene.world.finger.dragFromLeadingEdge(to: 0.6)
    scene.world.finger.up()
    scene.world.settle()
    #expect(scene.names == ["A", "B", "C"] && scene.seen == ["C"])
  }

  @Test(arguments: [0, 0.1, 0.39])
  func `an operation completes a custom transition, whose own completion has no effect`(
    _ time: Double
  ) {
    scene.push("C", animated: true)
    scene.world.advance(by: time)
    _ = scene.log.take()
    scene.push("D", animated: true)
    let calls = scene.log.take()
    #expect(calls.contains("C.viewDidAppear(true) moving in") && calls.contains("ended true"))
    scene.world.settle()
    #expect(scene.names == ["A", "B", "C", "D"] && scene.seen == ["D"])
    #expect(scene.log.lines.filter { $0 == "didShow D" }.count == 1)
    #expect(scene["C"].view.alpha == 1)
  }

  @Test func `an animator that never completes does not block operations`() {
    delegate.completes = false
    scene.push("C", animated: true)
    scene.world.settle()
    #expect(!scene.log.lines.contains("didShow C") && scene.stack.transitionCoordinator != nil)
    scene.stack.delegate = nil
    scene.pop(animated: true)
    scene.world.settle()
    #expect(scene.names == ["A", "B"] && scene.seen == ["B"])
  }

  @Test func `a resize completes a custom transition`() {
    scene.push("C", animated: true)
    scene.world.advance(by: 0.1)
    scene.world.resize(to: CGSize(width: 300, height: 300))
    #expect(scene.stack.transitionCoordinator == nil && scene.seen == ["C"])
    scene.world.settle()
    #expect(scene["C"].view.frame == CGRect(x: 0, y: 0, width: 300, height: 300))
  }

  @Test func `a resize ends a custom transition that settles where it settles`() throws {
    let driver = UIPercentDrivenInteractiveTransition()
    delegate.interactor = driver
    scene.push("C", animated: true)
    driver.update(0.5)
    driver.cancel()
    let coordinator = try #require(scene.stack.transitionCoordinator)
    #expect(coordinator.isCancelled)
    scene.world.resize(to: CGSize(width: 300, height: 300))
    #expect(coordinator.isCancelled && scene.stack.transitionCoordinator == nil)
    #expect(scene.names == ["A", "B"] && scene.seen == ["B"])
    scene.world.settle()
    #expect(scene["B"].view.frame == CGRect(x: 0, y: 0, width: 300, height: 300))
  }

  @Test(arguments: [true, false])
  func `the participants of a custom transition are deallocated`(_ finishes: Bool) throws {
    let driver = UIPercentDrivenInteractiveTransition()
    delegate.interactor = driver
    weak let page = scene.stack.topViewController
    scene.pop(animated: true)
    weak let context = delegate.context
    weak let animator = delegate.animator
    #expect(context != nil && animator != nil && page != nil)
    if finishes {
      driver.finish()
    } else {
      scene.stack.delegate = nil
      scene.pop(animated: true)
    }
    scene.world.settle()
    #expect(scene.names == ["A"] && scene.seen == ["A"])
    #expect(context == nil && animator == nil && page == nil)
  }
}
