// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing
import UIKit

@MainActor @Suite(.freesControllers) struct UIStepperTests {
  /// A world with a stepper that counts its events.
  @MainActor private final class Stage {
    let world: World
    let stepper = UIStepper(frame: CGRect(x: 100, y: 200, width: 0, height: 0))
    var values: [Double] = []

    init(_ direction: World.Direction = .leftToRight) {
      let page = UIViewController()
      page.view.addSubview(stepper)
      world = World(direction, root: page)
      stepper.addAction(
        UIAction { [unowned self] _ in values.append(stepper.value) },
        for: .valueChanged
      )
      world.advance(by: 0)
    }

    /// Puts a finger on the half that increases or decreases.
    func hold(isUp: Bool) {
      let isRight = isUp == (world.direction == .leftToRight)
      let x = stepper.frame.midX + (isRight ? 20 : -20)
      world.finger.down(at: CGPoint(x: x, y: stepper.frame.midY))
    }
  }

  @Test func `a stepper has its size and defaults`() {
    let stepper = UIStepper(frame: CGRect(x: 5, y: 6, width: 7, height: 8))
    #expect(stepper.frame == CGRect(x: 5, y: 6, width: 94, height: 32))
    #expect(stepper.value == 0 && stepper.minimumValue == 0 && stepper.maximumValue == 100)
    #expect(stepper.stepValue == 1 && stepper.isContinuous && stepper.autorepeat)
    #expect(!stepper.wraps)
  }

  @Test(arguments: World.Direction.allCases)
  func `the halves step in the direction of the layout`(_ direction: World.Direction) {
    let stage = Stage(direction)
    for isUp in [true, true, false] {
      stage.hold(isUp: isUp)
      stage.world.finger.up()
      stage.world.advance(by: 0.1)
    }
    #expect(stage.values == [1, 2, 1])
  }

  @Test func `a half that is held repeats its step until the finger lifts`() {
    let stage = Stage()
    stage.hold(isUp: true)
    stage.world.advance(by: 0.45)
    #expect(stage.values == [1])
    stage.world.advance(by: 0.3)
    let count = stage.values.count
    #expect((3...5).contains(count))
    stage.world.finger.up()
    stage.world.advance(by: 1)
    #expect(stage.values.count == count && stage.world.isIdle)
  }

  @Test func `a finger beside the stepper pauses the steps`() {
    let stage = Stage()
    stage.hold(isUp: true)
    stage.world.advance(by: 0.7)
    let place = CGPoint(x: stage.stepper.frame.midX + 20, y: stage.stepper.frame.midY)
    stage.world.finger.move(to: CGPoint(x: place.x, y: place.y + 300))
    let count = stage.values.count
    stage.world.advance(by: 1)
    #expect(stage.values.count == count)
    stage.world.finger.move(to: place)
    stage.world.advance(by: 0.5)
    #expect(stage.values.count > count)
    stage.world.finger.up()
  }

  @Test func `without repetition a hold is one step`() {
    let stage = Stage()
    stage.stepper.autorepeat = false
    stage.hold(isUp: true)
    stage.world.advance(by: 2)
    #expect(stage.values == [1])
  }

  @Test func `a stepper that is not continuous sends once, when the finger lifts`() {
    let stage = Stage()
    stage.stepper.isContinuous = false
    stage.hold(isUp: true)
    stage.world.advance(by: 1)
    #expect(stage.values == [] && stage.stepper.value > 2)
    stage.world.finger.up()
    stage.world.advance(by: 0)
    #expect(stage.values == [stage.stepper.value])
  }

  @Test func `a step at the limit sends nothing`() {
    let stage = Stage()
    stage.hold(isUp: false)
    stage.world.finger.up()
    stage.world.advance(by: 0)
    #expect(stage.values == [])
  }

  @Test func `a stepper that leaves the window stops`() {
    let stage = Stage()
    stage.hold(isUp: true)
    stage.stepper.removeFromSuperview()
    stage.world.advance(by: 2)
    #expect(stage.values == [1] && stage.world.isIdle)
  }

  @Test func `assistive technologies step and read the value`() {
    let stage = Stage()
    stage.stepper.accessibilityIncrement()
    stage.stepper.stepValue = 0.5
    stage.stepper.accessibilityIncrement()
    #expect(stage.values == [1, 1.5] && stage.stepper.accessibilityValue == "1.5")
    stage.stepper.accessibilityDecrement()
    #expect(stage.stepper.accessibilityValue == "1")
  }
}
