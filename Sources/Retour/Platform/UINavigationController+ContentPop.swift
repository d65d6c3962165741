// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

extension UINavigationController {
  /// The recognizer of UIKit's own swipe that begins anywhere on a page: from iOS 26 on.
  var systemContentPopRecognizer: UIGestureRecognizer? {
    if #available(iOS 26.0, *) { interactiveContentPopGestureRecognizer } else { nil }
  }
}
