// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
public import UIKit

extension UINavigationItem {
  /// The look of this page's back button on a ``BackNavigationController``.
  ///
  /// It takes precedence over the looks that the page below, the stack and the app declare; with
  /// `nil`, one of those applies. On a page that is on a stack, a new value takes effect at once.
  public var backButton: BackButton? {
    get { declaredLooks?.own }
    set {
      makeDeclaredLooks().own = newValue
      BackButtonInstaller.lookDidChange(of: self)
    }
  }

  /// The look of the back buttons of pages directly above this one on a
  /// ``BackNavigationController``.
  ///
  /// With `nil`, the look of the stack or the app applies.
  /// `UIViewController.customBackBarButtonItem` declares the same with a bar button item and takes
  /// precedence. On a page that is on a stack, a new value takes effect at once.
  public var nextBackButton: BackButton? {
    get { declaredLooks?.next }
    set {
      makeDeclaredLooks().next = newValue
      BackButtonInstaller.nextLookDidChange(of: self)
    }
  }

  private var declaredLooks: DeclaredLooks? {
    objc_getAssociatedObject(self, declaredLooksKey.address) as? DeclaredLooks
  }

  private func makeDeclaredLooks() -> DeclaredLooks {
    if let declaredLooks { return declaredLooks }
    let looks = DeclaredLooks()
    objc_setAssociatedObject(
      self,
      declaredLooksKey.address,
      looks,
      .OBJC_ASSOCIATION_RETAIN_NONATOMIC
    )
    return looks
  }
}

/// The looks that a page declares on its navigation item.
@MainActor
private final class DeclaredLooks {
  /// The look of the page's own button.
  var own: BackButton?
  /// The look of the buttons of pages directly above.
  var next: BackButton?
}

private let declaredLooksKey = AssociationKey()
