// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import UIKit

/// An operation of a kit's stack whose outcome a task awaits.
@MainActor
package final class FuzzOperation {
  let kind: FuzzKitStep.Operation
  let slot: FuzzSlot
  /// The number of the page that must be on top after it; `nil` for a pop at the root.
  let target: Int?
  /// The number of steps that could interrupt it, when it began.
  let disturbances: Int
  /// The swipe that it settles.
  private var settled: FuzzSlot.SettledSwipe?
  private var endings = 0

  init(_ kind: FuzzKitStep.Operation, in slot: FuzzSlot, target: Int?, disturbances: Int) {
    (self.kind, self.slot, self.target) = (kind, slot, target)
    self.disturbances = disturbances
  }

  /// Whether the outcome is still awaited.
  var isUnderWay: Bool { endings == 0 }

  /// Whether guards are asked.
  var isRequest: Bool { kind == .requestPop || kind == .requestPopTo }

  /// The operation is about to settle a swipe.
  func willSettle(_ swipe: FuzzSlot.SettledSwipe?) { settled = swipe }

  /// Returns the settled swipe, once.
  func takeSettledSwipe() -> FuzzSlot.SettledSwipe? {
    defer { settled = nil }
    return settled
  }

  /// Receives the outcome.
  ///
  /// - Parameters:
  ///   - outcome: The outcome.
  ///   - disturbances: The number of steps that could have interrupted it by now.
  ///   - report: Receives the violation where the outcome does not fit the stack.
  func end(_ outcome: BackOutcome, disturbances: Int, _ report: FuzzReport) {
    endings += 1
    if endings > 1 { report.fail("\(kind.rawValue) ended twice") }
    let wasDisturbed = disturbances > self.disturbances
    report.note("\(kind.rawValue) \(outcome.name)\(wasDisturbed ? " later" : "")")
    if let wrong = mistake(in: outcome, wasDisturbed: wasDisturbed) {
      report.fail("\(kind.rawValue) was \(outcome.name), but \(wrong)")
    }
  }

  /// Returns how an outcome contradicts the stack.
  private func mistake(in outcome: BackOutcome, wasDisturbed: Bool) -> String? {
    let pages = slot.controller?.pageNumbers ?? []
    switch outcome {
    case .completed:
      if target == nil, kind != .popToRoot { return "there was nowhere to go" }
      if !wasDisturbed, let target, pages.last != target { return "the stack is \(pages)" }
    case .cancelled:
      if !wasDisturbed, target != nil { return "nothing happened meanwhile" }
    case .superseded:
      if !wasDisturbed { return "nothing happened meanwhile" }
    case .refused(let page):
      if !isRequest { return "nobody was asked" }
      guard let page = page as? FuzzPage else { return "\(page) is no page" }
      if page.navigationItem.backGuard == nil { return "page \(page.record.number) has no guard" }
      if !wasDisturbed, pages.last != page.record.number { return "the stack is \(pages)" }
    }
    return nil
  }
}

extension BackOutcome {
  /// The name of the case.
  fileprivate var name: String {
    switch self {
    case .completed: "completed"
    case .cancelled: "cancelled"
    case .superseded: "superseded"
    case .refused: "refused"
    }
  }
}
