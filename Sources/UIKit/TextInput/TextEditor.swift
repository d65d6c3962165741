// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions
import RetourHost

/// A first responder that edits text with keys, typed characters and input methods.
@MainActor
protocol TextEditor: UIResponder {
  /// Whether the text is a password, of which nothing is recorded.
  var editsSecretly: Bool { get }
  /// The place of the caret in the window, in points.
  var caretInWindow: CGRect { get }

  /// Whether typed text has an effect.
  var takesText: Bool { get }

  /// Returns the effect of a key; `nil` leaves the key to key commands, to the focus and to others.
  func command(for key: UIKey) -> TextCommand?
  /// Performs the effect of a key.
  func perform(_ command: TextCommand)
  /// Receives text.
  func receive(_ text: InputEvent.Text)
  /// Begins to edit, since a key moved the focus here.
  func focusArrived()
  /// Ends editing without asking, since the view left its window.
  func leftWindow()
}

extension TextEditor {
  var takesText: Bool { true }
}
