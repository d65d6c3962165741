// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourTesting
import Testing

@testable import UIKit

/// The buttons of the mouse, in events, controls and recognizers.
@MainActor @Suite(.freesControllers) struct MouseButtonTests {
  private final class Target: UIView {
    var masks: [UIEvent.ButtonMask] = []
    var flags: [UIKeyModifierFlags] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(event) }
    private func note(_ event: UIEvent?) {
      masks.append(event?.buttonMask ?? [])
      flags.append(event?.modifierFlags ?? [])
    }
  }

  @MainActor private final class Listener {
    var masks: [UIEvent.ButtonMask] = []
    var taps = 0
    func fired(_ sender: UIGestureRecognizer) { masks.append(sender.buttonMask) }
    func tapped() { taps += 1 }
    static let fired = Selector("fired:", Listener.fired(_:))
  }

  private let world = World(size: CGSize(width: 100, height: 100), scale: 1)
  private let point = CGPoint(x: 50, y: 50)
  private let listener = Listener()

  private func addView<View: UIView>(_ view: View) -> View {
    view.frame = world.window.bounds
    world.window.addSubview(view)
    return view
  }

  @Test(arguments: zip(World.MouseButton.allCases, 1...5))
  func `the beginning and the end of a click have the mask of the button`(
    _ button: World.MouseButton,
    _ number: Int
  ) {
    let view = addView(Target())
    world.click(button: button, at: point)
    #expect(view.masks == [.button(number), .button(number)])
  }

  @Test func `a finger has no mask, and events have the modifiers that are held`() {
    let view = addView(Target())
    world.hold(Key(.keyboardLeftShift))
    world.finger.tap(at: point)
    world.release(Key(.keyboardLeftShift))
    world.click(at: point)
    #expect(view.masks == [[], [], .primary, .primary])
    #expect(view.flags == [.shift, .shift, [], []])
  }

  @Test func `a tap recognizer requires the primary button unless told otherwise`() {
    let view = addView(UIView())
    let tap = UITapGestureRecognizer(target: listener, action: Listener.fired)
    view.addGestureRecognizer(tap)
    world.click(button: .secondary, at: point)
    #expect(listener.masks.isEmpty)
    world.click(at: point)
    #expect(listener.masks == [.primary])
    tap.buttonMaskRequired = .secondary
    world.advance(by: 1)
    world.click(at: point)
    world.click(button: .secondary, at: point)
    #expect(listener.masks == [.primary, .secondary])
    world.finger.tap(at: point)
    #expect(listener.masks == [.primary, .secondary, []])
  }

  @Test func `pans, long presses and controls leave the other buttons alone`() {
    let button = addView(UIButton(type: .system))
    button.addTarget(listener, action: Selector("tapped", Listener.tapped), for: .allTouchEvents)
    let pan = UIPanGestureRecognizer(target: listener, action: Listener.fired)
    let press = UILongPressGestureRecognizer(target: listener, action: Listener.fired)
    press.minimumPressDuration = 0.01
    button.addGestureRecognizer(pan)
    button.addGestureRecognizer(press)
    world.click(button: .secondary, at: point)
    #expect(listener.masks.isEmpty && listener.taps == 0)
    world.click(at: point)
    #expect(!listener.masks.isEmpty)
  }

  @Test func `a tap of the secondary button in a control reaches the recognizers around it`() {
    let outer = addView(UIView())
    let button = UIButton(frame: outer.bounds)
    outer.addSubview(button)
    let tap = UITapGestureRecognizer(target: listener, action: Listener.fired)
    outer.addGestureRecognizer(tap)
    world.click(at: point)
    #expect(listener.masks.isEmpty)
    tap.buttonMaskRequired = .secondary
    world.click(button: .secondary, at: point)
    #expect(listener.masks == [.secondary])
  }
}
