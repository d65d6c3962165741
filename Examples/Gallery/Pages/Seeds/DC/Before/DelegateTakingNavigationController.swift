// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// The first solution that the original quotes: the stack makes itself the delegate of the
/// recognizer, which removes UIKit's own checks.
///
/// Without them the recognizer begins at the root and during a push.
final class DelegateTakingNavigationController: UINavigationController,
  UIGestureRecognizerDelegate
{
  override func viewDidLoad() {
    super.viewDidLoad()
    interactivePopGestureRecognizer?.delegate = self
  }
}
