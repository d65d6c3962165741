// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions
import RetourHost

/// The keys and texts of a first responder that edits text.
extension PressDelivery {
  /// The first responder, if it edits text with keys.
  var editor: (any TextEditor)? { firstResponder as? any TextEditor }

  /// The first responder, if it is an app-supplied receiver of text.
  private var receiver: (any UIKeyInput)? {
    editor == nil ? firstResponder as? any UIKeyInput : nil
  }

  /// Returns whether the first responder uses a key before key commands and the focus do.
  func takesText(_ key: UIKey) -> Bool {
    if let editor { return editor.command(for: key) != nil }
    guard receiver != nil else { return false }
    switch TextCommand(key, isMarking: false) {
    case .character, .submit, .delete(.backward): return true
    default: return false
    }
  }

  /// Begins a press that the first responder uses for its text.
  ///
  /// - Returns: Whether it does.
  func begins(textOf press: UIPress, _ event: UIPressesEvent) -> Bool {
    guard let key = press.key, takesText(key), let first = firstResponder else { return false }
    press.begin(at: first)
    first.pressesBegan([press], with: event)
    perform(key)
    return true
  }

  /// Repeats the effect of a key that is held.
  func repeatKey(_ key: UIKey?) {
    guard let key, takesText(key) else { return scrollKeys.repeatKey(key, in: window) }
    guard let editor else { return perform(key) }
    guard let command = editor.command(for: key), command != .submit else { return }
    editor.perform(command)
  }

  /// Performs the effect of a key on an app-supplied receiver of text.
  private func perform(_ key: UIKey) {
    guard let receiver else { return }
    switch TextCommand(key, isMarking: false) {
    case .delete: receiver.deleteBackward()
    case .submit: receiver.insertText("\n")
    default: return
    }
  }

  /// Delivers text to the first responder.
  func receive(_ text: InputEvent.Text) {
    if let editor { return editor.receive(text) }
    if case .insertion(let string) = text {
      let clean = TextEntry.cleaned(string, allowsLineBreaks: true)
      if !clean.isEmpty { receiver?.insertText(clean) }
    }
  }
}
