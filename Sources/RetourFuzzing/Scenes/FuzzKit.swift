// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Retour
import UIKit

/// The events of a scene that concern the kit: questions, awaited operations and interactive
/// transitions of the app.
@MainActor
final class FuzzKit {
  let questions: FuzzQuestions
  private let stacks: FuzzStacks
  private let report: FuzzReport
  private var operations: [FuzzOperation] = []
  /// The number of tasks that have not begun.
  private var waitingTasks = 0

  init(_ stacks: FuzzStacks, _ questions: FuzzQuestions, _ report: FuzzReport) {
    (self.stacks, self.questions, self.report) = (stacks, questions, report)
  }

  // MARK: Tasks

  /// Whether a task has not begun yet, or the answer of a question has not reached the kit.
  ///
  /// A task that is resumed passes through another thread on its way to the main actor.
  var isDelayed: Bool { waitingTasks > 0 || questions.delaysAnswer }

  /// Whether tasks may be waiting for the main actor.
  var hasTasks: Bool {
    isDelayed || !operations.isEmpty || !questions.open.isEmpty
      || stacks.slots.contains(where: \.awaitsPop)
      || stacks.pages.records.values.contains { $0.kind == .asks || $0.kind == .control }
  }

  /// Verifies what tasks have done.
  func tasksDidRun() {
    for operation in operations {
      guard let swipe = operation.takeSettledSwipe() else { continue }
      operation.slot.verify(swipe, isReacting: false, report)
    }
  }

  /// Forgets the requests that have ended.
  func requestsMayHaveEnded() {
    operations.removeAll { !$0.isUnderWay }
    for slot in stacks.slots where slot.awaitsPop && !mayPopLater(slot) { slot.requestsEnded() }
  }

  /// Whether a request can pop pages of a stack after this step.
  private func mayPopLater(_ slot: FuzzSlot) -> Bool {
    slot.controller?.transitionCoordinator != nil
      || questions.open.contains { slot.model.reachable.contains($0.page) }
      || operations.contains { $0.slot === slot && $0.isRequest }
  }

  /// The operations whose outcome is awaited, and that no question delays.
  var pendingOperations: [FuzzOperation] {
    let asking = questions.open.compactMap { slot(of: $0) }
    return operations.filter { operation in
      operation.isUnderWay
        && (!operation.isRequest || !asking.contains { $0 === operation.slot })
    }
  }

  // MARK: Questions

  /// Answers the oldest open question.
  func answer(leaves: Bool) {
    guard let question = questions.open.first else { return }
    stacks.cancelReaction()
    slot(of: question)?.requestBegan()
    questions.answer(question, leaves: leaves)
  }

  /// Answers the questions that hold a swipe: a scene is not at rest while they are open.
  ///
  /// - Returns: Whether there were some.
  func answerHeldQuestions() -> Bool {
    let held = questions.open.filter { slot(of: $0)?.isSwiping == true }
    for question in held {
      slot(of: question)?.requestBegan()
      questions.answer(question, leaves: question.page.isMultiple(of: 2))
    }
    return !held.isEmpty
  }

  /// Answers the questions that the app's own code has put where nobody sees them.
  func answerUnseenQuestions() {
    for question in questions.open where !question.wasSeen {
      questions.answer(question, leaves: false)
    }
  }

  /// The slot of a question's page.
  func slot(of question: FuzzQuestion) -> FuzzSlot? {
    stacks.slots.first { $0.model.reachable.contains(question.page) }
  }

  // MARK: Operations that are awaited

  /// Performs an operation on a stack of the kit, and awaits its outcome.
  func await(_ kind: FuzzKitStep.Operation, on: Int, depth: Int, animated: Bool) {
    let slot = stacks.slots[on % 3]
    guard let stack = slot.kitStack else { return }
    stacks.cancelReaction()
    waitingTasks += 1
    Task { [self] in
      waitingTasks -= 1
      // The record does not keep the new pages alive.
      let pages = makePages(for: kind, slot, depth)
      guard let operation = begin(kind, in: slot, pages, depth) else { return }
      let outcome = await perform(kind, on: stack, pages, operation, animated)
      operation.end(outcome, disturbances: report.disturbances, report)
    }
  }

  private func makePages(
    for kind: FuzzKitStep.Operation,
    _ slot: FuzzSlot,
    _ depth: Int
  ) -> [FuzzPage] {
    let count = kind == .push ? 1 : kind == .set ? 1 + depth % 3 : 0
    return (0..<count).map { _ in stacks.makePage(for: slot) }
  }

