// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
public import UIKit

/// The address names the association; the value is never read.
nonisolated(unsafe) private var customBackBarButtonItemKey: UInt8 = 0

extension UIViewController {
  /// The back button of pages that lie directly above this one on a ``BackNavigationController``.
  ///
  /// Set once on the pushing page, as with UIKit's `navigationItem.backBarButtonItem`, but with any
  /// custom view. The item's own target and action are not called: tapping goes back. A page above
  /// that sets left items itself keeps them.
  ///
  /// Each page gets a button of its own, made from the item's title and image. A custom view exists
  /// only once: it is with the page on top, and a picture of it stands in where another page with
  /// the same view is seen at the same time. Use `navigationItem.nextBackButton` with
  /// ``BackButton/view(_:)`` for a view per page. A custom view slides in and out
  /// (``BackButton/Motion/slide(distance:)``); title and image move as UIKit's own do.
  public var customBackBarButtonItem: UIBarButtonItem? {
    get { objc_getAssociatedObject(self, &customBackBarButtonItemKey) as? UIBarButtonItem }
    set {
      objc_setAssociatedObject(
        self,
        &customBackBarButtonItemKey,
        newValue,
        .OBJC_ASSOCIATION_RETAIN_NONATOMIC
      )
      guard let stack = navigationController as? BackNavigationController,
        let index = stack.viewControllers.firstIndex(of: self)
      else { return }
      stack.installBackButtons(from: index + 1)
    }
  }
}
