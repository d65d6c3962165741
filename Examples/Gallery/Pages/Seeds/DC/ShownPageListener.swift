// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A delegate as an app has one: it writes on each page that it has heard of it.
final class ShownPageListener: NSObject, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    guard let page = viewController as? SamplePage else { return }
    page.text = localized("The app's delegate heard of this page.", "应用的 delegate 已得知此页面。")
  }
}
