// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// The road of every request through the guards of the pages that it leaves.
///
/// At most one request is under way. A newer one, or a change of the stack by code, takes its
/// place.
@MainActor
final class BackRequestEngine {
  private unowned let stack: BackStack
  private let waiters: StackWaiters
  private var running: RunningBackRequest?
  /// The page that the last pop of a request leads to.
  private weak var expectedPage: UIViewController?
  /// Whether the engine itself is changing the stack.
  private var isPopping = false
  /// Whether the next operation is the engine's.
  private var isOwnNext = false
  /// The number of operations that were not the engine's.
  private var operationsOfOthers = 0
  /// The operations that run inside one another; whether each is the engine's.
  private var runningOperations: [Bool] = []

  init(_ stack: BackStack, _ waiters: StackWaiters) {
    (self.stack, self.waiters) = (stack, waiters)
  }

  // MARK: Making requests

  /// Returns the request that leads from the top page to a page below.
  ///
  /// - Parameters:
  ///   - trigger: The way in which the request is made.
  ///   - target: The page; `nil` is the one below the top page.
  /// - Returns: The request; `nil` if there is no such page.
  func request(_ trigger: BackRequest.Trigger, to target: UIViewController?) -> BackRequest? {
    var pages = stack.viewControllers
    // A swipe may hold the top page in a pop that has begun.
    if let held = stack.heldPage, held !== pages.last { pages.append(held) }
    guard let source = pages.last, pages.count > 1 else { return nil }
    guard let target else { return BackRequest(trigger, from: source, to: pages[pages.count - 2]) }
    guard let index = pages.lastIndex(where: { $0 === target }), index < pages.count - 1 else {
      return nil
    }
    let skipped = Array(pages[(index + 1)..<(pages.count - 1)].reversed())
    return BackRequest(trigger, from: source, to: target, skipping: skipped)
  }

  /// Performs a request: asks the stack and the guards, then pops.
  func perform(
    _ request: BackRequest,
    animated: Bool,
    completion: ((BackOutcome) -> Void)? = nil
  ) {
    stack.recorder.note(.request(request))
    let process = begin(request, animated: animated, completion: completion)
    guard allowsPop(request) else { return end(process, .refused(by: stack.navigationController)) }
    ask([request.source] + request.skipped, process)
  }

  /// Performs a request to go forward, which no guard is asked about.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - operation: Changes the stack.
  func performForward(_ request: BackRequest, _ operation: () -> Void) {
    stack.recorder.note(.request(request))
    let process = begin(request, animated: true, completion: nil)
    let isOvertaken = performOwn(operation)
    guard !isOvertaken else { return end(process, .superseded(by: nil)) }
    waiters.wait { [weak self] in self?.end(process, $0) }
  }

  /// Makes a request the one that is under way.
  private func begin(
    _ request: BackRequest,
    animated: Bool,
    completion: ((BackOutcome) -> Void)?
  ) -> RunningBackRequest {
    let former = running
    let process = RunningBackRequest(request, animated: animated) { [recorder = stack.recorder] in
      recorder.note(.outcome($0))
      completion?($0)
    }
    running = process
    waiters.supersede(by: request)
    former?.end(.superseded(by: request))
    return process
  }

  /// Whether the stack's class allows the pop, as a managed bar asks it.
  ///
  /// UIKit does not ask it about a choice from the history menu.
  private func allowsPop(_ request: BackRequest) -> Bool {
    request.trigger == .historyMenu
      || BarDelegateAnswers(stack.navigationController).shouldPop(request.source.navigationItem)
  }

  // MARK: Swipes

  /// A native swipe is about to begin: it needs no answer.
  func swipeWillBegin(_ request: BackRequest) {
    stack.recorder.swipeWillBegin()
    waiters.supersede(by: request)
    guard let running else { return }
    end(running, .superseded(by: request))
  }

  /// A swipe is about to take over a running pop: the page below it can get covered again, and asks
  /// in vain.
  func popWillBeTakenOver() {
    guard let running, running.isAsking else { return }
    end(running, .superseded(by: nil))
  }

  /// Makes the request of a swipe that the kit holds the one that is under way.
  func hold(
    _ request: BackRequest,
    completion: @escaping (BackOutcome) -> Void
  ) -> RunningBackRequest {
    begin(request, animated: true, completion: completion)
  }

  /// Changes the stack for a request.
  ///
  /// - Returns: Whether code has changed the stack meanwhile, in a callback.
  @discardableResult
  func performOwn(_ operation: () -> Void) -> Bool {
    let (wasPopping, former) = (isPopping, operationsOfOthers)
    (isPopping, isOwnNext) = (true, true)
    operation()
    (isPopping, isOwnNext) = (wasPopping, false)
    return operationsOfOthers != former
  }

  // MARK: Asking the guards

