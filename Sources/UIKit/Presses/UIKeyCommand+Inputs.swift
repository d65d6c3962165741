// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The inputs of keys without characters.
extension UIKeyCommand {
  /// The up arrow.
  public nonisolated class var inputUpArrow: String { "UIKeyInputUpArrow" }
  /// The down arrow.
  public nonisolated class var inputDownArrow: String { "UIKeyInputDownArrow" }
  /// The left arrow.
  public nonisolated class var inputLeftArrow: String { "UIKeyInputLeftArrow" }
  /// The right arrow.
  public nonisolated class var inputRightArrow: String { "UIKeyInputRightArrow" }
  /// Escape.
  public nonisolated class var inputEscape: String { "UIKeyInputEscape" }
  /// Page Up.
  public nonisolated class var inputPageUp: String { "UIKeyInputPageUp" }
  /// Page Down.
  public nonisolated class var inputPageDown: String { "UIKeyInputPageDown" }
  /// Home.
  public nonisolated class var inputHome: String { "UIKeyInputHome" }
  /// End.
  public nonisolated class var inputEnd: String { "UIKeyInputEnd" }
  /// Backspace.
  public nonisolated class var inputDelete: String { "UIKeyInputDelete" }
  /// F1.
  public nonisolated class var f1: String { "UIKeyInputF1" }
  /// F2.
  public nonisolated class var f2: String { "UIKeyInputF2" }
  /// F3.
  public nonisolated class var f3: String { "UIKeyInputF3" }
  /// F4.
  public nonisolated class var f4: String { "UIKeyInputF4" }
  /// F5.
  public nonisolated class var f5: String { "UIKeyInputF5" }
  /// F6.
  public nonisolated class var f6: String { "UIKeyInputF6" }
  /// F7.
  public nonisolated class var f7: String { "UIKeyInputF7" }
  /// F8.
  public nonisolated class var f8: String { "UIKeyInputF8" }
  /// F9.
  public nonisolated class var f9: String { "UIKeyInputF9" }
  /// F10.
  public nonisolated class var f10: String { "UIKeyInputF10" }
  /// F11.
  public nonisolated class var f11: String { "UIKeyInputF11" }
  /// F12.
  public nonisolated class var f12: String { "UIKeyInputF12" }

  /// Returns the input of a key that has no character, or another one than its symbol.
  static func input(of usage: UIKeyboardHIDUsage) -> String? {
    switch usage {
    case .keyboardUpArrow: inputUpArrow
    case .keyboardDownArrow: inputDownArrow
    case .keyboardLeftArrow: inputLeftArrow
    case .keyboardRightArrow: inputRightArrow
    case .keyboardEscape: inputEscape
    case .keyboardPageUp: inputPageUp
    case .keyboardPageDown: inputPageDown
    case .keyboardHome: inputHome
    case .keyboardEnd: inputEnd
    case .keyboardDeleteOrBackspace, .keyboardDeleteForward: inputDelete
    case .keyboardReturnOrEnter, .keypadEnter: "\r"
    case .keyboardTab: "\t"
    case .keyboardSpacebar: " "
    default: functionKeys[usage]
    }
  }

  /// The function keys.
  private static let functionKeys: [UIKeyboardHIDUsage: String] = [
    .keyboardF1: f1, .keyboardF2: f2, .keyboardF3: f3, .keyboardF4: f4, .keyboardF5: f5,
    .keyboardF6: f6, .keyboardF7: f7, .keyboardF8: f8, .keyboardF9: f9, .keyboardF10: f10,
    .keyboardF11: f11, .keyboardF12: f12,
  ]

  /// The inputs that are mirrored in right-to-left interfaces.
  static let mirrored = [
    inputLeftArrow: inputRightArrow, inputRightArrow: inputLeftArrow,
    "[": "]", "]": "[", "{": "}", "}": "{", "(": ")", ")": "(", "<": ">", ">": "<",
  ]
}
