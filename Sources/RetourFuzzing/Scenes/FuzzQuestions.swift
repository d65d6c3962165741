// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The questions of a scene's guards that are open, and those that were answered since the last
/// rest.
@MainActor
package final class FuzzQuestions {
  private var questions: [FuzzQuestion] = []
  private let report: FuzzReport

  init(_ report: FuzzReport) { self.report = report }

  /// The open questions, the oldest first.
  var open: [FuzzQuestion] { questions.filter(\.isOpen) }

  /// Whether a guard has not returned its answer yet.
  var delaysAnswer: Bool { questions.contains { !$0.isOpen && !$0.isDelivered } }

  /// The pages that were left to be popped, as far as nothing else happened to their stacks.
  private(set) var leavingPages: Set<Int> = []

  /// Asks a question.
  ///
  /// - Parameter question: The question.
  /// - Returns: The answer.
  func ask(_ question: FuzzQuestion) async -> Bool {
    questions.append(question)
    report.note("question")
    defer { question.deliver() }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { question.wait($0) }
    } onCancel: {
      Task { @MainActor in cancel(question) }
    }
  }

  private func cancel(_ question: FuzzQuestion) {
    if question.isOpen { report.note("question cancelled") }
    question.end(.cancelled)
  }

  /// Answers a question.
  func answer(_ question: FuzzQuestion, leaves: Bool) {
    report.note(leaves ? "question discarded" : "question stayed")
    question.end(.answered(leaves: leaves))
    if leaves { leavingPages.insert(question.page) }
  }

  /// Forgets the answers of pages, as code has changed their stack.
  func forgetAnswers(of pages: [Int]) { leavingPages.subtract(pages) }

  /// Forgets what has ended.
  func cameToRest() {
    questions.removeAll { !$0.isOpen && $0.isDelivered }
    leavingPages = []
  }
}
