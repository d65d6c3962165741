// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// The closures that wait for the end of a stack's transition.
@MainActor
final class StackWaiters {
  /// A closure that is called once.
  @MainActor
  private final class Waiter {
    private var completion: ((BackOutcome) -> Void)?

    init(_ completion: @escaping (BackOutcome) -> Void) { self.completion = completion }

    func end(_ outcome: BackOutcome) {
      let completion = completion
      self.completion = nil
      completion?(outcome)
    }
  }

  private unowned let stack: BackStack
  private var waiters: [Waiter] = []

  init(_ stack: BackStack) { self.stack = stack }

  /// Calls a closure when the transition to the top page has ended; at once if none runs.
  func wait(_ completion: @escaping (BackOutcome) -> Void) {
    // A presentation's coordinator is that of the stack as well, but leads elsewhere.
    guard let coordinator = stack.transitionCoordinator,
      coordinator.viewController(forKey: .to) === stack.topViewController
    else { return completion(.completed) }
    let waiter = Waiter(completion)
    waiters.append(waiter)
    coordinator.animate(alongsideTransition: nil) { [weak self] context in
      self?.waiters.removeAll { $0 === waiter }
      waiter.end(context.isCancelled ? .cancelled : .completed)
    }
  }

  /// Ends the wait for a transition that something newer interrupts.
  func supersede(by request: BackRequest?) {
    let superseded = waiters
    waiters = []
    for waiter in superseded { waiter.end(.superseded(by: request)) }
  }
}
