// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

extension BackNavigationController {
  /// The record of what happened on the stack since ``journalLimit`` was set.
  ///
  /// It is a value: later events do not change it.
  public var journal: BackJournal { kit.recorder.journal }

  /// The largest number of entries of the ``journal``; 0, the default, records nothing.
  ///
  /// The recording begins when it is set. Where the limit is reached, each new entry takes the
  /// place of the oldest. 0 ends the recording and releases the entries. Touches and keys are
  /// recorded in a ``BackJournalWindow`` only.
  public var journalLimit: Int {
    get { kit.recorder.limit }
    set {
      kit.recorder.setLimit(newValue, pages: viewControllers)
      if newValue > 0 { kit.recorder.follow(viewIfLoaded?.window) }
    }
  }
}

extension UIViewController {
  /// The name of a page in a journal: its title, or its class.
  var journalName: String {
    (navigationItem.title ?? title)?.nonblank ?? String(describing: type(of: self))
  }
}

extension BackJournal.Outcome {
  /// The outcome of a request, without its page or request.
  init(_ outcome: BackOutcome) {
    self =
      switch outcome {
      case .completed: .completed
      case .cancelled: .cancelled
      case .superseded: .superseded
      case .refused: .refused
      }
  }
}

extension BackJournal.Event {
  /// A request.
  @MainActor
  static func request(_ request: BackRequest) -> Self {
    .request(
      trigger: request.trigger,
      from: request.source.journalName,
      to: request.target.journalName,
      skipped: request.skipped.map(\.journalName)
    )
  }

  /// The end of a request.
  @MainActor
  static func outcome(_ outcome: BackOutcome) -> Self {
    let page: UIViewController? =
      switch outcome {
      case .refused(let page): page
      case .superseded(let request): request?.source
      case .completed, .cancelled: nil
      }
    return .outcome(BackJournal.Outcome(outcome), by: page?.journalName)
  }

  /// The decision of a page's guards.
  @MainActor
  static func decision(_ decision: MergedBackDecision, of page: UIViewController) -> Self {
    let kind: BackJournal.Decision =
      switch decision {
      case .allow: .allow
      case .deny: .deny
      case .ask: .ask
      }
    return .decision(kind, of: page.journalName)
  }

  /// An operation of UIKit that has changed a stack.
  @MainActor
  static func operation(
    _ operation: BackJournal.Operation,
    _ stack: UINavigationController
  ) -> Self {
    .operation(
      operation,
      count: stack.viewControllers.count,
      top: stack.topViewController?.journalName
    )
  }
}
