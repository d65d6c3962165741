// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The field of a title that the user changes.
@preconcurrency @MainActor
class TitleField: UITextField {
  /// Called for Esc.
  var onEscape: (() -> Void)?

  private static let escapePressed = Selector("escapePressed:", TitleField.escapePressed(_:))

  override var keyCommands: [UIKeyCommand]? {
    let escape = UIKeyCommand(
      input: UIKeyCommand.inputEscape,
      modifierFlags: [],
      action: Self.escapePressed
    )
    return (super.keyCommands ?? []) + [escape]
  }

  private func escapePressed(_ sender: Any?) { onEscape?() }
}
