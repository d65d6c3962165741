// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import Retour
import RetourFuzzing
import RetourTesting
import Testing
import UIKit

@testable import gallery

/// Random input on the gallery's pages: a sequence each, or as many as `RETOUR_FUZZ_STEPS` needs.
@MainActor
struct GalleryFuzzTests {
  private static let steps =
    ProcessInfo.processInfo.environment["RETOUR_FUZZ_STEPS"].flatMap(Int.init) ?? 60

  @Test func `every page of the gallery survives its users`() async {
    for (index, page) in Catalog.pages.enumerated() {
      var fuzzer = AppFuzzer {
        let stack = BackNavigationController(rootViewController: UIViewController())
        stack.pushViewController(page.make(), animated: false)
        return stack
      }
      // A spinner turns for ever.
      fuzzer.expectsRest = page.name != "pages-buttons"
      // No two pages get the same input.
      let result = await fuzzer.run(seed: UInt64(index + 1) << 32, steps: Self.steps)
      #expect(result.failure == nil, "\(page.name): \(result)")
    }
  }
}
