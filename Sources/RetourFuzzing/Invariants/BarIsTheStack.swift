// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// The bar has the navigation items of the pages, and is hidden or shown as was set last.
package struct BarIsTheStack: FuzzInvariant {
  package init() {}

  package func violation(in scene: FuzzScene, isAtRest: Bool) -> String? {
    for (index, slot) in scene.slots.enumerated() {
      guard let stack = slot.controller else { continue }
      if !slot.model.isSwiping, stack.isNavigationBarHidden != slot.hidesBar {
        return "bar \(index) hidden: \(!slot.hidesBar), must be \(slot.hidesBar)"
      }
      guard isAtRest || stack.transitionCoordinator == nil else { continue }
      let items = stack.navigationBar.items ?? []
      let own = stack.viewControllers.map(\.navigationItem)
      if items != own {
        return "bar \(index) has \(items.map(\.title)), must have \(own.map(\.title))"
      }
      if isAtRest, let wrong = wrongAppearance(of: stack, slot) { return "bar \(index) \(wrong)" }
    }
    return nil
  }

  private func wrongAppearance(of stack: UINavigationController, _ slot: FuzzSlot) -> String? {
    let bar = stack.navigationBar
    guard let window = bar.window, let view = stack.viewIfLoaded else { return nil }
    if bar.isHidden != slot.hidesBar { return "view hidden: \(bar.isHidden)" }
    guard !slot.hidesBar else { return nil }
    if bar.frame.origin != .zero || bar.frame.width != view.bounds.width || bar.alpha != 1 {
      return "is at \(bar.frame) in \(window.bounds.size), alpha \(bar.alpha)"
    }
    let own = Set(slot.model.pages.suffix(2).map(FuzzPage.title)).union(["Back", "More"])
    let shown = labels(in: bar)
    if let title = stack.topViewController?.title, !shown.contains(title) {
      return "shows \(shown), the title is \(title)"
    }
    return shown.isSubset(of: own) ? nil : "shows \(shown), may show \(own)"
  }

  /// The visible texts in a view.
  private func labels(in view: UIView) -> Set<String> {
    guard !view.isHidden, view.alpha > 0.01 else { return [] }
    let own = (view as? UILabel)?.text ?? ""
    return view.subviews.reduce(own.isEmpty ? [] : [own]) { $0.union(labels(in: $1)) }
  }
}
