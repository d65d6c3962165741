// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import UIKit

extension BackDecision {
  /// Returns a decision that asks the user with an alert.
  ///
  /// The alert is dismissed when the question has become obsolete.
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - message: An explanation.
  ///   - leave: The title of the action that leaves the page.
  ///   - stay: The title of the action that stays.
  ///   - page: The page that presents the alert.
  /// - Returns: The decision.
  @MainActor
  public static func confirm(
    _ title: String,
    message: String? = nil,
    leave: String,
    stay: String,
    on page: UIViewController
  ) -> BackDecision {
    .ask { [weak page] in
      guard let page else { return false }
      let question = ConfirmationAlert(title, message)
      return await question.ask(leave: leave, stay: stay, on: page)
    }
  }
}

/// An alert that waits for one of two answers.
@MainActor
private final class ConfirmationAlert {
  private let alert: UIAlertController
  private var continuation: CheckedContinuation<Bool, Never>?

  init(_ title: String, _ message: String?) {
    alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
  }

  func ask(leave: String, stay: String, on page: UIViewController) async -> Bool {
    add(leave, .destructive, answer: true)
    add(stay, .cancel, answer: false)
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        self.continuation = continuation
        // A task that was cancelled before it ran has nobody to ask.
        guard !Task.isCancelled else { return end(false) }
        var presenter = page
        while let presented = presenter.presentedViewController { presenter = presented }
        presenter.present(alert, animated: true)
      }
    } onCancel: {
      Task { @MainActor in self.cancel() }
    }
  }

  private func add(_ title: String, _ style: UIAlertAction.Style, answer: Bool) {
    alert.addAction(
      UIAlertAction(title: title, style: style) { [weak self] _ in
        self?.end(answer)
      }
    )
  }

  private func cancel() {
    guard continuation != nil else { return }
    alert.presentingViewController?.dismiss(animated: true)
    end(false)
  }

  private func end(_ answer: Bool) {
    continuation?.resume(returning: answer)
    continuation = nil
  }
}
