// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QuartzCore
import RetourHost
import RetourTesting

@testable import UIKit

/// A headless window with touches and virtual time.
@MainActor
final class Hand {
  let world: World
  var stage: Stage { world.stage }
  var window: UIWindow { world.window }

  init(safeAreaInsets: UIEdgeInsets = .zero) {
    world = World(scale: 1, safeAreaInsets: safeAreaInsets)
    world.skipsFrames = true
  }

  /// Whether the window has neither touches nor participating recognizers.
  var isAtRest: Bool { window.touchDelivery.isAtRest && stage.touchTracker.touches.isEmpty }

  /// Adds a view that logs its touches.
  @discardableResult
  func addView(
    _ frame: CGRect = CGRect(x: 0, y: 0, width: 390, height: 844),
    to superview: UIView? = nil,
    name: String = "view",
    log: CallbackLog? = nil
  ) -> TouchView {
    stage.perform {
      let view = TouchView(frame: frame)
      view.name = name
      view.log = log
      (superview ?? window).addSubview(view)
      return view
    }
  }

  func advance(by seconds: Double) { world.advance(by: seconds) }

  func touch(
    _ phase: InputEvent.Touch.Phase,
    _ x: CGFloat,
    _ y: CGFloat,
    finger: Int = 1,
    device: InputEvent.Touch.Device = .touch
  ) {
    send([touchEvent(phase, x, y, finger: finger, device: device)])
  }

  func touchEvent(
    _ phase: InputEvent.Touch.Phase,
    _ x: CGFloat,
    _ y: CGFloat,
    finger: Int = 1,
    device: InputEvent.Touch.Device = .touch
  ) -> InputEvent {
    InputEvent(
      timestamp: world.time,
      kind: .touch(
        .init(id: finger, phase: phase, location: CGPoint(x: x, y: y), device: device)
      )
    )
  }

  func send(_ events: [InputEvent]) { stage.handle(events) }

  func down(_ x: CGFloat, _ y: CGFloat, finger: Int = 1) { touch(.began, x, y, finger: finger) }
  func move(_ x: CGFloat, _ y: CGFloat, finger: Int = 1) { touch(.moved, x, y, finger: finger) }
  func up(_ x: CGFloat, _ y: CGFloat, finger: Int = 1) { touch(.ended, x, y, finger: finger) }

  /// Taps once; the finger is down for 50 ms.
  func tap(_ x: CGFloat, _ y: CGFloat) {
    down(x, y)
    advance(by: 0.05)
    up(x, y)
  }

  /// Moves a finger at constant speed.
  func drag(from start: CGPoint, to end: CGPoint, seconds: Double, steps: Int, finger: Int = 1) {
    for step in 1...steps {
      advance(by: seconds / Double(steps))
      let part = CGFloat(step) / CGFloat(steps)
      move(
        start.x + (end.x - start.x) * part,
        start.y + (end.y - start.y) * part,
        finger: finger
      )
    }
  }
}

/// A view that logs its touches.
@MainActor
final class TouchView: UIView {
  var name = "view"
  var log: CallbackLog?
  var onTouch: ((UITouch.Phase) -> Void)?
  var mayBegin = true

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(.began, touches)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(.moved, touches)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(.ended, touches)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(.cancelled, touches)
  }
  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    mayBegin
  }

  private func note(_ phase: UITouch.Phase, _ touches: Set<UITouch>) {
    // A view is told each phase with touches that are in it.
    let isRight = touches.allSatisfy { $0.phase == phase }
    log?.add("\(name) \(isRight ? "" : "wrong ")\(phase)")
    onTouch?(phase)
  }
}

/// A target that records the states it is notified of.
@MainActor
final class Probe {
  static let action = Selector("fired:", Probe.fired(_:))

  var states: [UIGestureRecognizer.State] = []
  var log: CallbackLog?
  var name = "action"
  var onFire: ((UIGestureRecognizer) -> Void)?

  func fired(_ sender: UIGestureRecognizer) {
    states.append(sender.state)
    log?.add("\(name) \(sender.state)")
    onFire?(sender)
  }

  /// Returns and removes the states.
  func take() -> [UIGestureRecognizer.State] {
    defer { states = [] }
    return states
  }
}
