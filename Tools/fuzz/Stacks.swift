// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import RetourFuzzing
import UIKit

/// A stack whose pages deny going back, every third of those that are pushed with an animation.
///
/// The pages of a probe are pushed without one.
private final class GuardedStack: BackNavigationController {
  private var count = 0

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    count += 1
    if animated, count.isMultiple(of: 3) {
      viewController.navigationItem.backGuard = { _ in .deny }
    }
    super.pushViewController(viewController, animated: animated)
  }
}

/// Creates a fuzzer for UIKit's navigation controller, and for the kit's in some looks and with
/// guards.
@MainActor
func makeFuzzer() -> Fuzzer {
  func kit(_ look: BackButton) -> @MainActor () -> UINavigationController {
    {
      let stack = BackNavigationController()
      stack.backButton = look
      return stack
    }
  }
  return Fuzzer(makers: [
    { UINavigationController() }, kit(.system), kit(.title()), kit(.arrow), { GuardedStack() },
  ])
}
