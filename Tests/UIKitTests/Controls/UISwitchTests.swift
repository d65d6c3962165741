// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing
import UIKit

@MainActor struct UISwitchTests {
  private let log = CallbackLog()

  /// A switch in the middle of a page, whose events are logged.
  private func make(_ direction: World.Direction = .leftToRight) -> (World, UISwitch) {
    let (page, control) = (UIViewController(), UISwitch())
    control.frame.origin = CGPoint(x: 100, y: 200)
    page.view.addSubview(control)
    let log = log
    for (name, event) in [
      ("value", UIControl.Event.valueChanged), ("primary", .primaryActionTriggered),
    ] {
      control.addAction(
        UIAction { [unowned control] _ in log.add("\(name) \(control.isOn)") },
        for: event
      )
    }
    let world = World(direction, root: page)
    world.settle()
    return (world, control)
  }

  @Test func `a tap flips the switch and tells it once`() {
    let (world, control) = make()
    world.finger.tap(control)
    world.settle()
    #expect(control.isOn)
    #expect(log.lines == ["value true", "primary true"])
    world.finger.tap(control)
    #expect(!control.isOn)
    #expect(log.lines.count == 4)
  }

  @Test(arguments: World.Direction.allCases)
  func `a finger takes the thumb along, on towards the trailing edge`(
    _ direction: World.Direction
  ) {
    let (world, control) = make(direction)
    let way: CGFloat = direction == .rightToLeft ? -30 : 30
    let start = CGPoint(x: 125, y: 215)
    world.finger.down(at: start)
    world.finger.move(to: CGPoint(x: start.x + way, y: start.y), during: 0.1)
    #expect(log.lines.isEmpty, "nothing is told before the finger lifts")
    world.finger.move(to: start, during: 0.1)
    world.finger.up()
    #expect(!control.isOn)
    #expect(log.lines.isEmpty)
    world.finger.down(at: start)
    world.finger.move(to: CGPoint(x: start.x + way, y: start.y), during: 0.1)
    world.finger.up()
    #expect(control.isOn)
    #expect(log.lines == ["value true", "primary true"])
  }

  @Test func `a cancelled touch leaves the switch as it was`() {
    let (world, control) = make()
    world.finger.down(at: CGPoint(x: 125, y: 215))
    world.finger.move(to: CGPoint(x: 160, y: 215), during: 0.1)
    world.finger.cancel()
    world.settle()
    #expect(!control.isOn && log.lines.isEmpty)
    let reference = make()
    let frames = [control, reference.1].map { $0.subviews[0].subviews.map(\.frame) }
    #expect(frames[0] == frames[1])
  }

  @Test(arguments: World.Direction.allCases)
  func `the thumb lies at the trailing end while the switch is on`(
    _ direction: World.Direction
  ) throws {
    let (world, control) = make(direction)
    let thumb = try #require(control.subviews.first?.subviews.last)
    let off = thumb.frame
    control.setOn(true, animated: true)
    world.advance(by: 0.1)
    let middle = try #require(thumb.layer.presentation()).frame
    #expect(thumb.frame.midX != off.midX)
    #expect((middle.midX - off.midX) * (middle.midX - thumb.frame.midX) < 0, "it glides")
    #expect((thumb.frame.midX > 25.5) == (direction == .leftToRight))
    world.settle()
    #expect(log.lines.isEmpty, "code tells nothing")
  }

  @Test func `a disabled switch is faded and cannot be flipped`() {
    let (world, control) = make()
    control.isEnabled = false
    world.finger.tap(control)
    #expect(!control.isOn)
    #expect(control.subviews.allSatisfy { $0.alpha < 1 })
    #expect(!control.accessibilityActivate())
    control.isEnabled = true
    #expect(control.accessibilityActivate())
    #expect(control.isOn)
    #expect(control.accessibilityValue == "1")
    #expect(log.lines.count == 2)
  }

  @Test func `the space bar flips the switch that has the focus`() {
    let (world, control) = make()
    world.press(.tab)
    world.press(.space)
    #expect(control.isOn && !control.isHighlighted)
    #expect(log.lines == ["value true", "primary true"])
  }

  @Test func `the size is fixed`() {
    let control = UISwitch(frame: CGRect(x: 1, y: 2, width: 300, height: 3))
    #expect(control.frame == CGRect(x: 1, y: 2, width: 51, height: 31))
    control.frame = CGRect(x: 5, y: 6, width: 7, height: 8)
    #expect(control.frame == CGRect(x: 5, y: 6, width: 51, height: 31))
    #expect(control.intrinsicContentSize == control.bounds.size)
  }
}