  /// Asks the guards of pages, from the top down; then pops.
  private func ask(_ pages: [UIViewController], _ process: RunningBackRequest) {
    for (index, page) in pages.enumerated() {
      guard !process.hasEnded else { return }
      let decision = decision(of: page, about: process.request)
      guard !process.hasEnded else { return }
      switch decision {
      case .allow: continue
      case .deny: return uncover(page, process) { self.end(process, .refused(by: page)) }
      case .ask(let questions):
        let rest = Array(pages[(index + 1)...])
        return uncover(page, process) { self.put(questions, of: page, process, then: rest) }
      }
    }
    guard !process.hasEnded else { return }
    pop(to: process.request.target, process) { self.end(process, $0) }
  }

  /// The decision of all guards of a page.
  func decision(of page: UIViewController, about request: BackRequest) -> MergedBackDecision {
    let decisions = [
      page.navigationItem.backGuard?(request),
      (page as? any BackGuard)?.backDecision(for: request),
    ]
    let decided = decisions.compactMap(\.self)
    let decision = MergedBackDecision(decided)
    if !decided.isEmpty { stack.recorder.note(.decision(decision, of: page)) }
    return decision
  }

  private func put(
    _ questions: [@MainActor () async -> Bool],
    of page: UIViewController,
    _ process: RunningBackRequest,
    then rest: [UIViewController]
  ) {
    process.ask(questions, of: page) { [weak self, weak process] isLeaving in
      guard let self, let process, !process.hasEnded else { return }
      stack.recorder.note(.answer(leaves: isLeaving, of: page.journalName))
      // A stack of another class announces no operation while something covers it.
      guard !hasLost(page) else { return end(process, .cancelled) }
      guard isLeaving else { return end(process, .refused(by: page)) }
      ask(rest, process)
    }
  }

  /// Pops to a covered page, so that the user sees which page asks or refuses.
  private func uncover(
    _ page: UIViewController,
    _ process: RunningBackRequest,
    then body: @escaping () -> Void
  ) {
    guard (stack.heldPage ?? stack.topViewController) !== page else { return body() }
    pop(to: page, process) { [weak self] outcome in
      guard !process.hasEnded else { return }
      guard outcome == .completed else { self?.end(process, outcome); return }
      body()
    }
  }

  private func pop(
    to page: UIViewController,
    _ process: RunningBackRequest,
    completion: @escaping (BackOutcome) -> Void
  ) {
    let former = operationsOfOthers
    stack.whenPageIsBack { [weak self] in
      guard let self, !process.hasEnded else { return }
      // What code did since then prevails.
      guard operationsOfOthers == former else { return completion(.superseded(by: nil)) }
      guard stack.viewControllers.last(where: { $0 === page }) != nil else {
        return completion(.cancelled)
      }
      expectedPage = page
      performOwn { _ = stack.popToViewController(page, animated: process.isAnimated) }
      waiters.wait(completion)
    }
  }

  /// Ends a request with its outcome.
  func end(_ process: RunningBackRequest, _ outcome: BackOutcome) {
    if running === process { running = nil }
    process.end(outcome)
  }

  // MARK: Changes by others

  /// Whether an operation is changing the stack, whoever asked for it.
  var isOperating: Bool { !runningOperations.isEmpty }

  /// Whether code is changing the stack, and so ends what runs.
  var isChangedByCode: Bool { runningOperations.contains(false) }

  /// Code is about to change the stack.
  func operationWillBegin() {
    let isOwn = isOwnNext
    isOwnNext = false
    runningOperations.append(isOwn)
    guard !isOwn else { return }
    operationsOfOthers += 1
    waiters.supersede(by: nil)
  }

  /// Code has changed the stack: an open question is obsolete.
  func operationDidEnd() {
    _ = runningOperations.popLast()
    guard !isPopping, let running, running.isAsking else { return }
    end(running, hasLost(running.askingPage) ? .cancelled : .superseded(by: nil))
  }

  /// A page is about to be shown on a stack whose operations nobody announces.
  func pageWillShow(_ page: UIViewController) {
    guard page !== expectedPage else {
      (expectedPage, isOwnNext) = (nil, false)
      return
    }
    operationWillBegin()
    operationDidEnd()
  }

  /// The stack has come to rest, maybe without the page that asks.
  func stackDidSettle() {
    guard !isPopping, let running, running.isAsking, hasLost(running.askingPage) else { return }
    end(running, .cancelled)
  }

  /// Whether a question waits for its answer.
  var isAsking: Bool { running?.isAsking == true }

  /// The window of the stack went away, and with it whoever could answer.
  func windowDidGo() {
    guard let running, running.isAsking else { return }
    end(running, .cancelled)
  }

  private func hasLost(_ page: UIViewController?) -> Bool {
    guard let page else { return true }
    return page.parent !== stack.controller || stack.viewControllers.last { $0 === page } == nil
  }
}
