// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite struct UIControlTests {
  private let room = Room()
  private let diary = Diary()

  /// A control of 100 x 50 points at 20, 20, followed by the diary.
  private func makeControl() -> UIControl {
    let control = UIControl()
    room.show(control, CGRect(x: 20, y: 20, width: 100, height: 50))
    diary.follow(control)
    return control
  }

  // MARK: Tracking

  @Test func `a tap is a touch down and a touch up inside`() {
    let control = makeControl()
    control.drag(room.touch(50, 40), to: [])
    #expect(diary.lines == ["down", "upInside"])
    #expect(!control.isTracking)
    #expect(!control.isHighlighted)
  }

  @Test func `a second tap soon after is told as a repeat`() {
    makeControl().drag(room.touch(50, 40, taps: 2), to: [])
    #expect(diary.lines == ["down", "repeat", "upInside"])
  }

  @Test func `70 points beside the bounds still count as inside`() {
    makeControl().drag(room.touch(50, 40), to: [(189, 40)])
    #expect(diary.lines == ["down", "dragInside", "upInside"])
  }

  @Test func `a finger that leaves and comes back is told so`() {
    makeControl().drag(room.touch(50, 40), to: [(191, 40), (200, 40), (100, 40)])
    #expect(
      diary.lines == [
        "down", "exit", "dragOutside", "dragOutside", "enter", "dragInside", "upInside",
      ])
  }

  @Test func `a finger lifted outside triggers nothing else`() {
    makeControl().drag(room.touch(50, 40), to: [(300, 40)])
    #expect(diary.lines == ["down", "exit", "dragOutside", "upOutside"])
  }

  @Test func `a finger taken away cancels`() {
    let control = makeControl()
    control.drag(room.touch(50, 40), to: [], lift: false)
    #expect(diary.lines == ["down", "cancel"])
    #expect(!control.isHighlighted)
  }

  @Test func `the highlight follows the finger`() {
    let control = makeControl()
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

  @Test func `a control that refuses to track sends nothing`() {
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

  @Test func `a control that stops tracking sends no end`() {
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
    let control = makeControl()
    control.isEnabled = false
    control.drag(room.touch(50, 40), to: [])
    #expect(diary.lines.isEmpty)
  }

  @Test func `disabling a control on the way ends tracking`() {
    let control = makeControl()
    control.addAction(UIAction { [unowned control] _ in control.isEnabled = false }, for: .touchDown)
    control.drag(room.touch(50, 40), to: [(60, 40)])
    #expect(diary.lines == ["down"])
    #expect(!control.isTracking)
    #expect(control.state == .disabled)
  }

  @Test func `only one finger is followed`() {
    let control = makeControl()
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

  @Test func `the state is made of its parts`() {
    let control = UIControl()
    #expect(control.state == .normal)
    control.isSelected = true
    control.isHighlighted = true
    #expect(control.state == [.selected, .highlighted])
    control.isEnabled = false
    #expect(control.state.contains(.disabled))
  }

  @Test func `the bits are Apple's`() {
    #expect(UIControl.Event.touchUpInside.rawValue == 64)
    #expect(UIControl.Event.touchCancel.rawValue == 256)
    #expect(UIControl.Event.valueChanged.rawValue == 4096)
    #expect(UIControl.Event.primaryActionTriggered.rawValue == 8192)
    #expect(UIControl.State.disabled.rawValue == 2)
    #expect(UIControl.State.selected.rawValue == 4)
  }

  @Test func `leading and trailing depend on the direction`() {
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

  @Test func `a control dies with its actions`() {
    weak var weakControl: UIControl?
    weak var weakAction: UIAction?
    do {
      let control = makeControl()
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
