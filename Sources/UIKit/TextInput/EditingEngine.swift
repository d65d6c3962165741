// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import QuartzCore
import RetourDecisions

/// The editing of a text: its characters and their changes, by keys, fingers, the mouse and the
/// app.
///
/// A text field or a text view is the façade; its ``TextDisplay`` shows what this decides.
@MainActor
final class EditingEngine {
  private unowned let host: any EditedText
  private(set) var editing = TextEditing()
  /// Whether the text is being edited.
  private(set) var isActive = false
  let display: any TextDisplay
  /// The drag of a handle, or of the caret.
  private(set) lazy var selectionDrag = SelectionDrag(host)
  private(set) lazy var menu = TextEditMenu(host)
  /// The text and the selection that were shown last.
  private var shown = (revision: 0, selection: TextSelection(caret: 0))
  /// Whether the next change replaces a password that was typed before.
  private var replacesAll = false
  /// The selection that a mouse drags: the range under the pointer at its beginning.
  private var dragged: Range<Int>?

  init(_ host: any EditedText, _ display: any TextDisplay) {
    self.host = host
    self.display = display
  }

  // MARK: The app's changes

  /// Replaces the text for the app.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - styles: The styles of its characters; `nil` is style 0.
  func setText(_ text: String, styles: TextStyleRuns? = nil) {
    let selection = editing.selection
    editing.setText(text, styles: styles)
    replacesAll = false
    show()
    if isActive, editing.selection != selection { host.reportSelection() }
  }

  /// Selects a range for the app.
  func select(_ selection: TextSelection) {
    changeSelection { $0.select(selection) }
  }

  /// Replaces a range for the app, without asking the delegate.
  func replace(_ range: Range<Int>, by string: String) {
    if apply(insertion(of: string, .paste, in: range)) { host.reportChange() }
  }

  /// Shows the present text and selection.
  ///
  /// - Parameter scrollsToCaret: Whether a long line scrolls to the caret.
  func show(scrollsToCaret: Bool = true) {
    let present = (editing.revision, editing.selection)
    if present != shown {
      shown = present
      menu.dismiss()
    }
    display.show(editing, isActive: isActive, scrollsToCaret: scrollsToCaret)
  }

  // MARK: Beginning and ending

  /// Begins to edit.
  ///
  /// - Parameter keepsSelection: Whether the caret stays; otherwise it is at the end, or where a
  ///   finger placed it.
  func begin(keepsSelection: Bool) {
    isActive = true
    replacesAll = host.editsSecretly && !editing.text.isEmpty
    if !keepsSelection, dragged == nil { editing.select(TextSelection(caret: editing.count)) }
    display.caret.beginBlinking()
    show()
  }

  /// Ends editing.
  ///
  /// - Parameter keepsSelection: Whether what is selected stays so.
  func end(keepsSelection: Bool) {
    isActive = false
    dragged = nil
    selectionDrag.end()
    menu.dismiss()
    display.handles.setWanted(false)
    editing.unmark()
    if !keepsSelection { editing.select(TextSelection(caret: editing.selection.head)) }
    display.caret.endBlinking()
    show()
  }

  /// Sets the style of what is inserted.
  func setInsertionStyle(_ style: Int) { editing.insertionStyle = style }

  // MARK: The user's changes

  /// Makes a change, unless the delegate refuses.
  ///
  /// - Returns: Whether it was made.
  @discardableResult
  func change(_ edit: TextEdit) -> Bool {
    var edit = edit
    if replacesAll { edit.range = 0..<editing.count }
    guard host.allowsChange(edit), isActive, apply(edit) else { return false }
    reportEdit()
    return true
  }

  /// Inserts what a key or the pasteboard sends, unless the delegate refuses.
  func enter(_ string: String, _ kind: TextEdit.Kind = .typing) {
    let edit = insertion(of: string, kind)
    if !edit.replacement.isEmpty { change(edit) }
  }

  /// Inserts a string without asking the delegate.
  func insert(_ string: String) {
    if apply(insertion(of: string)) { reportEdit() }
  }

  /// Deletes as Backspace does, without asking the delegate.
  func deleteBackward() {
    if let edit = editing.deletion(.backward), apply(edit) { reportEdit() }
  }

  /// Returns the edit that inserts the characters of a string that the text accepts.
  ///
  /// - Parameters:
  ///   - string: The string, from whatever source.
  ///   - kind: The cause.
  ///   - range: The range that it replaces; `nil` is the composed or the selected text.
  /// - Returns: The edit, without characters that text of the host cannot hold.
  private func insertion(
    of string: String,
    _ kind: TextEdit.Kind = .typing,
    in range: Range<Int>? = nil
  ) -> TextEdit {
    let clean = TextEntry.cleaned(string, allowsLineBreaks: host.hasLines)
    return range.map { TextEdit($0, clean, kind) } ?? editing.insertion(of: clean, kind)
  }

  /// Reports a change and, while the text is edited, the selection that it moved.
  private func reportEdit() {
    if isActive { host.reportSelection() }
    host.reportChange()
  }

