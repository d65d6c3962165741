// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourHost
public import UIKit

/// A key of a world's keyboard, which is a US one, or a button of its gamepad.
///
/// A key with a character is written as the character: `world.press("[", modifiers: .command)`.
public struct Key: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The USB usage of the key.
  let usage: Int
  /// The character without modifiers.
  let symbol: String

  init(usage: Int, symbol: String = "") { (self.usage, self.symbol) = (usage, symbol) }

  /// Creates the key of a place on the keyboard.
  ///
  /// - Parameter keyCode: The place.
  public init(_ keyCode: UIKeyboardHIDUsage) {
    usage = keyCode.rawValue
    symbol = Self.usages.first { $0.value == keyCode }.map { String($0.key) } ?? ""
  }

  /// Creates the key of a character.
  ///
  /// - Parameter value: A character that a US keyboard has without Shift.
  public init(extendedGraphemeClusterLiteral value: Character) {
    guard let usage = Self.usages[value] else {
      preconditionFailure("no key of a US keyboard has the character \(value) without Shift")
    }
    self.init(usage)
  }

  /// Escape.
  public static let escape = Key(.keyboardEscape)
  /// Return.
  public static let `return` = Key(.keyboardReturnOrEnter)
  /// The space bar.
  public static let space = Key(.keyboardSpacebar)
  /// Tab.
  public static let tab = Key(.keyboardTab)
  /// The left arrow.
  public static let left = Key(.keyboardLeftArrow)
  /// The right arrow.
  public static let right = Key(.keyboardRightArrow)
  /// The up arrow.
  public static let up = Key(.keyboardUpArrow)
  /// The down arrow.
  public static let down = Key(.keyboardDownArrow)
  /// The key that opens a context menu.
  public static let menu = Key(.keyboardApplication)
  /// The Back key of a device, and the button of a gamepad or a remote that goes back.
  public static let back = Key(usage: InputEvent.Key.back)

  /// Backspace.
  public static let backspace = Key(.keyboardDeleteOrBackspace)
  /// Delete.
  public static let delete = Key(.keyboardDeleteForward)
  /// Home.
  public static let home = Key(.keyboardHome)
  /// End.
  public static let end = Key(.keyboardEnd)
  /// Page Up.
  public static let pageUp = Key(.keyboardPageUp)
  /// Page Down.
  public static let pageDown = Key(.keyboardPageDown)

  /// Returns the key that types a character, perhaps with Shift; `nil` if a US keyboard has none.
  static func typing(_ character: Character) -> Key? {
    character.lowercased().first.flatMap { usages[$0] }.map(Key.init)
  }

  /// The keys with characters.
  private static let usages: [Character: UIKeyboardHIDUsage] = {
    var usages: [Character: UIKeyboardHIDUsage] = [:]
    func add(_ characters: String, from first: UIKeyboardHIDUsage) {
      for (index, character) in characters.enumerated() {
        usages[character] = UIKeyboardHIDUsage(rawValue: first.rawValue + index)
      }
    }
    add("abcdefghijklmnopqrstuvwxyz", from: .keyboardA)
    add("1234567890", from: .keyboard1)
    add(" -=[]\\", from: .keyboardSpacebar)
    add(";'`,./", from: .keyboardSemicolon)
    return usages
  }()
}
