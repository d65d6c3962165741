// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions
import Testing

struct SwitchDragTests {
  @Test(arguments: [false, true])
  func `a finger that stays flips the switch`(_ isOn: Bool) {
    var drag = SwitchDrag(isOn: isOn, at: 20)
    drag.move(to: 29)
    #expect(drag.isOn == isOn)
    #expect(drag.end() == !isOn)
  }

  @Test func `a finger that moves takes the switch along, there and back`() {
    var drag = SwitchDrag(isOn: false, at: 20)
    drag.move(to: 30)
    #expect(drag.isOn)
    drag.move(to: 45)
    drag.move(to: 36)
    #expect(drag.isOn)
    drag.move(to: 35)
    #expect(!drag.isOn)
    #expect(drag.end() == false)
  }

  @Test func `a finger that moves towards where the switch is leaves it`() {
    var drag = SwitchDrag(isOn: true, at: 20)
    drag.move(to: 40)
    #expect(drag.end() == true)
  }
}
