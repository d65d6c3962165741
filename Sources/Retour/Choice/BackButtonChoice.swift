// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// The rules that choose the look of one page's back button.
@MainActor
struct BackButtonChoice {
  private let page: UIViewController
  private let below: UIViewController?
  private let stack: BackStack
  private let supplements: Bool
  private let hidesBackButton: Bool

  /// Creates the rules for a page.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - below: The page below; `nil` for the root.
  ///   - stack: The stack.
  ///   - supplements: Whether left items of the page appear beside its back button.
  ///   - hidesBackButton: Whether the page hides its back button.
  init(
    for page: UIViewController,
    above below: UIViewController?,
    on stack: BackStack,
    supplements: Bool,
    hidesBackButton: Bool
  ) {
    (self.page, self.below, self.stack) = (page, below, stack)
    (self.supplements, self.hidesBackButton) = (supplements, hidesBackButton)
  }

  /// Whether the page has no button of the kit's, whatever its look.
  var pageKeepsOut: Bool { reasonToKeepOut != nil }

  /// The look of the page's button.
  var look: BackButton {
    page.navigationItem.backButton ?? lookFromBelow ?? stack.backButton ?? BackButton.default
  }

  /// The results of all rules.
  var explanation: BackButtonExplanation {
    guard below != nil else {
      let reason =
        stack.viewControllers.contains(page)
        ? "the page is the root" : "the page is not on the stack"
      return BackButtonExplanation(
        BackButtonExplanation.Rule.allCases.map { rule in
          BackButtonExplanation.Step(rule: rule, applies: rule == .system, reason: reason)
        }
      )
    }
    return BackButtonExplanation(BackButtonExplanation.Rule.allCases.map(step))
  }

  private func step(_ rule: BackButtonExplanation.Rule) -> BackButtonExplanation.Step {
    func declares(_ name: String, _ look: BackButton?) -> (Bool, String) {
      (look != nil, look.map { "\(name) is \($0)" } ?? "\(name) is nil")
    }
    let (applies, reason): (Bool, String) =
      switch rule {
      case .pageKeepsOut: (pageKeepsOut, reasonToKeepOut ?? "no left items of its own, not hidden")
      case .page: declares("navigationItem.backButton", page.navigationItem.backButton)
      case .pageBelow where below?.customBackBarButtonItem != nil:
        declares("customBackBarButtonItem", lookFromBelow)
      case .pageBelow: declares("nextBackButton", lookFromBelow)
      case .stack: declares("the stack's backButton", stack.backButton)
      case .app:
        BackButton.default.isSystem
          ? (false, "BackButton.default leaves it to UIKit")
          : declares("BackButton.default", BackButton.default)
      case .system: (true, "UIKit's own button")
      }
    return BackButtonExplanation.Step(rule: rule, applies: applies, reason: reason)
  }

  private var lookFromBelow: BackButton? {
    below?.customBackBarButtonItem.map(BackButton.item) ?? below?.navigationItem.nextBackButton
  }

  private var reasonToKeepOut: String? {
    let item = page.navigationItem
    if hidesBackButton { return "the page hides its back button" }
    guard item.hasOwnLeadingItems, !supplements else { return nil }
    return "the page has left items of its own"
  }
}

extension BackButton {
  var isSystem: Bool {
    if case .system = content { true } else { false }
  }

  var isArrow: Bool {
    if case .arrow = content { true } else { false }
  }
}
