// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import MailScenarios
import RetourTesting
import UIKit
import XCTest

/// Tests that must fail; `scripts/outside` runs them and counts.
final class FailureTests: XCTestCase {
  private func skipUnlessWanted() throws {
    let isWanted = ProcessInfo.processInfo.environment["OUTSIDE_FAILURES"] != nil
    try XCTSkipUnless(isWanted, "these tests fail")
  }

  func testStack() throws {
    try skipUnlessWanted()
    MainActor.assumeIsolated {
      let stack = UINavigationController(rootViewController: UIViewController())
      expectStack(stack, ["Wrong"])
    }
  }

  @MainActor func testStackInAnAsyncTest() async throws {
    try skipUnlessWanted()
    let stack = UINavigationController(rootViewController: UIViewController())
    let world = World(root: stack)
    await world.settleTasks()
    expectStack(stack, ["Wrong"])
  }

  func testMissingGolden() throws {
    try skipUnlessWanted()
    expectGolden(of: "text", named: "missing")
  }

  func testFreed() throws {
    try skipUnlessWanted()
    MainActor.assumeIsolated {
      var kept: AnyObject?
      expectFreed {
        kept = NSObject()
        return [kept].compactMap { $0 }
      }
      XCTAssertNotNil(kept)
    }
  }
}
