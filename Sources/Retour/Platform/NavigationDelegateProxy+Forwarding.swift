// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import UIKit

// Forwards the methods that the kit does not implement itself to the app's delegate.

#if canImport(ObjectiveC)
extension NavigationDelegateProxy {
  override func responds(to aSelector: Selector!) -> Bool {
    super.responds(to: aSelector) || delegate?.responds(to: aSelector) ?? false
  }

  override func forwardingTarget(for aSelector: Selector!) -> Any? { delegate }
}
#else
extension NavigationDelegateProxy {
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask {
    delegate?.navigationControllerSupportedInterfaceOrientations(navigationController)
      ?? .allButUpsideDown
  }

  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation {
    delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(
      navigationController
    ) ?? .portrait
  }
}
#endif
