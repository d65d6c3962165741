// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite struct UIControlTests {
  private let diary = Diary()

  /// A control of 100 x 50 points at 20, 20, followed by the diary.
  private func makeControl(in room: Room) -> UIControl {
    let control = UIControl()
    room.show(control, CGRect(x: 20, y: 20, width: 100, height: 50))
    diary.follow(control)
    return control
  }

  // MARK: Tracking

  @Test func `a tap sends touchDown and touchUpInside`() {
    let room = Room()
    let control = makeControl(in: room)
    control.drag(room.touch(50, 40), to: [])
    #expect(diary.lines == ["down", "upInside"])
    #expect(!control.isTracking)
    #expect(!control.isHighlighted)
  }

  @Test func `a second tap sends touchDownRepeat`() {
    let room = Room()
    makeControl(in: room).drag(room.touch(50, 40, taps: 2), to: [])
    #expect(diary.lines == ["down", "repeat", "upInside"])
  }

  @Test func `a touch within 70 points of the bounds is inside`() {
    let room = Room()
    makeControl(in: room).drag(room.touch(50, 40), to: [(189, 40)])
    #expect(diary.lines == ["down", "dragInside", "upInside"])
  }

  @Test func `a touch that leaves and returns sends drag exit and enter`() {
    let room = Room()
    makeControl(in: room).drag(room.touch(50, 40), to: [(191, 40), (200, 40), (100, 40)])
    #expect(
      diary.lines == [
        "down", "exit", "dragOutside", "dragOutside", "enter", "dragInside", "upInside",
      ]
    )
  }

  @Test func `a touch that ends outside sends touchUpOutside only`() {
    let room = Room()
    makeControl(in: room).drag(room.touch(50, 40), to: [(300, 40)])
    #expect(diary.lines == ["down", "exit", "dragOutside", "upOutside"])
  }

  @Test func `a cancelled touch sends touchCancel`() {
    let room = Room()
    let control = makeControl(in: room)
    control.drag(room.touch(50, 40), to: [], lift: false)
    #expect(diary.lines == ["down", "cancel"])
    #expect(!control.isHighlighted)
  }

  @Test func `the highlight follows the touch`() {
    let room = Room()
    let control = makeControl(in: room)
    let touch = room.touch(50, 40)
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
    let room = Room()
    final class Shy: UIControl {
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
    }
    let control = Shy()
    room.show(control, CGRect(x: 20, y: 20, width: 100, height: 50))
    diary.follow(control)
    control.drag(room.touch(50, 40), to: [(60, 40)])
    #expect(diary.lines.isEmpty)
    #expect(!control.isHighlighted)
  }

  @Test func `a control that stops tracking sends no end event`() {
    let room = Room()
    final class Fickle: UIControl {
      override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
    }
    let control = Fickle()
    room.show(control, CGRect(x: 20, y: 20, width: 100, height: 50))
    diary.follow(control)
    control.drag(room.touch(50, 40), to: [(60, 40)])
    #expect(diary.lines == ["down"])
    #expect(!control.isTracking)
  }

  @Test func `a disabled control does not track`() {
    let room = Room()
    let control = makeControl(in: room)
    control.isEnabled = false
    control.drag(room.touch(50, 40), to: [])
    #expect(diary.lines.isEmpty)
  }

  @Test func `disabling a control cancels tracking`() {
    let room = Room()
    let control = makeControl(in: room)
    control.addAction(
      UIAction { [unowned control] _ in control.isEnabled = false },
      for: .touchDown
    )
    control.drag(room.touch(50, 40), to: [(60, 40)])
    #expect(diary.lines == ["down"])
    #expect(!control.isTracking)
    #expect(control.state == .disabled)
  }

  @Test func `a control tracks one touch at a time`() {
    let room = Room()
    let control = makeControl(in: room)
    let (first, second) = (room.touch(50, 40), room.touch(60, 40))
    let event = UIEvent(touches: [first, second], timestamp: 0)
    control.touchesBegan([first], with: event)
    control.touchesBegan([second], with: event)
    control.touchesEnded([second], with: event)
    #expect(diary.lines == ["down"])
    control.touchesEnded([first], with: event)
    #expect(diary.lines == ["down", "upInside"])
  }

  // MARK: State

  @Test func `the state combines its flags`() {
    _ = Room()
    let control = UIControl()
    #expect(control.state == .normal)
    control.isSelected = true
    control.isHighlighted = true
    #expect(control.state == [.selected, .highlighted])
    control.isEnabled = false
    #expect(control.state.contains(.disabled))
  }

  @Test func `the bits are Apple's`() {
    _ = Room()
    #expect(UIControl.Event.touchUpInside.rawValue == 64)
    #expect(UIControl.Event.touchCancel.rawValue == 256)
    #expect(UIControl.Event.valueChanged.rawValue == 4096)
    #expect(UIControl.Event.primaryActionTriggered.rawValue == 8192)
    #expect(UIControl.State.disabled.rawValue == 2)
    #expect(UIControl.State.selected.rawValue == 4)
  }

  @Test func `leading and trailing depend on the layout direction`() {
    _ = Room()
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
    let room = Room()
    weak var weakControl: UIControl?
    weak var weakAction: UIAction?
    do {
      let control = makeControl(in: room)
      let action = UIAction { _ in }
      control.addAction(action, for: .touchUpInside)
      control.drag(room.touch(50, 40), to: [])
      control.removeFromSuperview()
      (weakControl, weakAction) = (control, action)
    }
    room.stage.commit()
    #expect(weakControl == nil)
    #expect(weakAction == nil)
  }
}
