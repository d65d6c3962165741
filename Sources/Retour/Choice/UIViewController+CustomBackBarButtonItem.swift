// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
public import UIKit

extension UIViewController {
  /// The back button of pages directly above this one on a ``BackNavigationController``.
  ///
  /// Set it once on the page that pushes, as UIKit's `navigationItem.backBarButtonItem`; unlike
  /// there, the item may have a custom view. The item's target and action are not called: a tap
  /// pops the page. A page above that sets left items keeps them.
  ///
  /// Each page gets a separate button with the item's title and image. A custom view exists only
  /// once: it moves to the page on top, and a snapshot replaces it on another page that is
  /// visible at the same time. Use `navigationItem.nextBackButton` with ``BackButton/view(_:)`` for
  /// one view per page. A custom view slides in and out (``BackButton/Motion/slide(distance:)``);
  /// a title and an image move as UIKit's do.
  public var customBackBarButtonItem: UIBarButtonItem? {
    get { objc_getAssociatedObject(self, customBackBarButtonItemKey.address) as? UIBarButtonItem }
    set {
      objc_setAssociatedObject(
        self,
        customBackBarButtonItemKey.address,
        newValue,
        .OBJC_ASSOCIATION_RETAIN_NONATOMIC
      )
      BackButtonInstaller.nextLookDidChange(of: navigationItem)
    }
  }
}

private let customBackBarButtonItemKey = AssociationKey()
