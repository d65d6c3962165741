// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// The verdicts about a stack's swipes, and those who follow them.
@MainActor
final class SwipeVerdictLog {
  private unowned let stack: BackStack
  /// The verdict about the last gesture.
  private(set) var last: SwipeVerdict?
  private var continuations: [AsyncStream<SwipeVerdict>.Continuation] = []
  private var overlay: SwipeVerdictView?

  init(_ stack: BackStack) { self.stack = stack }

  deinit { for continuation in continuations { continuation.finish() } }

  /// Adds the verdict about a gesture.
  func add(_ verdict: SwipeVerdict) {
    last = verdict
    stack.recorder.note(.verdict(began: verdict.began, reason: "\(verdict.reason)"))
    continuations.removeAll {
      if case .terminated = $0.yield(verdict) { true } else { false }
    }
    showLast()
  }

  /// Returns a sequence of the verdicts from now on, which ends with the stack.
  func makeStream() -> AsyncStream<SwipeVerdict> {
    let (stream, continuation) = AsyncStream<SwipeVerdict>.makeStream()
    continuations.append(continuation)
    return stream
  }

  // MARK: The overlay

  /// Whether the last verdict is shown in the stack's view.
  var isShown = false {
    didSet {
      overlay?.removeFromSuperview()
      overlay = nil
      showLast()
    }
  }

  private func showLast() {
    guard isShown, let last, let view = stack.viewIfLoaded else { return }
    let overlay = overlay ?? SwipeVerdictView()
    self.overlay = overlay
    overlay.show(last)
    overlay.fit(in: view)
  }

  /// Lays out the overlay, in front of the stack's other views.
  func layOut() {
    guard let overlay, let view = stack.viewIfLoaded else { return }
    overlay.fit(in: view)
  }
}
