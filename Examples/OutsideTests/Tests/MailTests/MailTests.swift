// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import MailScenarios
import RetourTesting
import Testing

@MainActor @Suite(.freesControllers) struct MailTests {
  @Test(arguments: Scenario.all)
  func `a scenario ends with its pages`(_ scenario: Scenario) {
    #expect(scenario.play() == [])
  }

  @Test(arguments: Scenario.all)
  func `a scenario ends with its pages while others run`(_ scenario: Scenario) async {
    #expect(await scenario.playWithPauses() == [])
  }
}

/// The same without a trait, which would tell the cases of a test apart.
@MainActor struct PlainMailTests {
  @Test(arguments: Scenario.all)
  func `a scenario ends with its pages while others run`(_ scenario: Scenario) async {
    #expect(await scenario.playWithPauses() == [])
  }

  @Test func `a world costs less than a megabyte`() {
    #expect(ResidentMemory.growthPerWorld() < 1)
  }

  @Test func `there are thirty scenarios`() {
    #expect(Scenario.all.count == 30)
  }
}
