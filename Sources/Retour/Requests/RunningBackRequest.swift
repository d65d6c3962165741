// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A request that is under way: the question that it waits for, and who waits for its outcome.
@MainActor
final class RunningBackRequest {
  let request: BackRequest
  /// Whether the pops of the request are animated.
  let isAnimated: Bool
  private var completion: ((BackOutcome) -> Void)?
  private var question: Task<Void, Never>?
  /// The page whose question is open.
  private(set) weak var askingPage: UIViewController?

  init(_ request: BackRequest, animated: Bool, completion: ((BackOutcome) -> Void)?) {
    (self.request, isAnimated, self.completion) = (request, animated, completion)
  }

  deinit { question?.cancel() }

  /// Whether a question waits for its answer.
  var isAsking: Bool { question != nil }
  /// Whether the request has its outcome.
  private(set) var hasEnded = false

  /// Puts questions, one after the other.
  ///
  /// - Parameters:
  ///   - questions: The questions.
  ///   - page: The page that asks.
  ///   - answered: Receives the answer, unless the request ends before.
  func ask(
    _ questions: [@MainActor () async -> Bool],
    of page: UIViewController,
    answered: @escaping @MainActor (Bool) -> Void
  ) {
    askingPage = page
    question = Task { [weak self] in
      for question in questions {
        let isLeaving = await question()
        guard !Task.isCancelled else { return }
        guard isLeaving else {
          self?.takeAnswer()
          return answered(false)
        }
      }
      self?.takeAnswer()
      answered(true)
    }
  }

  private func takeAnswer() { (question, askingPage) = (nil, nil) }

  /// Ends the request with its outcome, and cancels an open question.
  func end(_ outcome: BackOutcome) {
    guard !hasEnded else { return }
    hasEnded = true
    question?.cancel()
    takeAnswer()
    let completion = completion
    self.completion = nil
    completion?(outcome)
  }
}