  /// Settles the running swipe, and changes the model.
  ///
  /// - Returns: The operation; `nil` if it would be a mistake of the caller.
  private func begin(
    _ kind: FuzzKitStep.Operation,
    in slot: FuzzSlot,
    _ pages: [FuzzPage],
    _ depth: Int
  ) -> FuzzOperation? {
    let isRequest = kind == .requestPop || kind == .requestPopTo
    // Where a request in a swipe leads depends on who performs the swipe: while the kit does,
    // its page is still the source; while UIKit does, there may be no page to go back to.
    if isRequest, slot.controller?.transitionCoordinator != nil { return nil }
    let settled = isRequest ? nil : slot.settleSwipe()
    let before = slot.model.stack
    let reachable = kind == .requestPopTo ? before.dropLast() : before[...]
    let chosen =
      reachable.isEmpty ? nil : reachable[reachable.startIndex + depth % reachable.count]
    if kind == .popTo || kind == .requestPopTo, chosen == nil { return nil }
    let below = before.dropLast().last
    let target: Int? =
      switch kind {
      case .push, .set: pages.last?.record.number
      case .pop, .requestPop: below
      case .popTo, .requestPopTo: chosen
      case .popToRoot: before.first
      }
    switch kind {
    case .push: slot.push(pages[0].record.number)
    case .set: slot.set(pages.map(\.record.number))
    case .pop: _ = slot.pop()
    case .popTo: _ = chosen.map(slot.pop)
    case .popToRoot: _ = slot.popToRoot()
    case .requestPop, .requestPopTo: slot.requestBegan()
    }
    if !isRequest { stacks.codeChanges(slot, from: before) }
    report.noteDisturbance()
    let operation = FuzzOperation(
      kind,
      in: slot,
      target: target,
      disturbances: report.disturbances
    )
    operation.willSettle(settled)
    operations.append(operation)
    return operation
  }

  private func perform(
    _ kind: FuzzKitStep.Operation,
    on stack: BackNavigationController,
    _ pages: [FuzzPage],
    _ operation: FuzzOperation,
    _ animated: Bool
  ) async -> BackOutcome {
    func target() -> UIViewController? {
      operation.target.flatMap { stacks.pages.records[$0]?.controller }
    }
    switch kind {
    case .push: return await stack.push(pages[0], animated: animated)
    case .set: return await stack.set(pages, animated: animated)
    case .pop: return await stack.pop(animated: animated)
    case .popToRoot: return await stack.popToRoot(animated: animated)
    case .requestPop: return await stack.requestPop(animated: animated)
    case .popTo:
      guard let page = target() else { return .cancelled }
      return await stack.pop(to: page, animated: animated)
    case .requestPopTo:
      guard let page = target() else { return .cancelled }
      return await stack.requestPop(to: page, animated: animated)
    }
  }

  // MARK: Interactive transitions of the app

  /// Begins an interactive transition of the app's delegate, where none is running.
  func beginDriven(on: Int, pushes: Bool) {
    let slot = stacks.slots[on % 3]
    guard let stack = slot.controller, let driver = slot.driver, !driver.isDriving,
      stack.viewIfLoaded?.window != nil, stack.transitionCoordinator == nil,
      !slot.model.pages.isEmpty, pushes || slot.model.pages.count > 1
    else { return }
    stacks.cancelReaction()
    stacks.codeChanges(slot, from: slot.model.stack)
    let page = pushes ? stacks.makePage(for: slot) : nil
    driver.drive {
      if let page {
        stack.pushViewController(page, animated: true)
      } else {
        stack.popViewController(animated: true)
      }
    }
    if stack.transitionCoordinator?.initiallyInteractive == true {
      report.note(pushes ? "the app drives a push" : "the app drives a pop")
    } else {
      report.fail("the app's transition does not begin interactively")
    }
  }

  /// Shows a share of the app's interactive transitions, in percent.
  func drive(to percent: Int) {
    for slot in stacks.slots { slot.driver?.update(CGFloat(percent) / 100) }
  }

  /// Finishes or cancels the app's interactive transitions.
  func endDriven(finishing: Bool) {
    for slot in stacks.slots where slot.driver?.isDriving == true {
      slot.driver?.end(finishing: finishing)
    }
  }
}
