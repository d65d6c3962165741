// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// The rules of kit and app, asked for one page.
@MainActor
struct BackButtonChoice {
  private let page: UIViewController
  private let below: UIViewController?
  private let stack: BackNavigationController

  init(
    for page: UIViewController,
    above below: UIViewController?,
    on stack: BackNavigationController
  ) {
    (self.page, self.below, self.stack) = (page, below, stack)
  }

  /// Whether the kit is to stay out of the page's leading side.
  var pageKeepsOut: Bool { reasonToKeepOut != nil }

  /// The look of the page's button.
  var look: BackButton {
    page.navigationItem.backButton ?? lookFromBelow ?? stack.backButton ?? BackButton.default
  }

  /// All rules with their answers.
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
    func says(_ name: String, _ look: BackButton?) -> (Bool, String) {
      (look != nil, look.map { "\(name) is \($0)" } ?? "\(name) is nil")
    }
    let (applies, reason): (Bool, String) =
      switch rule {
      case .pageKeepsOut: (pageKeepsOut, reasonToKeepOut ?? "no left items of its own, not hidden")
      case .page: says("navigationItem.backButton", page.navigationItem.backButton)
      case .pageBelow where below?.customBackBarButtonItem != nil:
        says("customBackBarButtonItem", lookFromBelow)
      case .pageBelow: says("nextBackButton", lookFromBelow)
      case .stack: says("the stack's backButton", stack.backButton)
      case .app:
        BackButton.default.isSystem
          ? (false, "BackButton.default leaves it to UIKit")
          : says("BackButton.default", BackButton.default)
      case .system: (true, "UIKit's own button")
      }
    return BackButtonExplanation.Step(rule: rule, applies: applies, reason: reason)
  }

  private var lookFromBelow: BackButton? {
    below?.customBackBarButtonItem.map(BackButton.item) ?? below?.navigationItem.nextBackButton
  }

  private var reasonToKeepOut: String? {
    let item = page.navigationItem
    if item.hidesBackButton { return "the page hides its back button" }
    guard !item.ownLeftItems.isEmpty, !item.supplementsBackButton else { return nil }
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
