// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension BackJournal {
  /// An event that a journal records.
  ///
  /// Pages are named by their titles, or by their classes where they have none.
  public enum Event: Codable, Hashable, Sendable {
    /// The recording began.
    case began(pages: [String])
    /// A finger, or the mouse with a button held, touched the window.
    case touch(Touch)
    /// A key was pressed or released.
    case key(Key)
    /// The window has a size in points: the first one, or another one.
    case window(width: Double, height: Double)
    /// A request was made.
    case request(trigger: BackRequest.Trigger, from: String, to: String, skipped: [String])
    /// A page with a guard decided.
    case decision(Decision, of: String)
    /// The user answered the question of a page.
    case answer(leaves: Bool, of: String)
    /// A request ended; `by` is the page that refused, or that of the newer request.
    case outcome(Outcome, by: String?)
    /// A swipe began or did not, for a reason in words.
    case verdict(began: Bool, reason: String)
    /// An operation of UIKit changed the stack, which has a number of pages and a top page then.
    ///
    /// Code called it, or the kit for a request. A native swipe is a transition only.
    case operation(Operation, count: Int, top: String?)
    /// A transition between two pages reached a phase.
    case transition(Transition, from: String, to: String)
    /// The delegate's `navigationController(_:willShow:animated:)` is due.
    case willShow(String)
    /// The delegate's `navigationController(_:didShow:animated:)` is due.
    case didShow(String)
  }

  /// The decision of a page's guards, merged.
  public enum Decision: String, Codable, Hashable, Sendable {
    case allow, deny, ask
  }

  /// The outcome of a request, as in ``BackOutcome``.
  public enum Outcome: String, Codable, Hashable, Sendable {
    case completed, cancelled, superseded, refused
  }

  /// An operation of UIKit.
  public enum Operation: String, Codable, Hashable, Sendable {
    case push, pop, popTo, popToRoot, set
  }

  /// The phase of a transition.
  public enum Transition: String, Codable, Hashable, Sendable {
    /// It began, timed.
    case began
    /// It began, and a finger drives it.
    case beganInteractively
    /// A finger took hold of it.
    case held
    /// The finger let go, and it goes on to its end.
    case finishing
    /// The finger let go, and it goes back to its start.
    case reverting
    /// It ended at its end.
    case completed
    /// It ended at its start.
    case cancelled
  }
}

extension BackJournal.Event: CustomStringConvertible {
  /// The event in words.
  public var description: String {
    switch self {
    case .began(let pages): "recording began with " + pages.joined(separator: ", ")
    case .touch(let touch): touch.description
    case .key(let key): key.description
    case .window(let width, let height): "window \(width) x \(height)"
    case .request(let trigger, let from, let to, let skipped):
      "request \(trigger): \(([from] + skipped + [to]).joined(separator: " -> "))"
    case .decision(let decision, let page): "\(page) decides: \(decision)"
    case .answer(let leaves, let page): "\(page) is answered: \(leaves ? "leave" : "stay")"
    case .outcome(let outcome, let page):
      "outcome \(outcome)" + (page.map { " by \($0)" } ?? "")
    case .verdict(let began, let reason):
      "swipe \(began ? "began" : "did not begin"): \(reason)"
    case .operation(let operation, let count, let top):
      "\(operation): \(count) pages" + (top.map { ", \($0) on top" } ?? "")
    case .transition(let phase, let from, let to): "transition \(phase): \(from) -> \(to)"
    case .willShow(let page): "willShow \(page)"
    case .didShow(let page): "didShow \(page)"
    }
  }
}
