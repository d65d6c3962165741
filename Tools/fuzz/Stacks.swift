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
  return Fuzzer(makers: [{ UINavigationController() }, kit(.system), kit(.title()), kit(.arrow)])
}
