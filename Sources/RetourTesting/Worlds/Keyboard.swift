// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourHost

/// The modifiers that are down on a world's keyboard.
@MainActor
final class Keyboard {
  private(set) var modifiers: InputEvent.Key.Modifiers = []

  /// Presses or releases a modifier.
  func change(_ modifier: InputEvent.Key.Modifiers, isDown: Bool) {
    if isDown { modifiers.formUnion(modifier) } else { modifiers.subtract(modifier) }
  }
}
