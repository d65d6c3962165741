// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import Testing
import UIKit

/// Events, actions and states of controls that are the same in Apple's UIKit.
///
/// The source of each fact is cited above its test.
@MainActor
@Suite(.hosted, .hangLimit)
struct ControlEventParityTests {
  // Apple documentation of the properties of UIControl.
  @Test func `a control has its documented defaults`() {
    let control = UIControl()
    #expect(control.isEnabled && !control.isSelected && !control.isHighlighted)
    #expect(control.state == .normal && !control.isTracking && !control.isTouchInside)
    #expect(control.contentHorizontalAlignment == .center)
    #expect(control.contentVerticalAlignment == .center)
    #expect(control.allTargets.isEmpty && control.allControlEvents == [])
  }

  // Apple documentation of `state`: the bits of the properties.
  @Test func `the state follows from the properties`() {
    let control = UIControl()
    control.isSelected = true
    control.isHighlighted = true
    #expect(control.state == [.selected, .highlighted])
    control.isEnabled = false
    #expect(control.state.contains(.disabled) && control.state.contains(.selected))
    control.isSelected = false
    #expect(!control.state.contains(.selected))
  }

  // Apple documentation of `sendActions(for:)`: the actions of the events.
  @Test func `actions are called for their events`() {
    let control = UIControl()
    var calls: [String] = []
    control.addAction(UIAction { _ in calls.append("down") }, for: .touchDown)
    control.addAction(UIAction { _ in calls.append("value") }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(calls == ["value"])
    control.sendActions(for: [.touchDown, .valueChanged])
    #expect(Set(calls.suffix(2)) == ["down", "value"])
  }

  // Apple documentation of `addAction(_:for:)`: one action for an identifier and an event.
  @Test func `an action takes the place of the former one with its identifier`() {
    let control = UIControl()
    var calls: [String] = []
    let identifier = UIAction.Identifier("same")
    control.addAction(
      UIAction(identifier: identifier) { _ in calls.append("old") },
      for: .touchDown
    )
    control.addAction(
      UIAction(identifier: identifier) { _ in calls.append("new") },
      for: .touchDown
    )
    control.sendActions(for: .touchDown)
    #expect(calls == ["new"])
  }

  // Apple documentation of `removeAction(_:for:)` and `removeAction(identifiedBy:for:)`.
  @Test func `actions are removed by themselves or their identifier`() {
    let control = UIControl()
    var calls: [String] = []
    let first = UIAction { _ in calls.append("first") }
    let second = UIAction(identifier: UIAction.Identifier("second")) { _ in calls.append("second") }
    control.addAction(first, for: .touchDown)
    control.addAction(second, for: .touchDown)
    control.removeAction(first, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(calls == ["second"])
    control.removeAction(identifiedBy: UIAction.Identifier("second"), for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(calls == ["second"])
  }

  // Apple documentation of `removeAction(_:for:)`: for the events only.
  @Test func `an action that is removed for one event stays for others`() {
    let control = UIControl()
    var calls = 0
    let action = UIAction { _ in calls += 1 }
    control.addAction(action, for: [.touchDown, .valueChanged])
    control.removeAction(action, for: .touchDown)
    control.sendActions(for: .touchDown)
    control.sendActions(for: .valueChanged)
    #expect(calls == 1)
  }

  // Apple documentation of `allControlEvents`: those that have an action.
  @Test func `the events of a control are those with actions`() {
    let control = UIControl()
    control.addAction(UIAction { _ in }, for: .touchDown)
    control.addAction(UIAction { _ in }, for: .valueChanged)
    #expect(control.allControlEvents == [.touchDown, .valueChanged])
  }

  // Apple documentation of `sender` of UIAction: the control that performs the action.
  @Test func `the sender of an action is the control`() {
    let control = UIControl()
    var sender: UIControl?
    control.addAction(UIAction { sender = $0.sender as? UIControl }, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(sender === control)
  }

  // Apple documentation of `init(frame:primaryAction:)`: for the event `primaryActionTriggered`.
  @Test func `a primary action is called for its event`() {
    var calls = 0
    let control = UIControl(frame: .zero, primaryAction: UIAction { _ in calls += 1 })
    #expect(control.allControlEvents.contains(.primaryActionTriggered))
    control.sendActions(for: .primaryActionTriggered)
    #expect(calls == 1)
  }

  // Apple header UIControl.h: the bits of the events.
  @Test func `events have the bits of the header`() {
    typealias Event = UIControl.Event
    #expect(Event.touchDown.rawValue == 1 && Event.touchDownRepeat.rawValue == 2)
    #expect(Event.touchDragInside.rawValue == 4 && Event.touchDragOutside.rawValue == 8)
    #expect(Event.touchDragEnter.rawValue == 16 && Event.touchDragExit.rawValue == 32)
    #expect(Event.touchUpInside.rawValue == 64 && Event.touchUpOutside.rawValue == 128)
    #expect(Event.touchCancel.rawValue == 256 && Event.valueChanged.rawValue == 1 << 12)
    #expect(Event.primaryActionTriggered.rawValue == 1 << 13)
    #expect(Event.menuActionTriggered.rawValue == 1 << 14)
    #expect(Event.allTouchEvents.rawValue == 0xFFF && Event.allEditingEvents.rawValue == 0xF0000)
  }

  // Apple header UIControl.h: the bits of the states and the values of the alignments.
  @Test func `states and alignments have the values of the header`() {
    #expect(UIControl.State.normal.rawValue == 0 && UIControl.State.highlighted.rawValue == 1)
    #expect(UIControl.State.disabled.rawValue == 2 && UIControl.State.selected.rawValue == 4)
    #expect(UIControl.State.application.rawValue == 0xFF0000)
    #expect(UIControl.ContentVerticalAlignment.fill.rawValue == 3)
    #expect(UIControl.ContentHorizontalAlignment.left.rawValue == 1)
    #expect(UIControl.ContentHorizontalAlignment.leading.rawValue == 4)
    #expect(UIControl.ContentHorizontalAlignment.trailing.rawValue == 5)
  }

  // Apple documentation of `effectiveContentHorizontalAlignment`: by the direction of the view.
  @Test func `leading content is right in a right-to-left control`() {
    let control = UIControl()
    control.contentHorizontalAlignment = .leading
    control.semanticContentAttribute = .forceLeftToRight
    #expect(control.effectiveContentHorizontalAlignment == .left)
    control.semanticContentAttribute = .forceRightToLeft
    #expect(control.effectiveContentHorizontalAlignment == .right)
    control.contentHorizontalAlignment = .left
    #expect(control.effectiveContentHorizontalAlignment == .left)
  }

  // Apple documentation of `setOn(_:animated:)`, `setValue(_:animated:)` and of the properties:
  // code that sets a value does not send the event.
  @Test func `values that code sets send no event`() {
    let (toggle, slider, pages) = (UISwitch(), UISlider(), UIPageControl())
    pages.numberOfPages = 5
    var calls = 0
    for control in [toggle, slider, pages] as [UIControl] {
      control.addAction(UIAction { _ in calls += 1 }, for: .allEvents)
    }
    toggle.setOn(true, animated: false)
    slider.setValue(0.5, animated: false)
    pages.currentPage = 3
    #expect(calls == 0 && toggle.isOn && slider.value == 0.5 && pages.currentPage == 3)
  }

  // Apple documentation of `init(frame:actions:)`: titles and handlers are those of the actions.
  @Test func `segments can be made of actions`() {
    let actions = ["A", "B"].map { UIAction(title: $0, identifier: .init($0)) { _ in } }
    let control = UISegmentedControl(frame: .zero, actions: actions)
    #expect(control.numberOfSegments == 2 && control.titleForSegment(at: 1) == "B")
    #expect(control.actionForSegment(at: 0)?.identifier == .init("A"))
    #expect(control.segmentIndex(identifiedBy: .init("B")) == 1)
    #expect(control.segmentIndex(identifiedBy: .init("C")) == NSNotFound)
  }

  // Apple documentation of `setWidth(_:forSegmentAt:)` and `setEnabled(_:forSegmentAt:)`.
  @Test func `a segment has its own width and can be disabled`() {
    let control = UISegmentedControl(items: ["A", "B"])
    control.setWidth(70, forSegmentAt: 1)
    control.setEnabled(false, forSegmentAt: 0)
    #expect(control.widthForSegment(at: 1) == 70 && !control.isEnabledForSegment(at: 0))
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0)
  }
}
