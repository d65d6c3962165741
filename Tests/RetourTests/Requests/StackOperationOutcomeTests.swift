// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import RetourTesting
import Testing
import UIKit

/// Operations whose outcome is awaited, on virtual time.
@MainActor @Suite(.freesControllers) struct StackOperationOutcomeTests {
  /// An operation that a test awaits.
  enum Operation: CaseIterable, Sendable { case push, pop, popTo, popToRoot, set }

  /// The outcome of a task, once it has one.
  @MainActor
  private final class Result {
    var outcome: BackOutcome?
  }

  private func start(
    _ operation: Operation,
    on kit: KitScenario,
    animated: Bool = true
  ) -> (Result, Task<Void, Never>) {
    let (stack, result, log) = (kit.stack, Result(), kit.log)
    let task = Task {
      result.outcome =
        switch operation {
        case .push: await stack.push(LoggedPage("X", log), animated: animated)
        case .pop: await stack.pop(animated: animated)
        case .popTo: await stack.pop(to: stack.viewControllers[1], animated: animated)
        case .popToRoot: await stack.popToRoot(animated: animated)
        case .set: await stack.set([LoggedPage("X", log)], animated: animated)
        }
    }
    return (result, task)
  }

  private func titles(after operation: Operation) -> [String] {
    switch operation {
    case .push: ["A", "B", "C", "X"]
    case .pop, .popTo: ["A", "B"]
    case .popToRoot: ["A"]
    case .set: ["X"]
    }
  }

  @Test(arguments: Operation.allCases, World.Direction.allCases)
  func `an animated operation is completed when its transition has ended`(
    _ operation: Operation,
    _ direction: World.Direction
  ) async {
    let kit = KitScenario(["A", "B", "C"], direction)
    let (result, task) = start(operation, on: kit)
    await Task.yield()
    #expect(kit.stack.transitionCoordinator != nil)
    kit.world.advance(by: 0.3)
    for _ in 0..<4 { await Task.yield() }
    #expect(result.outcome == nil)
    await kit.world.settleTasks()
    await task.value
    #expect(result.outcome == .completed)
    expectStack(kit.stack, titles(after: operation))
  }

  @Test(arguments: Operation.allCases)
  func `an operation without animation is completed at once`(_ operation: Operation) async {
    let kit = KitScenario(["A", "B", "C"])
    let (result, task) = start(operation, on: kit, animated: false)
    await task.value
    #expect(result.outcome == .completed)
    kit.world.settle()
    expectStack(kit.stack, titles(after: operation))
  }

  @Test(arguments: Operation.allCases)
  func `an operation that code interrupts is superseded by nothing`(_ operation: Operation) async {
    let kit = KitScenario(["A", "B", "C"])
    let (result, task) = start(operation, on: kit)
    await Task.yield()
    kit.world.advance(by: 0.1)
    kit.stack.pushViewController(LoggedPage("Y", kit.log), animated: true)
    await task.value
    #expect(result.outcome == .superseded(by: nil))
    kit.world.settle()
    expectStack(kit.stack, titles(after: operation) + ["Y"])
  }

  @Test func `a push that a swipe takes over is superseded by its request`() async {
    let kit = KitScenario(["A", "B", "C"])
    let (result, task) = start(.push, on: kit)
    await Task.yield()
    kit.world.advance(by: 0.1)
    kit.world.finger.dragFromLeadingEdge(to: 0.6, during: 0.1)
    await task.value
    guard case .superseded(by: let request?)? = result.outcome else {
      Issue.record("\(String(describing: result.outcome))")
      return
    }
    #expect(request.trigger == .edgeSwipe)
    #expect(request.source.title == "X")
    result.outcome = nil
    kit.world.finger.up()
    kit.world.settle()
    expectStack(kit.stack, ["A", "B", "C"])
  }

  @Test func `a pop at the root is cancelled`() async {
    let kit = KitScenario(["A"])
    #expect(await kit.stack.pop() == .cancelled)
    #expect(await kit.stack.popToRoot() == .completed)
  }

  @Test func `a cancelled task stops waiting, and the page is pushed`() async {
    let kit = KitScenario(["A"])
    let (result, task) = start(.push, on: kit)
    await Task.yield()
    task.cancel()
    await task.value
    #expect(result.outcome == .cancelled)
    #expect(kit.stack.transitionCoordinator != nil)
    kit.world.settle()
    expectStack(kit.stack, ["A", "X"])
  }
}
