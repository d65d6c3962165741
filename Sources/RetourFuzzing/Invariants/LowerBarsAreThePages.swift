// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import UIKit

/// The toolbar is hidden or shown as was set last, with the top page's items; the tab bar is hidden
/// if a page of the selected stack hides it.
package struct LowerBarsAreThePages: FuzzInvariant {
  package init() {}

  package func violation(in scene: FuzzScene, isAtRest: Bool) -> String? {
    for (index, slot) in scene.slots.enumerated() {
      guard let stack = slot.controller else { continue }
      if stack.isToolbarHidden != slot.hidesToolbar {
        return "toolbar \(index) hidden: \(!slot.hidesToolbar), must be \(slot.hidesToolbar)"
      }
      guard isAtRest, stack.viewIfLoaded?.window != nil else { continue }
      if let wrong = wrongToolbar(of: stack, slot) { return "toolbar \(index) \(wrong)" }
    }
    return isAtRest ? wrongTabBar(in: scene) : nil
  }

  private func wrongToolbar(of stack: UINavigationController, _ slot: FuzzSlot) -> String? {
    guard !slot.hidesToolbar else {
      // Asking for a toolbar would make one.
      let seen = stack.view.subviews.contains { $0 is UIToolbar && !$0.isHidden }
      return seen ? "is seen" : nil
    }
    guard let toolbar = stack.toolbar else { return "is missing" }
    if toolbar.isHidden || toolbar.alpha != 1 { return "is not seen" }
    let bottom = stack.view.bounds.height - stack.view.safeAreaInsets.bottom
    if toolbar.frame.maxY != bottom || toolbar.frame.width != stack.view.bounds.width {
      return "is at \(toolbar.frame), must end at \(bottom)"
    }
    let items = toolbar.items ?? []
    let own = stack.topViewController?.toolbarItems ?? []
    return items == own ? nil : "has \(items.map(\.title)), must have \(own.map(\.title))"
  }

  private func wrongTabBar(in scene: FuzzScene) -> String? {
    guard let tabs = scene.root as? UITabBarController, let view = tabs.viewIfLoaded,
      view.window != nil
    else { return nil }
    let isAway =
      !scene.showsOther
      && scene.selectedSlot.model.pages.contains { scene.records[$0]?.isWide == true }
    let bar = tabs.tabBar
    if bar.superview !== view { return "the tab bar is not in its place" }
    if bar.isHidden != isAway { return "tab bar hidden: \(bar.isHidden), must be \(isAway)" }
    if !isAway, bar.frame.maxY != view.bounds.height || bar.frame.width != view.bounds.width {
      return "the tab bar is at \(bar.frame) in \(view.bounds.size)"
    }
    return nil
  }
}
