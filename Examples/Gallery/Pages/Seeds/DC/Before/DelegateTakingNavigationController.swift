// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A stack that is the delegate of its interactive pop gesture.
///
/// This is the first solution that DCBaseNavigationController mentions. It removes UIKit's checks,
/// so the gesture begins at the root and during a push.
final class DelegateTakingNavigationController: UINavigationController,
  UIGestureRecognizerDelegate
{
  override func viewDidLoad() {
    super.viewDidLoad()
    interactivePopGestureRecognizer?.delegate = self
  }
}
