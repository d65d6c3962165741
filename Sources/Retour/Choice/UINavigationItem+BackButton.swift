// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
public import UIKit

extension UINavigationItem {
  /// The look of this page's back button on a ``BackNavigationController``.
  ///
  /// It wins over what the page below, the stack and the app ask for. `nil` leaves it to them.
  public var backButton: BackButton? {
    get { backState.backButton }
    set {
      backState.backButton = newValue
      backState.stack?.installBackButtons(from: 0)
    }
  }

  /// The look of the back buttons of pages that lie directly above this one on a
  /// ``BackNavigationController``.
  ///
  /// `nil` leaves it to the stack and the app. `UIViewController.customBackBarButtonItem` says the
  /// same with a bar button item and wins over it.
  public var nextBackButton: BackButton? {
    get { backState.nextBackButton }
    set {
      backState.nextBackButton = newValue
      backState.stack?.installBackButtons(from: 0)
    }
  }
}
