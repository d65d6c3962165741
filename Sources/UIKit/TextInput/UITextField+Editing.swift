// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions
import RetourHost

extension UITextField: TextEditor {
  var editsSecretly: Bool { storedIsSecure }

  var caretInWindow: CGRect {
    convert(editor.display.caretRect(at: editor.editing.selection.head), to: nil)
  }

  func command(for key: UIKey) -> TextCommand? {
    TextCommand(key, isMarking: editor.editing.marked != nil)
  }

  func perform(_ command: TextCommand) { editor.perform(command) }

  func receive(_ text: InputEvent.Text) {
    switch text {
    case .insertion(let string): editor.enter(string)
    case .composition(let string, let selection): editor.mark(string, selected: selection)
    }
  }

  func focusArrived() { becomeFirstResponder() }

  func leftWindow() { if editor.isActive { changingInput { didEnd() } } }
}

extension UITextField {
  /// Changes the first responder, and the input of the stage afterwards.
  func changingInput<Result>(_ body: () -> Result) -> Result {
    guard let input = storedWindow?.storedScene?.stage?.textInput else { return body() }
    return input.changing(body)
  }

  // MARK: Asking the delegate

  var allowsBeginning: Bool { delegate?.textFieldShouldBeginEditing(self) ?? true }
  var allowsEnding: Bool { delegate?.textFieldShouldEndEditing(self) ?? true }
  var allowsClearing: Bool { delegate?.textFieldShouldClear(self) ?? true }

  func allowsChange(_ edit: TextEdit) -> Bool {
    delegate?.textField(
      self,
      shouldChangeCharactersIn: NSRange(edit.range),
      replacementString: edit.replacement
    ) ?? true
  }

  // MARK: Reporting

  func didBegin() {
    editor.begin()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  func didEnd() {
    editor.end()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(
      name: Self.textDidEndEditingNotification,
      object: self,
      userInfo: [Self.didEndEditingReasonKey: DidEndEditingReason.committed.rawValue]
    )
  }

  func reportSelection() {
    delegate?.textFieldDidChangeSelection(self)
    caretMoved()
  }

  func reportChange() {
    contentSizeMayChange()
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  /// Has the window of an input method follow the caret.
  private func caretMoved() {
    if isFirstResponder { storedWindow?.storedScene?.stage?.textInput.update() }
  }

  // MARK: The user's actions

  /// Handles Return.
  func submit() {
    if enablesReturnKeyAutomatically, !hasText { return }
    editor.unmark()
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let ends = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    if ends { resignFirstResponder() }
  }

  /// Handles a tap of the clear button.
  func clear() {
    guard allowsClearing else { return }
    editor.setText("")
    reportChange()
  }

  /// Selects by a tap or a click, and begins to edit.
  func select(by touch: UITouch) {
    let x = touch.location(in: self).x
    guard isFirstResponder || becomeFirstResponder() else { return }
    layoutIfNeeded()
    editor.tap(at: x, taps: min(touch.tapCount, 3))
  }

  /// Whether a drag selects or scrolls.
  var takesDrags: Bool { isFirstResponder && editor.takesDrags }

  func copySelection() {
    let selected = editor.editing.selectedText
    if !storedIsSecure, !selected.isEmpty { UIPasteboard.general.string = selected }
  }

  func cutSelection() {
    let selection = editor.editing.selection
    guard !storedIsSecure, !selection.isCaret else { return }
    copySelection()
    editor.change(TextEdit(selection.range, "", .deletion))
  }

  func pasteText() {
    if let string = UIPasteboard.general.string { editor.enter(string, .paste) }
  }

  func setText(_ text: String?) {
    guard text ?? "" != editor.editing.text else { return }
    editor.setText(text ?? "")
    contentSizeMayChange()
  }
}
