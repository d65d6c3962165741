// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// The first answer to a swipe that a custom back button takes away, as the document quotes it: the
/// stack makes itself the delegate of the recognizer, so that UIKit's own refusals are gone.
///
/// With them goes what they were there for: the recognizer begins at the root, and in the middle of
/// a push.
final class DelegateTakingNavigationController: UINavigationController,
  UIGestureRecognizerDelegate
{
  override func viewDidLoad() {
    super.viewDidLoad()
    interactivePopGestureRecognizer?.delegate = self
  }
}
