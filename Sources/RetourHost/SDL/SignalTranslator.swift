// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// Translates a window's signals to input events, and numbers the fingers that are down.
///
/// Pure: no window, no clock. It ignores changes of size, which have to be read from the window.
struct SignalTranslator {
  /// A finger or the mouse while it is down.
  private struct Contact {
    var id: Int
    var location: CGPoint
    /// The buttons of the mouse that are down.
    var buttons: MouseButtons = []
  }

  private var mouse: Contact?
  /// The last location of the pointer; a wheel turns where the pointer is.
  private var pointer = CGPoint.zero
  private var fingers: [WindowSignal.Finger: Contact] = [:]
  /// The place of a gamepad's stick, whose axes are reported one by one.
  private var stick = CGPoint.zero

  /// Returns the input event of a signal.
  ///
  /// - Parameters:
  ///   - signal: The signal of SDL.
  ///   - geometry: The window's geometry.
  /// - Returns: The event, or `nil` for a signal without one.
  mutating func translate(
    _ signal: WindowSignal.Kind,
    in geometry: WindowGeometry
  ) -> InputEvent.Kind? {
    switch signal {
    case .mouse(let action, let button, let x, let y):
      pointer = geometry.point(unitX: x, unitY: y)
      if action == .motion, mouse == nil { return .pointer(pointer) }
      return followMouse(action, button, at: pointer)
    case .pointerLeft:
      return .pointer(nil)
    case .wheel(let x, let y):
      let isWhole = x == x.rounded() && y == y.rounded()
      return .wheel(
        .init(location: pointer, turns: CGPoint(x: x, y: y), isContinuous: !isWhole)
      )
    case .key(let key):
      return .key(key)
    case .text(let text):
      return .text(text)
    case .stick(let axis, let value):
      switch axis {
      case .horizontal: stick.x = value
      case .vertical: stick.y = value
      }
      return .stick(stick)
    case .finger(let action, let finger, let x, let y):
      let location = geometry.point(partX: x, partY: y)
      let id = freeID
      return Self.follow(&fingers[finger], id: id, action, at: location).map { .touch($0) }
    case .sizeChanged:
      return nil
    case .exposed:
      return .exposed
    case .closeRequested:
      return .closeRequested
    case .focusGained:
      return .activated
    case .focusLost:
      forgetContacts()
      return .deactivated
    case .minimized:
      forgetContacts()
      return .minimized
    case .restored:
      return .restored
    case .screenChanged:
      return .screenChanged
    }
  }

  private mutating func forgetContacts() {
    mouse = nil
    fingers = [:]
    stick = .zero
  }

  /// The smallest identifier that no finger has.
  private var freeID: Int {
    var id = InputEvent.Touch.mouseID + 1
    while fingers.values.contains(where: { $0.id == id }) {
      id += 1
    }
    return id
  }

  /// Follows the mouse, which is one touch from the first button that is pressed until the last one
  /// is released.
  private mutating func followMouse(
    _ action: WindowSignal.Action,
    _ button: MouseButtons,
    at location: CGPoint
  ) -> InputEvent.Kind? {
    var buttons = mouse?.buttons ?? []
    switch action {
    case .down: buttons.formUnion(button)
    case .motion: break
    case .up: buttons.subtract(button)
    }
    if mouse != nil, action == .down || (action == .up && !buttons.isEmpty) {
      mouse?.buttons = buttons
      return nil
    }
    let reported = action == .up ? mouse?.buttons : buttons
    guard
      var touch = Self.follow(&mouse, id: InputEvent.Touch.mouseID, action, at: location)
    else { return nil }
    mouse?.buttons = buttons
    touch.device = .mouse
    touch.buttons = reported ?? []
    return .touch(touch)
  }

  private static func follow(
    _ contact: inout Contact?,
    id: Int,
    _ action: WindowSignal.Action,
    at location: CGPoint
  ) -> InputEvent.Touch? {
    switch (action, contact) {
    case (.down, nil):
      contact = Contact(id: id, location: location)
      return .init(id: id, phase: .began, location: location, device: .touch)
    case (.motion, let known?):
      // SDL repeats the location when the button is released outside the window, and drivers do
      // when the pressure changes: a move without a distance would look like a finger
      // that has stopped.
      guard known.location != location else { return nil }
      contact?.location = location
      return .init(id: known.id, phase: .moved, location: location, device: .touch)
    case (.up, let known?):
      contact = nil
      return .init(id: known.id, phase: .ended, location: location, device: .touch)
    case (.down, _?), (.motion, nil), (.up, nil):
      return nil
    }
  }
}
