// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A responder that receives typed text while it is the first responder.
///
/// Return inserts a line feed. A text field has methods of its own for keys, see its description.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is any text.
  var hasText: Bool { get }
  /// Inserts a text at the caret.
  ///
  /// - Parameter text: The text.
  func insertText(_ text: String)
  /// Deletes the character before the caret.
  func deleteBackward()
}
