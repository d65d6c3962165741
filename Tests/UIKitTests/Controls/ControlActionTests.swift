// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QuartzCore
import RetourTesting
import Testing

import UIKit

@MainActor
struct ControlActionTests {
  /// An object with methods of all three kinds.
  @MainActor
  private final class Target: NSObject {
    var calls: [String] = []
    func plain() { calls.append("plain") }
    func tapped(_ sender: UIControl) { calls.append("tapped \(sender.tag)") }
    func tapped(_ sender: UIControl, event: UIEvent?) {
      calls.append(event == nil ? "no event" : "event")
    }
    static let plain = Selector("plain", Target.plain)
    static let tapped = Selector(
      "tapped:",
      Target.tapped(_:) as (Target) -> @MainActor (UIControl) -> Void
    )
    static let withEvent = Selector("tapped:event:", Target.tapped(_:event:))
  }

  @Test func `methods receive the sender and the event`() {
    let (control, target) = (UIControl(), Target())
    control.tag = 7
    control.addTarget(target, action: Target.plain, for: .valueChanged)
    control.addTarget(target, action: Target.tapped, for: .valueChanged)
    control.addTarget(target, action: Target.withEvent, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(target.calls == ["plain", "tapped 7", "no event"])
  }

  @Test func `a method is called once for all events that it was added for`() {
    let (control, target) = (UIControl(), Target())
    control.addTarget(target, action: Target.plain, for: .touchDown)
    control.addTarget(target, action: Target.plain, for: [.touchDown, .touchUpInside])
    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchUpInside)
    #expect(target.calls == ["plain", "plain"])
    #expect(control.allControlEvents == [.touchDown, .touchUpInside])
  }

  @Test func `a removed method is not called`() {
    let (control, target) = (UIControl(), Target())
    control.addTarget(target, action: Target.plain, for: [.touchDown, .touchUpInside])
    control.removeTarget(target, action: Target.plain, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(target.calls.isEmpty)
    #expect(control.actions(forTarget: target, forControlEvent: .touchUpInside) == ["plain"])
    control.removeTarget(nil, action: nil, for: .allEvents)
    #expect(control.actions(forTarget: target, forControlEvent: .touchUpInside) == nil)
    #expect(control.allTargets.isEmpty)
  }

  @Test func `targets are not retained and deallocated ones are skipped`() {
    let control = UIControl()
    weak var weakTarget: Target?
    do {
      let target = Target()
      weakTarget = target
      control.addTarget(target, action: Target.plain, for: .touchDown)
      #expect(control.allTargets == [target])
    }
    #expect(weakTarget == nil)
    control.sendActions(for: .touchDown)
    #expect(control.allTargets.isEmpty)
  }

  @Test func `without a target the responder chain is searched`() {
    final class Holder: UIView {
      var count = 0
      func pressed() { count += 1 }
    }
    let world = World()
    let (outer, inner, control) = (Holder(), UIView(), UIControl())
    world.show(outer, CGRect(x: 0, y: 0, width: 100, height: 100))
    outer.addSubview(inner)
    inner.addSubview(control)
    control.addTarget(nil, action: Selector("pressed", Holder.pressed), for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(outer.count == 1)
    #expect(control.allTargets.map { $0.base is NSNull } == [true])
  }

  @Test func `a method without any responder has no effect`() {
    let control = UIControl()
    control.addTarget(nil, action: Selector("nobody:"), for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(control.allControlEvents == .touchDown)
  }

  @Test func `an action replaces one with the same identifier`() {
    let control = UIControl()
    var calls: [String] = []
    let name = UIAction.Identifier("one")
    control.addAction(UIAction(identifier: name) { _ in calls.append("old") }, for: .touchDown)
    control.addAction(UIAction(identifier: name) { _ in calls.append("new") }, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(calls == ["new"])
    control.removeAction(identifiedBy: name, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(calls == ["new"])
  }

  @Test func `an action has a sender only while it runs`() {
    let control = UIControl()
    var seen: Any?
    let action = UIAction { seen = $0.sender }
    control.addAction(action, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(seen as? UIControl === control)
    #expect(action.sender == nil)
  }

  @Test func `a disabled action does not run`() {
    let control = UIControl()
    var count = 0
    let action = UIAction(attributes: .disabled) { _ in count += 1 }
    control.addAction(action, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(count == 0)
  }

  @Test func `a handler can remove itself and others`() {
    let control = UIControl()
    var calls = 0
    let action = UIAction { [unowned control] _ in
      calls += 1
      control.removeTarget(nil, action: nil, for: .allEvents)
      control.removeAction(identifiedBy: UIAction.Identifier("self"), for: .allEvents)
    }
    control.addAction(action, for: .touchDown)
    control.addAction(UIAction(identifier: .init("self")) { _ in calls += 10 }, for: .touchDown)
    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(calls == 12)
  }

  @Test func `the primary action of a control runs when it is performed`() {
    var count = 0
    let control = UIControl(frame: .zero, primaryAction: UIAction { _ in count += 1 })
    control.performPrimaryAction()
    #expect(count == 1)
  }

  @Test func `generated identifiers are unique`() {
    #expect(UIAction { _ in }.identifier != UIAction { _ in }.identifier)
  }

  @Test func `subclasses receive every action message`() {
    final class Spy: UIControl {
      var seen: [String] = []
      override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        seen.append(NSStringFromSelector(action))
        super.sendAction(action, to: target, for: event)
      }
      override func sendAction(_ action: UIAction) {
        seen.append(action.title)
        super.sendAction(action)
      }
    }
    let (control, target) = (Spy(), Target())
    control.addTarget(target, action: Target.plain, for: .touchDown)
    control.addAction(UIAction(title: "go") { _ in }, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(control.seen == ["plain", "go"])
    #expect(target.calls == ["plain"])
  }
}
