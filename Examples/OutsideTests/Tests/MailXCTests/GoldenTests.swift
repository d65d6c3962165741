// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import MailScenarios
import RetourTesting
import XCTest

final class GoldenTests: XCTestCase {
  func testPushedLetter() {
    MainActor.assumeIsolated {
      let screen = MailScreen(width: 320, .leftToRight)
      screen.open("Ada")
      screen.world.settle()
      expectGolden(of: screen.titles.joined(separator: "\n"), named: "titles")
    }
  }

  func testMemory() {
    MainActor.assumeIsolated { XCTAssertLessThan(ResidentMemory.growthPerWorld(), 1) }
  }
}
