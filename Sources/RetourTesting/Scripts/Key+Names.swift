// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import UIKit

extension Key {
  /// The names of the keys without a character.
  private static let names: [(name: String, key: Key)] = [
    ("Escape", .escape), ("Return", .return), ("Space", .space), ("Tab", .tab), ("Left", .left),
    ("Right", .right), ("Up", .up), ("Down", .down), ("Menu", .menu), ("Back", .back),
    ("Backspace", .backspace), ("Delete", .delete), ("Home", .home), ("End", .end),
    ("PageUp", .pageUp), ("PageDown", .pageDown), ("RemoteUp", .remoteUp),
    ("RemoteDown", .remoteDown), ("RemoteLeft", .remoteLeft), ("RemoteRight", .remoteRight),
    ("RemoteSelect", .remoteSelect), ("PlayPause", .playPause),
  ]

  private static let modifiers: [(name: String, flag: UIKeyModifierFlags)] = [
    ("Control", .control), ("Alt", .alternate), ("Shift", .shift), ("Command", .command),
  ]

  /// Returns the key of a name, and the modifiers before it: `Escape`, `a`, `Command+[`.
  static func named(_ name: String) -> (key: Key, modifiers: UIKeyModifierFlags)? {
    var flags: UIKeyModifierFlags = []
    var rest = Substring(name)
    while let modifier = modifiers.first(where: { isPrefix($0.name + "+", of: rest) }) {
      flags.insert(modifier.flag)
      rest = rest.dropFirst(modifier.name.count + 1)
    }
    if let known = names.first(where: { $0.name.lowercased() == rest.lowercased() }) {
      return (known.key, flags)
    }
    guard rest.count == 1, let character = rest.first, let key = typing(character) else {
      return nil
    }
    return (key, flags)
  }

  /// Whether a usage is that of a key that only changes others.
  static func isModifier(_ usage: Int) -> Bool {
    usage == UIKeyboardHIDUsage.keyboardCapsLock.rawValue
      || (UIKeyboardHIDUsage.keyboardLeftControl
        .rawValue...UIKeyboardHIDUsage.keyboardRightGUI
        .rawValue).contains(usage)
  }

  private static func isPrefix(_ prefix: String, of text: Substring) -> Bool {
    text.count > prefix.count && text.lowercased().hasPrefix(prefix.lowercased())
  }

  /// Returns the name of the key with modifiers before it.
  package func name(with flags: UIKeyModifierFlags) -> String {
    let held = Self.modifiers.filter { flags.contains($0.flag) }.map { $0.name + "+" }.joined()
    return held + (Self.names.first { $0.key.usage == usage }?.name ?? symbol)
  }
}
