// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

extension UINavigationController {
  /// Whether a running transition goes on through an operation that leaves a page on top.
  ///
  /// A client's animator may still take its transition back, to the stack as it was: that one ends.
  func goesOn(keeping top: UIViewController?) -> Bool {
    guard let transition, transition.custom == nil else { return false }
    return top === stack.last && phase.goesOnUnderSameTop
  }

  /// Changes what lies below the page that the running transition leads to.
  func changeBelowTop(to pages: [UIViewController]) {
    guard let transition else { return }
    let former = stack
    let remaining = Set(pages.map(ObjectIdentifier.init))
    let present = Set(former.map(ObjectIdentifier.init))
    let removed = former.filter { !remaining.contains(ObjectIdentifier($0)) }
    let added = pages.filter { !present.contains(ObjectIdentifier($0)) }
    // A page on its way out that comes back has left before.
    for page in added where page.storedParent === self { page.leaveParent() }
    transition.leaving.removeAll { remaining.contains(ObjectIdentifier($0)) }
    stack = pages
    if former.first !== stack.first { nearestTabBarController?.itemsDidChange() }
    for page in removed.reversed() { page.willMove(toParent: nil) }
    for page in added {
      adopt(page)
      page.lifecycle.beginMove(.toParent)
      arrive(page)
    }
    trace("none \(former.count) -> \(stack.count)")
    for page in removed.reversed() {
      if page === transition.from {
        // It is still seen: it leaves with the end of the transition.
        page.lifecycle.beginMove(.fromParent)
        transition.leaving.append(page)
      } else {
        page.leaveParent()
      }
    }
    transition.hasOtherItems = true
  }
}
