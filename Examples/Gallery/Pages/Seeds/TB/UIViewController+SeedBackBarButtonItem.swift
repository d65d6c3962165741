// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// The address names the association; the value is never read.
nonisolated(unsafe) private var seedBackBarButtonItemKey: UInt8 = 0

extension UIViewController {
  /// The item that pages pushed from this one show: the document's `customBackBarButtonItem`.
  ///
  /// The kit has the property under that name.
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
