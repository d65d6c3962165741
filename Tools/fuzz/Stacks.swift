// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import RetourFuzzing
import UIKit

/// Creates a fuzzer for UIKit's navigation controller, and for the kit's in some looks.
@MainActor
func makeFuzzer() -> Fuzzer {
  func kit(_ look: BackButton) -> @MainActor () -> UINavigationController {
    {
      let stack = BackNavigationController()
      stack.backButton = look
      return stack
    }
  }
  // A known defect keeps `.title()` out: `push 0, push 0, begin, set 0 keeps 2, rest` leaves the
  // former page's title in the kit's button when the stack is replaced during a swipe.
  return Fuzzer(makers: [{ UINavigationController() }, kit(.system), kit(.system), kit(.arrow)])
}
