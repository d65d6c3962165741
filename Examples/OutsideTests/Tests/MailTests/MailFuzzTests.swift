// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Mail
import Retour
import RetourFuzzing
import RetourTesting
import Testing
import UIKit

/// Random input on the mail app, by public API only.
@MainActor struct MailFuzzTests {
  private var fuzzer: AppFuzzer {
    AppFuzzer { BackNavigationController(rootViewController: InboxViewController()) }
  }

  @Test func `the mail app survives its users`() async {
    var fuzzer = fuzzer
    fuzzer.addInvariant("the inbox is the root") { world in
      let stack = world.window.rootViewController as? UINavigationController
      return stack?.viewControllers.first is InboxViewController ? nil : "it is not"
    }
    let result = await fuzzer.run(seed: 1, steps: 600)
    #expect(result.failure == nil, "\(result)")
    #expect(result.steps >= 600)
  }

  @Test func `a violated invariant is replayed by its line`() async throws {
    var fuzzer = fuzzer
    fuzzer.addInvariant("upright") { world in
      world.window.bounds.width > world.window.bounds.height ? "it lies on its side" : nil
    }
    let failure = try #require(await fuzzer.run(seed: 1, steps: 5000).failure)
    #expect(failure.replay == "ltr rate=60: resize 1")
    #expect(await fuzzer.replay(failure.replay) == failure)
  }
}
