// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

extension UINavigationController: ContainerLayout {
  /// What is presented over the stack; the top page if nothing is, or if it is on its way out.
  var presentedOrTop: UIViewController? {
    guard let presented = presentedInHierarchy, !presented.lifecycle.isBeingDismissed else {
      return stack.last
    }
    return presented
  }

  /// Ends a running transition for what comes over the whole stack: as a stack operation would
  /// (Documentation/Decisions/0002), but with the pages in their places.
  func endOwnTransition() {
    guard transition != nil else { return }
    operate {
      _ = endRunningTransition()
      bar.keep(nil)
      settlePages()
    }
  }
}
