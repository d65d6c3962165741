// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

extension BackStack {
  /// Makes a back request: the one road of every way back.
  ///
  /// Without a guard that asks, the pop has begun when the method returns.
  ///
  /// - Parameters:
  ///   - trigger: The way in which the request is made.
  ///   - target: The page to go back to; `nil` is the one below the top page.
  ///   - animated: Whether the pops are animated.
  ///   - completion: Receives the outcome.
  /// - Returns: Whether there was a page to go back to, and so a request.
  @discardableResult
  func requestBack(
    _ trigger: BackRequest.Trigger,
    to target: UIViewController? = nil,
    animated: Bool = true,
    completion: ((BackOutcome) -> Void)? = nil
  ) -> Bool {
    checkDelegate()
    guard let request = requests.request(trigger, to: target) else {
      completion?(.cancelled)
      return false
    }
    requests.perform(request, animated: animated, completion: completion)
    return true
  }

  /// Asks the guards of all pages above one, then pops to it; `nil` is the one below the top page.
  func requestPop(to page: UIViewController? = nil, animated: Bool) async -> BackOutcome {
    await outcome { _ = self.requestBack(.program, to: page, animated: animated, completion: $0) }
  }

  /// Waits for the outcome of an operation, or until the task is cancelled.
  func outcome(of operation: (@escaping (BackOutcome) -> Void) -> Void) async -> BackOutcome {
    let waiter = OutcomeWaiter()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        waiter.wait(continuation)
        operation(waiter.end)
      }
    } onCancel: {
      Task { @MainActor in waiter.end(.cancelled) }
    }
  }
}

/// A task that waits for an outcome, and resumes once.
@MainActor
private final class OutcomeWaiter {
  private var continuation: CheckedContinuation<BackOutcome, Never>?

  func wait(_ continuation: CheckedContinuation<BackOutcome, Never>) {
    self.continuation = continuation
  }

  func end(_ outcome: BackOutcome) {
    continuation?.resume(returning: outcome)
    continuation = nil
  }
}
