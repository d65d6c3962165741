// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A combination of keys that calls a method of the responder chain.
///
/// Responders return their commands from `keyCommands`. A press is compared with those of the first
/// responder, then with those of the next ones; the first that matches and whose method a responder
/// of the chain accepts takes the press, which no responder receives then.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  private let storedInput: String
  private let storedFlags: UIKeyModifierFlags

  /// Creates a key command without a title.
  ///
  /// - Parameters:
  ///   - input: The character of the key without modifiers, or a constant of this class.
  ///   - modifierFlags: The modifiers.
  ///   - action: The method to call, with the command as its argument.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", image: nil, action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Creates a key command.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image.
  ///   - action: The method to call, with the command as its argument.
  ///   - input: The character of the key without modifiers, or a constant of this class.
  ///   - modifierFlags: The modifiers.
  ///   - propertyList: Data that identifies the command.
  ///   - discoverabilityTitle: A longer title.
  ///   - attributes: The style and availability.
  ///   - state: The state.
  public init(
    title: String = "",
    image: UIImage? = nil,
    action: Selector,
    input: String,
    modifierFlags: UIKeyModifierFlags = [],
    propertyList: Any? = nil,
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    (storedInput, storedFlags) = (input, modifierFlags)
    super.init(title, image, action, propertyList)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
  }

  /// The character of the key without modifiers.
  open var input: String? { storedInput }
  /// The modifiers.
  open var modifierFlags: UIKeyModifierFlags { storedFlags }
  /// Whether the command has precedence over what the system does with its keys.
  open var wantsPriorityOverSystemBehavior = false
  /// Whether arrows and brackets are mirrored in right-to-left interfaces.
  open var allowsAutomaticMirroring = true

  /// Returns whether a key is the command's.
  ///
  /// Caps Lock and the keypad make no difference, and neither does the case of a letter. An input
  /// that a key has with Shift only, such as "?", matches with or without Shift in the flags.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - isMirrored: Whether the interface is right-to-left.
  /// - Returns: Whether it matches.
  func matches(_ key: UIKey, isMirrored: Bool) -> Bool {
    let mirrors = isMirrored && allowsAutomaticMirroring
    let input = mirrors ? Self.mirrored[storedInput] ?? storedInput : storedInput
    let flags = key.modifierFlags.subtracting([.alphaShift, .numericPad])
    if input.lowercased() == key.charactersIgnoringModifiers.lowercased() {
      return flags == storedFlags
    }
    return input == key.characters && input.lowercased() == input.uppercased()
      && flags.subtracting(.shift) == storedFlags.subtracting(.shift)
  }
}
