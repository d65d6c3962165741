// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The animations of a transaction, and the completion block that is called when all have ended.
@MainActor
final class CompletionGroup {
  private let block: () -> Void
  private var waiting = 0
  private var isClosed = false
  private var hasFired = false

  init(block: @escaping () -> Void) { self.block = block }

  func enter() { waiting += 1 }

  func leave() {
    waiting -= 1
    fireIfDone()
  }

  /// Ends the adding of animations.
  func close() {
    isClosed = true
    fireIfDone()
  }

  private func fireIfDone() {
    guard isClosed, waiting == 0, !hasFired else { return }
    hasFired = true
    block()
  }
}
