// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Takes the place of a dialog: holds its question until the test answers.
@MainActor
final class Dialog {
  private var answers: [CheckedContinuation<Bool, Never>] = []
  private(set) var questions = 0
  /// The number of questions that were cancelled.
  private(set) var cancellations = 0

  func ask() async -> Bool {
    questions += 1
    return await withTaskCancellationHandler {
      await withCheckedContinuation { answers.append($0) }
    } onCancel: {
      Task { @MainActor in self.cancellations += 1 }
    }
  }

  /// Answers all questions that are open, also those that are obsolete.
  func answer(_ answer: Bool) {
    let waiting = answers
    answers = []
    for continuation in waiting { continuation.resume(returning: answer) }
  }
}
