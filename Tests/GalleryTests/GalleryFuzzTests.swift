// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import RetourFuzzing
import RetourTesting
import Testing
import UIKit

@testable import gallery

/// Random input on the gallery's pages.
@MainActor
@Suite struct GalleryFuzzTests {
  @Test(arguments: [1, 2] as [UInt64])
  func `every page of the gallery survives its users`(_ seed: UInt64) async {
    for page in Catalog.pages {
      var fuzzer = AppFuzzer {
        let stack = BackNavigationController(rootViewController: UIViewController())
        stack.pushViewController(page.make(), animated: false)
        return stack
      }
      // A spinner turns for ever.
      fuzzer.expectsRest = page.name != "pages-buttons"
      let result = await fuzzer.run(seed: seed << 32, steps: 120)
      #expect(result.failure == nil, "\(page.name): \(result)")
    }
  }
}
