// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
public import UIKit

extension UINavigationItem {
  /// The area in which a swipe back may begin on this page of a ``BackNavigationController``.
  ///
  /// With `nil`, the ``BackNavigationController/swipeArea`` of the stack applies. A new value takes
  /// effect with the next touch.
  public var swipeArea: SwipeArea? {
    get { objc_getAssociatedObject(self, swipeAreaKey.address) as? SwipeArea }
    set {
      objc_setAssociatedObject(
        self,
        swipeAreaKey.address,
        newValue,
        .OBJC_ASSOCIATION_RETAIN_NONATOMIC
      )
    }
  }
}

private let swipeAreaKey = AssociationKey()
