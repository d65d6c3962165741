// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourFuzzing
import Testing

struct FuzzPlanTests {
  @Test(arguments: 0..<50 as Range<UInt64>)
  func `a plan is equal to the plan read from its description`(_ seed: UInt64) {
    let plan = FuzzPlan(seed: seed, steps: 100, kinds: 3)
    #expect(FuzzPlan(plan.description) == plan)
    #expect(FuzzPlan(seed: seed, steps: 100, kinds: 3) == plan)
    #expect(FuzzPlan(seed: seed + 1, steps: 100, kinds: 3) != plan)
  }

  @Test(arguments: ["", "ltr", "up: push 0", "ltr kinds=1: push 0", "ltr: fly 3", "ltr: set 0 x 1"])
  func `an invalid text is no plan`(_ text: String) {
    #expect(FuzzPlan(text) == nil)
  }
}