  private func apply(_ edit: TextEdit) -> Bool {
    guard !edit.range.isEmpty || !edit.replacement.isEmpty else { return false }
    replacesAll = false
    editing.apply(edit)
    display.caret.restartBlinking()
    show()
    return true
  }

  /// Shows what an input method composes, unless the delegate refuses.
  func mark(_ string: String, selected: Range<Int>) {
    let edit = insertion(of: string, .marking)
    guard !edit.range.isEmpty || !edit.replacement.isEmpty, host.allowsChange(edit), isActive
    else { return }
    if replacesAll { editing.select(TextSelection(0..<editing.count)) }
    replacesAll = false
    editing.mark(edit.replacement, selected: selected)
    display.caret.restartBlinking()
    show()
    reportEdit()
  }

  /// Accepts what an input method composed.
  func unmark() {
    editing.unmark()
    show()
  }

  // MARK: Keys

  /// Performs the effect of a key.
  func perform(_ command: TextCommand) {
    switch command {
    case .character: break
    case .move(let movement, let extends):
      let map = display.caretMap
      display.handles.setWanted(false)
      changeSelection { $0.move(movement, extendsSelection: extends, in: map) }
    case .delete(let deletion):
      editing.unmark()
      if let edit = editing.deletion(deletion) { change(edit) }
    case .undo: revert { $0.undo() }
    case .redo: revert { $0.redo() }
    case .cancelMarking: mark("", selected: 0..<0)
    case .selectAll: host.selectAll(nil)
    case .copy: host.copy(nil)
    case .cut: host.cut(nil)
    case .paste: host.paste(nil)
    case .submit: host.submit()
    }
  }

  private func revert(_ change: (inout TextEditing) -> Bool) {
    guard change(&editing) else { return }
    display.caret.restartBlinking()
    show()
    reportEdit()
  }

  private func changeSelection(
    scrollsToCaret: Bool = true,
    _ change: (inout TextEditing) -> Void
  ) {
    let before = editing.selection
    change(&editing)
    display.caret.restartBlinking()
    show(scrollsToCaret: scrollsToCaret)
    if isActive, editing.selection != before { host.reportSelection() }
  }

  // MARK: Fingers and the mouse

  /// Selects by a tap or a click: the caret, a word, or everything.
  ///
  /// - Parameters:
  ///   - point: The place in the view, in points.
  ///   - taps: The number of taps.
  ///   - pointer: What taps.
  func tap(at point: CGPoint, taps: Int, by pointer: TextPointer) {
    let offset = display.offset(at: point)
    let range =
      switch taps {
      case 1: offset..<offset
      case 2 where !host.editsSecretly: editing.word(at: offset)
      case 3 where host.hasLines: editing.paragraph(at: offset)
      default: 0..<editing.count
      }
    if pointer == .finger(wasEditing: true), taps == 1, isOnSelection(point, offset) {
      return menu.toggle()
    }
    display.handles.setWanted(pointer != .mouse)
    dragged = range
    select(TextSelection(range))
    if pointer != .mouse, taps > 1 { menu.show() }
  }

  /// Shows the edit menu at a right click, which places the caret unless it is on the selection.
  ///
  /// - Parameter point: The place in the view, in points.
  /// - Returns: Whether a menu is shown.
  func rightClick(at point: CGPoint) -> Bool {
    guard host.isFirstResponder || host.becomeFirstResponder() else { return false }
    host.layoutIfNeeded()
    let offset = display.offset(at: point)
    if host.allowsSelection, !isOnSelection(point, offset) {
      display.handles.setWanted(false)
      select(TextSelection(caret: offset))
    }
    return menu.show(at: point)
  }

  /// Whether a point is on the selection, on a knob of it, or at the caret.
  private func isOnSelection(_ point: CGPoint, _ offset: Int) -> Bool {
    guard !editing.selection.isCaret else { return offset == editing.selection.head }
    return display.handles.hasKnob(at: point)
      || display.rects(of: editing.selection.range).contains { $0.contains(point) }
  }

  /// Extends the selection of a click, by whole words after a double click.
  func drag(to point: CGPoint) {
    guard let dragged else { return }
    let offset = display.offset(at: point)
    let target =
      dragged.isEmpty || host.editsSecretly ? offset..<offset : editing.word(at: offset)
    let isBackward = target.lowerBound < dragged.lowerBound
    select(
      TextSelection(
        anchor: isBackward ? dragged.upperBound : dragged.lowerBound,
        head: isBackward ? target.lowerBound : max(target.upperBound, dragged.upperBound)
      )
    )
  }

  /// Moves the end of the selection whose handle a finger drags.
  func drag(_ end: SelectionEnd, to offset: Int) {
    changeSelection(scrollsToCaret: false) { $0.select($0.selection(dragging: end, to: offset)) }
  }

  /// Places the caret below a finger.
  func dragCaret(to offset: Int) {
    changeSelection(scrollsToCaret: false) { $0.select(TextSelection(caret: offset)) }
  }

  /// Whether a click selects by dragging.
  var isDragging: Bool { dragged != nil }

  /// Ends the selection by a click.
  func endDrag() { dragged = nil }

  /// Whether a drag selects text or scrolls it.
  var takesDrags: Bool { dragged != nil || display.isScrollable }
}
