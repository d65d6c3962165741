// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import RetourTesting
import UIKit

/// An app with lists, a grid and a form in a stack, whose pages verify what they show.
@MainActor
package enum SampleApp {
  /// Returns a fuzzer of the app.
  package static func makeFuzzer() -> AppFuzzer {
    var fuzzer = AppFuzzer {
      let stack = BackNavigationController(rootViewController: SampleListPage(depth: 0))
      (stack.swipeArea, stack.forwardBudget) = (.content, 1)
      return stack
    }
    fuzzer.addInvariant("pages") { world in
      pages(in: world).lazy.compactMap { $0.violation(isAtRest: world.isIdle) }.first
    }
    return fuzzer
  }

  /// The pages of a world that are loaded.
  private static func pages(in world: World) -> [any SamplePage] {
    let stack = world.window.rootViewController as? UINavigationController
    return stack?.viewControllers.filter(\.isViewLoaded).compactMap { $0 as? any SamplePage } ?? []
  }
}
