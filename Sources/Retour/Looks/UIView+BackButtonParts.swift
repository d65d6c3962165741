// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
public import UIKit

extension UIView {
  /// The parts of this view that take part in the bar's morph as those of UIKit's own back button.
  ///
  /// Set it on the custom view of a `customBackBarButtonItem`, or on a view that the closure of
  /// ``BackButton/view(_:)`` returns. With `nil`, such a view slides or cross-fades as a whole.
  public var backButtonParts: BackButton.Parts? {
    get { objc_getAssociatedObject(self, partsKey.address) as? BackButton.Parts }
    set {
      objc_setAssociatedObject(self, partsKey.address, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }
}

private let partsKey = AssociationKey()
