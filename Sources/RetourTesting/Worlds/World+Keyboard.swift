// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation
import RetourHost
public import UIKit

extension World {
  /// Presses a key and releases it.
  ///
  /// The modifiers are pressed before and released afterwards.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - modifiers: The modifiers.
  ///   - duration: The time for which the key is down, in seconds. The directions of a gamepad
  ///     repeat; the keys of a world's keyboard do not.
  public func press(
    _ key: Key,
    modifiers: UIKeyModifierFlags = [],
    for duration: TimeInterval = 0.05
  ) {
    let held = Self.modifierKeys.filter { modifiers.contains($0.flag) }
    for modifier in held { hold(Key(modifier.usage)) }
    hold(key)
    advance(by: duration)
    release(key)
    for modifier in held.reversed() { release(Key(modifier.usage)) }
  }

  /// Presses a key, which stays down.
  ///
  /// - Parameter key: The key, which can be a modifier.
  public func hold(_ key: Key) { report(key, isDown: true) }

  /// Releases a key.
  ///
  /// - Parameter key: A key that is down.
  public func release(_ key: Key) { report(key, isDown: false) }

  private func report(_ key: Key, isDown: Bool) {
    let modifier = Self.modifierKeys.first { $0.usage.rawValue == key.usage }?.modifier
    if let modifier { keyboard.change(modifier, isDown: isDown) }
    report(
      .key(
        .init(
          usage: key.usage,
          symbol: key.symbol,
          isDown: isDown,
          modifiers: keyboard.modifiers
        )
      )
    )
  }

  /// The keys that a press with modifiers holds.
  private static let modifierKeys:
    [(
      flag: UIKeyModifierFlags, usage: UIKeyboardHIDUsage, modifier: InputEvent.Key.Modifiers
    )] = [
      (.alphaShift, .keyboardCapsLock, .capsLock), (.control, .keyboardLeftControl, .control),
      (.alternate, .keyboardLeftAlt, .alt), (.shift, .keyboardLeftShift, .shift),
      (.command, .keyboardLeftGUI, .command),
    ]
}
