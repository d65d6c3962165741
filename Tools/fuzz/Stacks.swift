// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
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

/// Creates a fuzzer for UIKit's navigation controller, for the sample app, and for the kit's stack
/// in some looks and areas, with guards, with kept pages, with the app's animators, and attached.
@MainActor
func makeFuzzer() -> Fuzzer {
  func kit(
    _ look: BackButton,
    _ change: @escaping @MainActor (BackNavigationController) -> Void = { _ in }
  ) -> @MainActor () -> UINavigationController {
    {
      let stack = BackNavigationController()
      stack.backButton = look
      change(stack)
      return stack
    }
  }
  var fuzzer = Fuzzer(makers: [
    { UINavigationController() }, kit(.system), kit(.title()), kit(.arrow), { GuardedStack() },
    kit(.view { _ in UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 24)) }) {
      $0.forwardBudget = 3
    },
    kit(.title()) { ($0.swipeArea, $0.forwardBudget) = (.content, 2) },
    kit(.system) { ($0.swipeDrivesAnimators, $0.forwardBudget) = (true, 1) },
    {
      let stack = UINavigationController()
      BackNavigation.attach(to: stack).backButton = .arrow
      return stack
    },
  ])
  fuzzer.app = SampleApp.makeFuzzer()
  return fuzzer
}
