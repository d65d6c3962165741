// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
public import UIKit

extension UINavigationItem {
  /// The closure that decides whether the user may leave this page of a
  /// ``BackNavigationController``.
  ///
  /// On a page that is also a ``BackGuard``, the closure is called first, then the page: a denial
  /// of either is final, and two questions follow one another. Capture the page weakly.
  public var backGuard: (@MainActor (BackRequest) -> BackDecision)? {
    get { (objc_getAssociatedObject(self, backGuardKey.address) as? BackGuardBox)?.decide }
    set {
      let box = newValue.map(BackGuardBox.init)
      objc_setAssociatedObject(self, backGuardKey.address, box, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }
}

/// A closure as the value of an association.
@MainActor
private final class BackGuardBox {
  let decide: @MainActor (BackRequest) -> BackDecision

  init(_ decide: @escaping @MainActor (BackRequest) -> BackDecision) { self.decide = decide }
}

private let backGuardKey = AssociationKey()
