// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// Why a page has the back button that it has.
///
/// Print it: each rule says for itself why it applies or not.
public struct BackButtonExplanation: Hashable, Sendable {
  /// Who may say what a page's back button looks like, the strongest first.
  public enum Rule: Int, CaseIterable, Sendable {
    /// The page has left items of its own, or hides its back button: the kit stays out of it.
    case pageKeepsOut
    /// The page's own `navigationItem.backButton`.
    case page
    /// The `customBackBarButtonItem` or `navigationItem.nextBackButton` of the page below.
    case pageBelow
    /// The stack's ``BackNavigationController/backButton``.
    case stack
    /// The app's ``BackButton/default``.
    case app
    /// UIKit's own rules.
    case system
  }

  /// One rule and its answer.
  public struct Step: Hashable, Sendable {
    /// The rule.
    public let rule: Rule
    /// Whether the rule has something to say.
    public let applies: Bool
    /// Why, in words.
    public let reason: String
  }

  /// The rule that won: the first that applies.
  public let rule: Rule
  /// All rules with their answers, the strongest first.
  public let steps: [Step]

  init(_ steps: [Step]) {
    self.steps = steps
    rule = steps.first(where: \.applies)?.rule ?? .system
  }
}

extension BackButtonExplanation: CustomStringConvertible {
  /// One line for each rule; an arrow marks the one that won.
  public var description: String {
    steps.map { step in
      let mark = step.rule == rule ? "->" : "  "
      return "\(mark) \(step.rule.rawValue) \(step.rule): \(step.reason)"
    }.joined(separator: "\n")
  }
}
