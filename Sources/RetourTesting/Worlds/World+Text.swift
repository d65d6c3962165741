// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import CoreGraphics
import RetourHost
import UIKit

extension World {
  /// Types a text on the keyboard.
  ///
  /// Each character presses its key, if a US keyboard has it, and arrives as text while a responder
  /// takes text; `"\n"` and `"\t"` press Return and Tab.
  ///
  /// - Parameter text: The text.
  public func typeText(_ text: String) {
    for character in text {
      switch character {
      case "\n": press(.return)
      case "\t": press(.tab)
      default: typeCharacter(character)
      }
    }
  }

  private func typeCharacter(_ character: Character) {
    let key = Key.typing(character)
    let isShifted = character.isUppercase && key != nil
    if isShifted { hold(Key(.keyboardLeftShift)) }
    if let key { hold(key) }
    if isTextInputOn { report(.text(.insertion(String(character)))) }
    if let key { release(key) }
    if isShifted { release(Key(.keyboardLeftShift)) }
  }

  /// Shows a text as an input method does that composes it; the next typed text replaces it.
  ///
  /// - Parameters:
  ///   - text: The text; an empty one ends composing.
  ///   - selection: The selection in it, in UTF-16 units; `nil` is the caret at its end.
  public func mark(_ text: String, selection: Range<Int>? = nil) {
    guard isTextInputOn else { return }
    let end = text.utf16.count
    report(.text(.composition(text, selection: selection ?? end..<end)))
  }

  /// Inserts a text at once, as an input method does that was composing it.
  ///
  /// - Parameter text: The text.
  public func insert(_ text: String) {
    if isTextInputOn { report(.text(.insertion(text))) }
  }

  /// Copies a text in another program, and presses Control and V.
  ///
  /// - Parameter text: The text.
  public func paste(_ text: String) {
    clipboardText = text
    press("v", modifiers: .control)
  }

  /// Presses a key and holds it until it has repeated.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - count: The number of repetitions.
  public func press(_ key: Key, repeating count: Int) {
    hold(key)
    for _ in 0..<count {
      advance(by: 0.03)
      report(
        .key(
          .init(
            usage: key.usage,
            symbol: key.symbol,
            isDown: true,
            isRepetition: true,
            modifiers: keyboard.modifiers
          )
        )
      )
    }
    release(key)
  }

  /// Whether the screen with the focus sends text: a responder that takes text is the first.
  public var isTextInputOn: Bool { textInputArea != nil }
  /// The place of the caret that an input method keeps free, in points; `nil` without text input.
  public var textInputArea: CGRect? { frontScene.display.textInputArea }
  /// The text on the clipboard, which the world shares with no other program.
  public var clipboardText: String? {
    get { display.clipboardText }
    set { display.clipboardText = newValue }
  }

  /// The height of a screen keyboard, which covers the bottom of the screen while text is edited.
  ///
  /// It draws nothing, and posts UIKit's notifications. Without a height there is none, as with a
  /// hardware keyboard.
  ///
  /// - Parameter height: The height in points; `nil` removes the keyboard.
  public func setScreenKeyboard(height: CGFloat?) {
    perform { stage.textInput.keyboard.setHeight(height) }
    advance(by: 0)
  }

  /// The frame of the screen keyboard at the end of its animation; below the screen while hidden.
  public var screenKeyboardFrame: CGRect { stage.textInput.keyboard.frame }
}
