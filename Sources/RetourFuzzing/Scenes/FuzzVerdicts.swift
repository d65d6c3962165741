// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import UIKit

/// The verdicts about the swipes of a stack, compared with what began.
@MainActor
final class FuzzVerdicts {
  /// The entries that the journal of a scene's stack keeps.
  private static let journalLimit = 64
  private weak var stack: BackNavigationController?
  /// The number of journal entries that were there before the gesture.
  private var count = 0

  /// Begins to record the journal of a stack.
  init(of stack: BackNavigationController?) {
    self.stack = stack
    stack?.journalLimit = Self.journalLimit
  }

  /// A gesture is about to begin.
  func gestureWillBegin() { count = stack.map { Self.count(of: $0.journal) } ?? 0 }

  /// Compares the verdict about a gesture with what began.
  ///
  /// - Parameters:
  ///   - hasBegun: Whether a swipe drives the stack that did not before.
  ///   - report: Receives the violation.
  func gestureDidBegin(hasBegun: Bool, _ report: FuzzReport) {
    guard let stack else { return }
    guard let verdict = newVerdict(of: stack) else {
      if hasBegun { report.fail("a swipe began without a verdict") }
      return
    }
    report.note("verdict \(verdict.direction): \(verdict.reason)")
    let follows = verdict.began || verdict.reason == .guardDenies
    if follows != hasBegun {
      report.fail("\(verdict), but the page \(hasBegun ? "follows" : "does not follow")")
    }
    if let wrong = Self.mistake(in: verdict, of: stack) { report.fail("\(verdict) But \(wrong)") }
  }

  /// The verdict, if the gesture has left exactly one.
  private func newVerdict(of stack: BackNavigationController) -> SwipeVerdict? {
    let journal = stack.journal
    let new = journal.entries.suffix(min(Self.count(of: journal) - count, Self.journalLimit))
    let verdicts = new.count { if case .verdict = $0.event { true } else { false } }
    return verdicts == 1 ? stack.lastSwipeVerdict : nil
  }

  private static func count(of journal: BackJournal) -> Int {
    journal.droppedEntries + journal.entries.count
  }

  /// Returns how the reason contradicts the stack.
  private static func mistake(
    in verdict: SwipeVerdict,
    of stack: BackNavigationController
  ) -> String? {
    let decider = verdict.decidedBy
    switch verdict.reason {
    case .root where stack.viewControllers.count > 1: return "there is a page below"
    case .noForwardPage where !stack.history.forward.isEmpty: return "a page is kept"
    case .guardAsks, .guardDenies:
      let page = decider as? FuzzPage
      return page?.navigationItem.backGuard == nil ? "the page has no guard" : nil
    case .disabled where verdict.area != .disabled: return "the area is \(verdict.area)"
    case .policy where (decider as? UIView)?.backSwipePolicy != .exclude: return "no view excludes"
    case .animator: return "swipes drive animators"
    case .shouldPop, .recognizerDisabled, .swipeDelegate: return "nobody refuses"
    default: return nil
    }
  }
}
