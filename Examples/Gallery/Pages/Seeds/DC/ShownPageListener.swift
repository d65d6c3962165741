// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// An app's delegate, which labels each page that it is called with.
final class ShownPageListener: NSObject, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    guard let page = viewController as? SamplePage else { return }
    page.text = localized("The app's delegate was called for this page.", "应用的 delegate 已得知此页面。")
  }
}
