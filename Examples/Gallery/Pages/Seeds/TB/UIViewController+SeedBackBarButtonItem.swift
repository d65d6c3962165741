// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// The address identifies the association; the value is never read.
nonisolated(unsafe) private var seedBackBarButtonItemKey: UInt8 = 0

extension UIViewController {
  /// The item of pages pushed from this one, as the project's `customBackBarButtonItem`.
  ///
  /// The name differs because the kit has a property of the same name.
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
