// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension InputEvent {
  /// A key that was pressed or released.
  package struct Key: Hashable, Sendable {
    /// The keys that modify others, and the locks that are on.
    package struct Modifiers: OptionSet, Hashable, Sendable {
      package let rawValue: Int

      package init(rawValue: Int) { self.rawValue = rawValue }

      package static let capsLock = Modifiers(rawValue: 1 << 0)
      package static let shift = Modifiers(rawValue: 1 << 1)
      package static let control = Modifiers(rawValue: 1 << 2)
      package static let alt = Modifiers(rawValue: 1 << 3)
      /// The key with the logo of Windows or Apple.
      package static let command = Modifiers(rawValue: 1 << 4)
    }

    /// The key by its place: its usage on USB's page of keyboards, or a usage of a device without
    /// characters, such as ``back``.
    package var usage: Int

    /// The character of the key in the keyboard's layout without modifiers; empty without one.
    package var symbol: String
    package var isDown: Bool

    /// Whether the key was down before and repeats.
    package var isRepetition: Bool

    /// The modifiers after the event.
    package var modifiers: Modifiers

    package init(
      usage: Int,
      symbol: String,
      isDown: Bool,
      isRepetition: Bool = false,
      modifiers: Modifiers = []
    ) {
      self.isRepetition = isRepetition
      self.usage = usage
      self.symbol = symbol
      self.isDown = isDown
      self.modifiers = modifiers
    }
  }
}
