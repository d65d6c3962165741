// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions
import RetourHost

/// The conversion of the input of keyboards, gamepads and remotes to presses and events.
///
/// It tracks the keys that are down. Keys that were pressed while no window was the key window are
/// ignored until they are pressed again.
@MainActor
final class PressTracker {
  private var down: [(usage: Int, press: UIPress)] = []
  private var lastSerial = 0
  private var stick = StickDirection()
  /// The modifiers that are down.
  private(set) var modifiers: UIKeyModifierFlags = []

  /// The presses that are down, in the order in which they began.
  var presses: [UIPress] { down.map(\.press) }

  /// Converts a key to an event.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - time: The time in seconds.
  ///   - window: The key window.
  /// - Returns: The event; `nil` for keys without one.
  func take(_ key: InputEvent.Key, at time: TimeInterval, window: UIWindow?) -> UIEvent? {
    modifiers = UIKeyModifierFlags(key.modifiers)
    guard key.isDown else { return release(key.usage, .ended, at: time) }
    guard let window, !down.contains(where: { $0.usage == key.usage }) else { return nil }
    let usage = UIKeyboardHIDUsage(rawValue: key.usage)
    guard let type = usage.map(UIPress.PressType.init) ?? UIPress.PressType(button: key.usage)
    else {
      return nil
    }
    lastSerial -= 1
    let press = UIPress(
      serial: lastSerial,
      type,
      key: usage.map { UIKey($0, symbol: key.symbol, modifiers) },
      window: window,
      time: time
    )
    rest()
    // Those who see the event before it is delivered can tell whether it goes to a password.
    if let editor = window.pressDelivery.editor { press.begin(at: editor) }
    down.append((key.usage, press))
    return event(at: time)
  }

  /// Converts a place of a gamepad's stick to changes of the buttons for the directions.
  ///
  /// - Parameter place: The place of -1...1, right and down.
  /// - Returns: The changes, in order.
  func buttons(ofStickAt place: CGPoint) -> [InputEvent.Key] {
    let former = stick.held
    stick.move(to: place)
    guard stick.held != former else { return [] }
    return [(former, false), (stick.held, true)].compactMap { direction, isDown in
      direction.map { InputEvent.Key(usage: $0.button, symbol: "", isDown: isDown) }
    }
  }

  /// Returns the key of an event; `nil` for keys that are on no keyboard.
  func key(_ key: InputEvent.Key) -> UIKey? {
    UIKeyboardHIDUsage(rawValue: key.usage).map {
      UIKey($0, symbol: key.symbol, UIKeyModifierFlags(key.modifiers))
    }
  }

  /// Cancels the presses that are down.
  ///
  /// - Parameters:
  ///   - time: The time in seconds.
  ///   - send: Sends an event for each of them.
  func cancelAll(at time: TimeInterval, send: (UIEvent) -> Void) {
    modifiers = []
    stick = StickDirection()
    for usage in down.map(\.usage) {
      if let event = release(usage, .cancelled, at: time) { send(event) }
    }
  }

  private func release(_ usage: Int, _ phase: UIPress.Phase, at time: TimeInterval) -> UIEvent? {
    guard let index = down.firstIndex(where: { $0.usage == usage }) else { return nil }
    rest()
    down[index].press.change(to: phase, time: time)
    defer { down.remove(at: index) }
    return event(at: time)
  }

  private func rest() {
    for press in presses { press.rest() }
  }

  private func event(at time: TimeInterval) -> UIEvent {
    UIPressesEvent(presses: presses, timestamp: time, modifierFlags: modifiers)
  }
}

extension UIPress.PressType {
  /// The meaning of a key.
  fileprivate init(_ usage: UIKeyboardHIDUsage) {
    self =
      switch usage {
      case .keyboardUpArrow: .upArrow
      case .keyboardDownArrow: .downArrow
      case .keyboardLeftArrow: .leftArrow
      case .keyboardRightArrow: .rightArrow
      case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar, .keyboardSelect: .select
      case .keyboardPageUp: .pageUp
      case .keyboardPageDown: .pageDown
      default: .keyboardKey
      }
  }
}

extension UIKeyModifierFlags {
  fileprivate init(_ modifiers: InputEvent.Key.Modifiers) {
    self = []
    if modifiers.contains(.capsLock) { insert(.alphaShift) }
    if modifiers.contains(.shift) { insert(.shift) }
    if modifiers.contains(.control) { insert(.control) }
    if modifiers.contains(.alt) { insert(.alternate) }
    if modifiers.contains(.command) { insert(.command) }
  }
}
