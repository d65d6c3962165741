// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

extension TextCommand {
  /// Creates the effect of a key in a text of one line; `nil` for keys that others use.
  ///
  /// Shortcuts are those of Linux with Control, and Apple's with Command. Alt and an arrow go back
  /// and forward as everywhere (our decision).
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - isMarking: Whether an input method composes text.
  @MainActor
  init?(_ key: UIKey, isMarking: Bool) {
    let modifiers = key.modifierFlags.subtracting([.alphaShift, .numericPad])
    guard !modifiers.contains(.alternate) else { return nil }
    let extends = modifiers.contains(.shift)
    let hasControl = modifiers.contains(.control)
    let hasCommand = modifiers.contains(.command)
    let isPlain = !hasControl && !hasCommand
    func moves(_ movement: TextMovement) -> TextCommand {
      .move(movement, extendsSelection: extends)
    }
    switch key.keyCode {
    case .keyboardLeftArrow: self = moves(isPlain ? .left : hasControl ? .wordLeft : .lineStart)
    case .keyboardRightArrow: self = moves(isPlain ? .right : hasControl ? .wordRight : .lineEnd)
    case .keyboardUpArrow: self = moves(isPlain ? .up : .textStart)
    case .keyboardDownArrow: self = moves(isPlain ? .down : .textEnd)
    case .keyboardHome: self = moves(isPlain ? .lineStart : .textStart)
    case .keyboardEnd: self = moves(isPlain ? .lineEnd : .textEnd)
    case .keyboardDeleteOrBackspace: self = .delete(isPlain ? .backward : .wordBackward)
    case .keyboardDeleteForward where extends && isPlain: self = .cut
    case .keyboardDeleteForward: self = .delete(isPlain ? .forward : .wordForward)
    case .keyboardInsert where extends && isPlain: self = .paste
    case .keyboardInsert where hasControl: self = .copy
    case .keyboardReturnOrEnter, .keypadEnter:
      guard isPlain else { return nil }
      self = .submit
    case .keyboardEscape:
      guard isMarking, modifiers.isEmpty else { return nil }
      self = .cancelMarking
    default:
      guard let command = Self.ofCharacter(key, isPlain: isPlain, extends) else { return nil }
      self = command
    }
  }

  /// Returns the effect of a key with a character.
  @MainActor
  private static func ofCharacter(_ key: UIKey, isPlain: Bool, _ isShifted: Bool) -> TextCommand? {
    let symbol = key.charactersIgnoringModifiers
    guard symbol.count == 1, symbol.unicodeScalars.allSatisfy({ $0.value >= 0x20 }) else {
      return nil
    }
    if isPlain { return .character }
    switch (symbol.lowercased(), isShifted) {
    case ("a", false): return .selectAll
    case ("c", false): return .copy
    case ("x", false): return .cut
    case ("v", false): return .paste
    case ("z", false): return .undo
    case ("z", true), ("y", false): return .redo
    default: return nil
    }
  }
}
