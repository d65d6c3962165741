// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions
import RetourHost

/// A view whose text an engine edits.
@MainActor
protocol EditedText: TextEditor, UIView, UIResponderStandardEditActions {
  var editor: EditingEngine { get }
  /// Whether the text has several lines.
  var hasLines: Bool { get }
  /// Whether the user can select the text.
  var allowsSelection: Bool { get }

  /// Returns whether the delegate allows a change.
  func allowsChange(_ edit: TextEdit) -> Bool
  /// Reports a selection that moved while the text is edited.
  func reportSelection()
  /// Reports a change of the text by the user.
  func reportChange()
  /// Handles Return.
  func submit()
  /// Ends editing without asking.
  func didEnd()

  /// Returns the delegate's edit menu; `nil` for the system's.
  func editMenu(for range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu?
  /// Reports an edit menu that appears.
  func willPresentEditMenu(with animator: any UIEditMenuInteractionAnimating)
  /// Reports an edit menu that disappears.
  func willDismissEditMenu(with animator: any UIEditMenuInteractionAnimating)
}

extension EditedText {
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

  /// Changes the first responder, and the input of the stage afterwards.
  func changingInput<Result>(_ body: () -> Result) -> Result {
    guard let input = storedWindow?.storedScene?.stage?.textInput else { return body() }
    return input.changing(body)
  }

  /// Has the window of an input method follow the caret.
  func caretMoved() {
    if isFirstResponder { storedWindow?.storedScene?.stage?.textInput.update() }
  }

  /// The color behind selected text.
  var selectionColor: UIColor {
    let tint: UIColor = tintColor
    return UIColor { tint.resolve(with: $0).withAlphaComponent(0.2) }
  }

  // MARK: The user's actions

  /// Whether a command of the system has an effect; `nil` for other actions.
  func allows(_ action: Selector) -> Bool? {
    let (selection, count) = (editor.editing.selection, editor.editing.count)
    return switch EditCommand(rawValue: "\(action)") {
    case .cut: takesText && !editsSecretly && !selection.isCaret
    case .copy: !editsSecretly && !selection.isCaret
    case .paste: takesText && UIPasteboard.general.hasStrings
    case .select: allowsSelection && !editsSecretly && selection.isCaret && count > 0
    case .selectAll:
      allowsSelection && !editsSecretly && selection.range.count < count
    case nil: nil
    }
  }

  func selectWord(for sender: Any?) {
    editor.select(TextSelection(editor.editing.word(at: editor.editing.selection.head)))
    if sender is UICommand { editor.menu.show() }
  }

  func selectText(for sender: Any?) {
    editor.select(TextSelection(0..<editor.editing.count))
    if sender is UICommand { editor.menu.show() }
  }

  func copySelection() {
    let selected = editor.editing.selectedText
    if !editsSecretly, !selected.isEmpty { UIPasteboard.general.string = selected }
  }

  func cutSelection() {
    let selection = editor.editing.selection
    guard !editsSecretly, !selection.isCaret else { return }
    copySelection()
    editor.change(TextEdit(selection.range, "", .deletion))
  }

  func deleteSelection() {
    let selection = editor.editing.selection
    if !selection.isCaret { editor.change(TextEdit(selection.range, "", .deletion)) }
  }

  func pasteText() {
    if let string = UIPasteboard.general.string { editor.enter(string, .paste) }
  }
}
