// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions
import Testing

struct StepperValueTests {
  private func make(_ value: Double, wraps: Bool = false) -> StepperValue {
    var stepper = StepperValue()
    stepper.setMaximum(10)
    stepper.set(value)
    stepper.step = 3
    stepper.wraps = wraps
    return stepper
  }

  @Test func `a step ends at the limit`() {
    var stepper = make(9)
    let changes = [stepper.takeStep(isUp: true), stepper.takeStep(isUp: true)]
    #expect(changes == [true, false] && stepper.value == 10)
    #expect(!stepper.canStep(isUp: true) && stepper.canStep(isUp: false))
  }

  @Test(arguments: [(9, true, 0), (2, false, 10), (4, true, 7)] as [(Double, Bool, Double)])
  func `a step beyond a limit goes to the other one`(
    _ value: Double,
    _ isUp: Bool,
    _ result: Double
  ) {
    var stepper = make(value, wraps: true)
    _ = stepper.takeStep(isUp: isUp)
    #expect(stepper.value == result)
  }

  @Test func `limits move each other and the value`() {
    var stepper = make(4)
    stepper.setMinimum(20)
    #expect(stepper.maximum == 20 && stepper.value == 20 && !stepper.canStep(isUp: true))
    stepper.setMaximum(-5)
    #expect(stepper.minimum == -5 && stepper.value == -5)
  }

  @Test func `what is no number changes nothing`() {
    var stepper = make(4)
    stepper.set(.nan)
    stepper.setMinimum(.nan)
    stepper.setMaximum(.nan)
    #expect(stepper == make(4))
  }
}
