// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

extension UIAction {
  /// Returns the action of a page's back button, which makes a back request.
  static func goBack(
    from page: UIViewController,
    on stack: BackStack
  ) -> UIAction {
    UIAction(identifier: .goBack) { [weak page, weak stack] _ in
      guard let stack, let page, stack.topViewController === page else { return }
      stack.requestBack(.button)
    }
  }
}

extension UIAction.Identifier {
  /// Identifies the actions of the kit's back buttons.
  static let goBack = UIAction.Identifier("org.retour.go-back")
}
