// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import UIKit

/// A question that a guard of a page asks.
@MainActor
package final class FuzzQuestion {
  /// The ways in which a question ends.
  enum Ending: Equatable {
    case answered(leaves: Bool)
    case cancelled
  }

  /// The number of the page that asks.
  let page: Int
  private(set) var ending: Ending?
  /// Whether the guard has returned the answer.
  private(set) var isDelivered = false
  private var continuation: CheckedContinuation<Bool, Never>?

  /// Whether the page was on screen when it asked.
  ///
  /// A request of the app's code asks also where nobody sees it.
  let wasSeen: Bool

  /// The stack that asked.
  private weak var stack: UINavigationController?

  /// The numbers of the pages that the request leaves, which it keeps alive.
  let leaving: [Int]

  /// Creates a question.
  ///
  /// - Parameters:
  ///   - page: The number of the page.
  ///   - leaving: The numbers of the pages that the request leaves.
  ///   - controller: The page.
  init(of page: Int, leaving: [Int], asking controller: UIViewController?) {
    (self.page, self.leaving) = (page, leaving)
    stack = controller?.navigationController
    wasSeen = controller?.viewIfLoaded?.window != nil
  }

  /// Whether the kit cannot see that code pops the page: something covers an attached stack.
  var isUnwatched: Bool {
    guard let stack, BackNavigation.attached(to: stack) != nil else { return false }
    return stack.viewIfLoaded?.window == nil
      || stack.presentedViewController?.modalPresentationStyle == .fullScreen
  }

  /// Whether nobody has answered, and the kit waits for the answer.
  var isOpen: Bool { ending == nil }

  /// Waits for the answer.
  func wait(_ continuation: CheckedContinuation<Bool, Never>) {
    guard ending == nil else { return continuation.resume(returning: false) }
    self.continuation = continuation
  }

  func end(_ ending: Ending) {
    guard isOpen else { return }
    self.ending = ending
    continuation?.resume(returning: ending == .answered(leaves: true))
    continuation = nil
  }
  /// The guard returns the answer.
  func deliver() { isDelivered = true }
}
