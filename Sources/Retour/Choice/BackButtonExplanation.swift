// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// The reasons for the look of a page's back button.
///
/// Its description has one line per rule, with the reason why the rule applies or does not:
///
/// ```swift
/// print(stack.backButtonExplanation(for: page))
/// ```
public struct BackButtonExplanation: Hashable, Sendable {
  /// The sources of a back button's look, in order of precedence.
  public enum Rule: Int, CaseIterable, Sendable {
    /// The page sets left items or hides its back button: the kit adds no button.
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

  /// One rule and its result.
  public struct Step: Hashable, Sendable {
    /// The rule.
    public let rule: Rule
    /// Whether the rule applies to the page.
    public let applies: Bool
    /// The reason, in English.
    public let reason: String
  }

  /// The rule that chose the look: the first that applies.
  public let rule: Rule
  /// All rules with their results, in order of precedence.
  public let steps: [Step]

  init(_ steps: [Step]) {
    self.steps = steps
    rule = steps.first(where: \.applies)?.rule ?? .system
  }
}

extension BackButtonExplanation: CustomStringConvertible {
  /// One line for each rule; an arrow marks the one that chose the look.
  public var description: String {
    steps.map { step in
      let mark = step.rule == rule ? "->" : "  "
      return "\(mark) \(step.rule.rawValue) \(step.rule): \(step.reason)"
    }.joined(separator: "\n")
  }
}
