// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import QuartzCore
import RetourTesting
import Testing

@testable import UIKit

@MainActor
struct UIControlTests {
  private let log = CallbackLog()

  /// A control of 100 x 50 points at 20, 20, followed by the log.
  private func makeControl(in world: World) -> UIControl {
    let control = UIControl()
    world.show(control, CGRect(x: 20, y: 20, width: 100, height: 50))
    log.record(control)
    return control
  }

  // MARK: Tracking

  @Test func `a tap sends touchDown and touchUpInside`() {
    let world = World()
    let control = makeControl(in: world)
    control.drag(world.touch(50, 40), to: [])
    #expect(log.lines == ["down", "upInside"])
    #expect(!control.isTracking)
    #expect(!control.isHighlighted)
  }

  @Test func `a second tap sends touchDownRepeat`() {
    let world = World()
    makeControl(in: world).drag(world.touch(50, 40, taps: 2), to: [])
    #expect(log.lines == ["down", "repeat", "upInside"])
  }

  @Test func `a touch within 70 points of the bounds is inside`() {
    let world = World()
    makeControl(in: world).drag(world.touch(50, 40), to: [(189, 40)])
    #expect(log.lines == ["down", "dragInside", "upInside"])
  }

  @Test func `a touch that leaves and returns sends drag exit and enter`() {
    let world = World()
    makeControl(in: world).drag(world.touch(50, 40), to: [(191, 40), (200, 40), (100, 40)])
    #expect(
      log.lines == [
        "down", "exit", "dragOutside", "dragOutside", "enter", "dragInside", "upInside",
      ]
    )
  }

  @Test func `a touch that ends outside sends touchUpOutside only`() {
    let world = World()
    makeControl(in: world).drag(world.touch(50, 40), to: [(300, 40)])
    #expect(log.lines == ["down", "exit", "dragOutside", "upOutside"])
  }

  @Test func `a cancelled touch sends touchCancel`() {
    let world = World()
    let control = makeControl(in: world)
    control.drag(world.touch(50, 40), to: [], lift: false)
    #expect(log.lines == ["down", "cancel"])
    #expect(!control.isHighlighted)
  }

  @Test func `the highlight follows the touch`() {
    let world = World()
    let control = makeControl(in: world)
    let touch = world.touch(50, 40)
    let event = UIEvent(touches: [touch], timestamp: 0)
    control.touchesBegan([touch], with: event)
    #expect(control.isHighlighted)
    #expect(control.isTracking)
    #expect(control.isTouchInside)
    touch.change(to: .moved, at: CGPoint(x: 300, y: 40), time: 0)
    control.touchesMoved([touch], with: event)
    #expect(!control.isHighlighted)
    #expect(control.isTracking)
    #expect(!control.isTouchInside)
  }

  @Test func `a control that declines tracking sends nothing`() {
    let world = World()
    final class Shy: UIControl {
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
    }
    let control = Shy()
    world.show(control, CGRect(x: 20, y: 20, width: 100, height: 50))
    log.record(control)
    control.drag(world.touch(50, 40), to: [(60, 40)])
    #expect(log.lines.isEmpty)
    #expect(!control.isHighlighted)
  }

  @Test func `a control that stops tracking sends no end event`() {
    let world = World()
    final class Fickle: UIControl {
      override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
    }
    let control = Fickle()
    world.show(control, CGRect(x: 20, y: 20, width: 100, height: 50))
    log.record(control)
    control.drag(world.touch(50, 40), to: [(60, 40)])
    #expect(log.lines == ["down"])
    #expect(!control.isTracking)
  }

  @Test func `a disabled control does not track`() {
    let world = World()
    let control = makeControl(in: world)
    control.isEnabled = false
    control.drag(world.touch(50, 40), to: [])
    #expect(log.lines.isEmpty)
  }

  @Test func `disabling a control cancels tracking`() {
    let world = World()
    let control = makeControl(in: world)
    control.addAction(
      UIAction { [unowned control] _ in control.isEnabled = false },
      for: .touchDown
    )
    control.drag(world.touch(50, 40), to: [(60, 40)])
    #expect(log.lines == ["down"])
    #expect(!control.isTracking)
    #expect(control.state == .disabled)
  }

  @Test func `a control tracks one touch at a time`() {
    let world = World()
    let control = makeControl(in: world)
    let (first, second) = (world.touch(50, 40), world.touch(60, 40))
    let event = UIEvent(touches: [first, second], timestamp: 0)
    control.touchesBegan([first], with: event)
    control.touchesBegan([second], with: event)
    control.touchesEnded([second], with: event)
    #expect(log.lines == ["down"])
    control.touchesEnded([first], with: event)
    #expect(log.lines == ["down", "upInside"])
  }

  // MARK: State

  @Test func `the state combines its flags`() {
    let control = UIControl()
    #expect(control.state == .normal)
    control.isSelected = true
    control.isHighlighted = true
    #expect(control.state == [.selected, .highlighted])
    control.isEnabled = false
    #expect(control.state.contains(.disabled))
  }

  @Test func `each change of the state lays out the control`() {
    final class Counter: UIControl {
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
      }
    }
    let control = Counter()
    control.layoutIfNeeded()
    let before = control.layouts
    let changes: [(Counter) -> Void] = [
      { $0.isHighlighted = true }, { $0.isSelected = true }, { $0.isEnabled = false },
    ]
    for (index, change) in changes.enumerated() {
      change(control)
      change(control)
      control.layoutIfNeeded()
      #expect(control.layouts == before + index + 1)
    }
  }

  @Test func `the bits are Apple's`() {
    #expect(UIControl.Event.touchUpInside.rawValue == 64)
    #expect(UIControl.Event.touchCancel.rawValue == 256)
    #expect(UIControl.Event.valueChanged.rawValue == 4096)
    #expect(UIControl.Event.primaryActionTriggered.rawValue == 8192)
    #expect(UIControl.State.disabled.rawValue == 2)
    #expect(UIControl.State.selected.rawValue == 4)
  }

  @Test func `leading and trailing depend on the layout direction`() {
    let control = UIControl()
    control.contentHorizontalAlignment = .leading
    #expect(control.effectiveContentHorizontalAlignment == .left)
    control.semanticContentAttribute = .forceRightToLeft
    #expect(control.effectiveContentHorizontalAlignment == .right)
    control.contentHorizontalAlignment = .trailing
    #expect(control.effectiveContentHorizontalAlignment == .left)
    control.contentHorizontalAlignment = .center
    #expect(control.effectiveContentHorizontalAlignment == .center)
  }

  // MARK: Life

  @Test func `a control is deallocated with its actions`() {
    let world = World()
    weak var weakControl: UIControl?
    weak var weakAction: UIAction?
    do {
      let control = makeControl(in: world)
      let action = UIAction { _ in }
      control.addAction(action, for: .touchUpInside)
      control.drag(world.touch(50, 40), to: [])
      control.removeFromSuperview()
      (weakControl, weakAction) = (control, action)
    }
    world.stage.commit()
    #expect(weakControl == nil)
    #expect(weakAction == nil)
  }
}
