// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// What a transaction's completion block waits for: the animations that were added while it stood.
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

  /// Nothing more will enter.
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
