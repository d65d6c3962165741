// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import RetourFuzzing
import UIKit

/// The fuzzer with the kinds of stacks that there are: UIKit's own, and the kit's in some looks.
@MainActor
func makeFuzzer() -> Fuzzer {
  func kit(_ look: BackButton) -> @MainActor () -> UINavigationController {
    {
      let stack = BackNavigationController()
      stack.backButton = look
      return stack
    }
  }
  return Fuzzer(makers: [{ UINavigationController() }, kit(.system), kit(.title()), kit(.arrow)])
}
