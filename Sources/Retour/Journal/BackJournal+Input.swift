// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

extension BackJournal {
  /// The phase of a touch or of a key.
  public enum Phase: String, Codable, Hashable, Sendable {
    /// It began.
    case began
    /// It moved; keys do not.
    case moved
    /// It ended.
    case ended
    /// The system cancelled it.
    case cancelled
  }

  /// A finger, or the mouse with a button held, at one moment.
  public struct Touch: Codable, Hashable, Sendable {
    /// The number of the finger while it is down, from 1; that of the mouse is 0.
    public let id: Int
    /// The phase.
    public let phase: Phase
    /// The distance from the left edge of the screen, in points.
    public let x: Double
    /// The distance from the top of the screen, in points.
    public let y: Double
    /// The buttons of the mouse, as in `UIEvent.ButtonMask`.
    public let buttons: Int

    /// Creates a touch.
    ///
    /// - Parameters:
    ///   - id: The number of the finger, from 1; 0 is the mouse.
    ///   - phase: The phase.
    ///   - x: The distance from the left edge of the screen, in points.
    ///   - y: The distance from the top of the screen, in points.
    ///   - buttons: The buttons of the mouse, as in `UIEvent.ButtonMask`.
    public init(id: Int, phase: Phase, x: Double, y: Double, buttons: Int = 0) {
      (self.id, self.phase, self.x, self.y, self.buttons) = (id, phase, x, y, buttons)
    }
  }

  /// A key that was pressed or released.
  public struct Key: Codable, Hashable, Sendable {
    /// The usage of every key that goes to a password: 0, which no key has.
    static let secret = 0

    /// The place of the key, as in `UIKeyboardHIDUsage`.
    ///
    /// It is `nil` for the Back key of a device, and 0 for every key that goes to a password. Other
    /// buttons of a gamepad or a remote have their usage on USB's consumer page, such as 0x0C0041.
    public let usage: Int?
    /// The phase.
    public let phase: Phase
    /// The characters without modifiers.
    public let characters: String
    /// The modifiers that are down, as in `UIKeyModifierFlags`.
    public let modifiers: Int

    /// Creates a key.
    ///
    /// - Parameters:
    ///   - usage: The place, as in `UIKeyboardHIDUsage`; `nil` for the Back key of a device.
    ///   - phase: The phase.
    ///   - characters: The characters without modifiers.
    ///   - modifiers: The modifiers that are down, as in `UIKeyModifierFlags`.
    public init(usage: Int?, phase: Phase, characters: String, modifiers: Int = 0) {
      (self.usage, self.phase, self.characters) = (usage, phase, characters)
      self.modifiers = modifiers
    }
  }
}

extension BackJournal.Touch: CustomStringConvertible {
  /// The touch in words.
  public var description: String {
    let name = id == 0 ? "mouse \(buttons)" : "touch \(id)"
    return "\(name) \(phase) \(phase == .moved ? "to" : "at")"
      + String(format: " (%.0f, %.0f)", x, y)
  }
}

extension BackJournal.Key: CustomStringConvertible {
  /// The key in words.
  public var description: String {
    let name = usage.map { "\($0)" } ?? "Back"
    return "key \(name) \(phase)" + (modifiers == 0 ? "" : " with modifiers \(modifiers)")
  }
}
