// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// A key of a keyboard at the moment of a press.
@preconcurrency @MainActor
open class UIKey: NSObject {
  private let usage: UIKeyboardHIDUsage
  private let symbol: String
  private let flags: UIKeyModifierFlags

  /// Creates a key.
  ///
  /// - Parameters:
  ///   - usage: The place of the key.
  ///   - symbol: The character without modifiers; empty for keys such as arrows.
  ///   - flags: The modifiers.
  init(_ usage: UIKeyboardHIDUsage, symbol: String, _ flags: UIKeyModifierFlags) {
    self.usage = usage
    self.symbol = UIKeyCommand.input(of: usage) ?? symbol
    self.flags = usage.isOnKeypad ? flags.union(.numericPad) : flags
  }

  /// The characters of the key with its modifiers.
  ///
  /// Keys without characters have a name that ``UIKeyCommand`` declares, such as
  /// ``UIKeyCommand/inputEscape``; modifier keys have none. With Shift, keys other than letters
  /// have the characters of a US keyboard (our decision, see Parity).
  open var characters: String {
    KeyCharacters.characters(
      of: symbol,
      isShifted: flags.contains(.shift),
      isCapsLocked: flags.contains(.alphaShift)
    )
  }
  /// The characters of the key without modifiers.
  open var charactersIgnoringModifiers: String { symbol }
  /// The modifiers that are down.
  open var modifierFlags: UIKeyModifierFlags { flags }
  /// The place of the key on the keyboard.
  open var keyCode: UIKeyboardHIDUsage { usage }
}

extension UIKeyboardHIDUsage {
  fileprivate var isOnKeypad: Bool {
    (Self.keypadSlash.rawValue...Self.keypadPeriod.rawValue).contains(rawValue)
      || self == .keypadEqualSign
  }
}
