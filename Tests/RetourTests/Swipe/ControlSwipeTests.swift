// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Retour
import RetourTesting
import Testing
import UIKit

/// Controls that are dragged sideways, and the swipe back.
@MainActor @Suite(.freesControllers) struct ControlSwipeTests {
  @Test(arguments: World.Direction.allCases)
  func `a drag of a slider's thumb or of a switch is no swipe back`(
    _ direction: World.Direction
  ) {
    for isSlider in [true, false] {
      let kit = KitScenario(["A", "B"], direction) { $0.swipeArea = .content }
      let bounds = kit.world.window.bounds
      let control: UIControl = isSlider ? UISlider() : UISwitch()
      control.frame = CGRect(
        x: bounds.midX - (isSlider ? 60 : 25.5),
        y: 200,
        width: 120,
        height: 34
      )
      kit.stack.topViewController?.view.addSubview(control)
      kit.world.settle()
      // Mirrored like the control, whose middle is the page's.
      let start = CGPoint(x: isSlider ? bounds.midX - 46 : control.center.x - 20, y: 217)
      kit.drag(from: start, by: CGPoint(x: 60, y: 0))
      #expect(kit.stack.transitionCoordinator == nil)
      #expect(kit.stack.lastSwipeVerdict?.decidedBy === control)
      kit.lift()
      #expect(isSlider ? (control as? UISlider)?.value != 0 : (control as? UISwitch)?.isOn == true)
      kit.drag(from: CGPoint(x: 5, y: 300), by: CGPoint(x: 60, y: 0))
      #expect(kit.stack.transitionCoordinator != nil, "elsewhere it begins")
      kit.lift()
    }
  }
}
