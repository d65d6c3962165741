// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

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
  private var continuation: CheckedContinuation<Bool, Never>?

  /// Whether the page was on screen when it asked.
  ///
  /// A request of the app's code asks also where nobody sees it.
  let wasSeen: Bool

  init(of page: Int, wasSeen: Bool) { (self.page, self.wasSeen) = (page, wasSeen) }

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
}
