// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// The address identifies the association; the value is never read.
nonisolated(unsafe) private var seedBackBarButtonItemKey: UInt8 = 0

extension UIViewController {
  /// The item of pages pushed from this one, the original's `customBackBarButtonItem`.
  ///
  /// The kit has a property of that name.
  var seedBackBarButtonItem: UIBarButtonItem? {
    get {
      objc_getAssociatedObject(self, &seedBackBarButtonItemKey) as? UIBarButtonItem
        ?? .seedDefault()
    }
    set {
      objc_setAssociatedObject(
        self,
        &seedBackBarButtonItemKey,
        newValue,
        .OBJC_ASSOCIATION_RETAIN_NONATOMIC
      )
    }
  }
}
