// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A text that is being edited: its characters, the selection, the text that an input method
/// composes, and the changes that can be undone.
///
/// Pure: every key, paste, drag and event of an input method is an operation. A change is a
/// ``TextEdit`` that a delegate can refuse before it is applied. Offsets count UTF-16 units, as
/// those of `NSRange`; the ends of selections and changes are borders of characters (grapheme
/// clusters), except where the app asks for others.
package struct TextEditing: Equatable, Sendable {
  /// The text.
  package private(set) var text: String
  /// The selection or the caret.
  package private(set) var selection: TextSelection
  /// The range of the text that an input method composes.
  package private(set) var marked: Range<Int>?
  /// The styles of the characters.
  package private(set) var styles: TextStyleRuns
  /// The number of the style of what is inserted.
  package var insertionStyle = 0
  /// The number of changes of the text.
  package private(set) var revision = 0
  /// The last of these changes; `nil` if the whole text was replaced.
  package private(set) var lastChange: TextChange?
  private var history = TextUndo()
  /// The column that the caret keeps while it moves up and down, in points.
  private var column: Double?

  /// Creates a text with the caret at its end.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - styles: The styles of its characters; `nil` is style 0.
  package init(_ text: String = "", styles: TextStyleRuns? = nil) {
    self.text = text
    let count = text.utf16.count
    self.styles = styles ?? TextStyleRuns([.init(count: count, style: 0)])
    selection = TextSelection(caret: count)
  }

  /// The length in UTF-16 units.
  package var count: Int { text.utf16.count }
  /// Whether there is a change to undo.
  package var canUndo: Bool { !history.done.isEmpty }
  /// Whether there is a change to redo.
  package var canRedo: Bool { !history.undone.isEmpty }

  /// The selected text.
  package var selectedText: String { string(in: selection.range) }

  /// Returns a part of the text.
  ///
  /// - Parameter range: The range in UTF-16 units; what is outside of the text is left out.
  /// - Returns: The part.
  package func string(in range: Range<Int>) -> String {
    String(decoding: text.utf16[index(range.lowerBound)..<index(range.upperBound)], as: UTF16.self)
  }

  // MARK: Replacing the whole text

  /// Replaces the text by another, which cannot be undone; the caret goes to its end.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - styles: The styles of its characters; `nil` is style 0.
  package mutating func setText(_ text: String, styles: TextStyleRuns? = nil) {
    let former = revision
    self = TextEditing(text, styles: styles)
    revision = former + 1
  }

  // MARK: Changes

  /// Returns the change that inserts a string in place of the composed or the selected text.
  ///
  /// - Parameters:
  ///   - string: The string.
  ///   - kind: The cause.
  /// - Returns: The edit, which is not applied.
  package func insertion(of string: String, _ kind: TextEdit.Kind = .typing) -> TextEdit {
    TextEdit(marked ?? selection.range, string, kind)
  }

  /// Returns the change of a deleting key; `nil` if there is nothing to delete.
  package func deletion(_ deletion: TextDeletion) -> TextEdit? {
    if !selection.isCaret { return TextEdit(selection.range, "", .deletion) }
    let caret = index(selection.head)
    let range: Range<String.Index> =
      switch deletion {
      case .backward:
        caret > text.startIndex ? characterStart(before: caret)..<caret : caret..<caret
      case .forward: caret < text.endIndex ? caret..<characterEnd(after: caret) : caret..<caret
      case .wordBackward: TextWords(text).start(before: characterStart(at: caret))..<caret
      case .wordForward: caret..<TextWords(text).end(after: characterStart(at: caret))
      }
    guard !range.isEmpty else { return nil }
    return TextEdit(offset(range.lowerBound)..<offset(range.upperBound), "", .deletion)
  }

  /// Applies a change; the caret goes behind the new string, and composed text is accepted.
  ///
  /// - Parameter edit: The change.
  package mutating func apply(_ edit: TextEdit) {
    replace(edit)
    marked = nil
  }

  private mutating func replace(_ edit: TextEdit) {
    let start = index(edit.range.lowerBound)
    let end = max(start, index(edit.range.upperBound))
    var edit = edit
    edit.range = offset(start)..<offset(end)
    let removed = TextUndo.Part(String(text[start..<end]), styles[edit.range])
    let count = edit.replacement.utf16.count
    let inserted = TextUndo.Part(
      edit.replacement,
      TextStyleRuns([.init(count: count, style: insertionStyle)])
    )
    history.record(edit, removed: removed, inserted: inserted, selection: selection)
    text.replaceSubrange(start..<end, with: edit.replacement)
    noteChange(of: edit.range, by: inserted)
    // What was typed can be a part of the character behind it.
    let caret = roundedUp(edit.range.lowerBound + edit.replacement.utf16.count)
    selection = TextSelection(caret: caret)
  }

  // MARK: Input methods

  /// Shows a string that an input method composes, in place of the one before or the selection.
  ///
  /// - Parameters:
  ///   - string: The string; an empty one ends composing without text.
  ///   - selected: The selection in it, in UTF-16 units.
  package mutating func mark(_ string: String, selected: Range<Int>) {
    guard marked != nil || !string.isEmpty else { return }
    let edit = insertion(of: string, .marking)
    replace(edit)
    let start = edit.range.lowerBound
    let count = string.utf16.count
    marked = string.isEmpty ? nil : start..<start + count
    if string.isEmpty { history.close() }
    selection = TextSelection(
      min(max(selected.lowerBound, 0), count) + start..<min(max(selected.upperBound, 0), count)
        + start
    )
  }

  /// Accepts the composed text.
  package mutating func unmark() {
    guard marked != nil else { return }
    marked = nil
    history.close()
  }

  /// Removes the composed text.
  package mutating func cancelMarking() { mark("", selected: 0..<0) }

  // MARK: Selecting

  /// Selects a range, or places the caret; composed text is accepted.
  ///
  /// - Parameter selection: The selection; its ends move to the nearest borders of characters
  ///   before them.
  package mutating func select(_ selection: TextSelection) {
    unmark()
    column = nil
    let rounded = TextSelection(
      anchor: roundedDown(selection.anchor),
      head: roundedDown(selection.head)
    )
    guard rounded != self.selection else { return }
    self.selection = rounded
    history.close()
  }

  /// Selects the whole text.
  package mutating func selectAll() { select(TextSelection(0..<count)) }

  /// Returns the range of the word, or of the run of spaces or the other character, at an offset.
  package func word(at offset: Int) -> Range<Int> {
    let range = TextWords(text).range(around: characterStart(at: index(offset)))
    return self.offset(range.lowerBound)..<self.offset(range.upperBound)
  }

  /// Returns the range of the paragraph at an offset, without its line break.
  package func paragraph(at offset: Int) -> Range<Int> {
    let place = index(offset)
    let start = text[..<place].lastIndex(where: \.isNewline).map { text.index(after: $0) }
    let end = text[place...].firstIndex(where: \.isNewline) ?? text.endIndex
    return self.offset(start ?? text.startIndex)..<self.offset(end)
  }

  /// Returns the selection after a finger dragged one of its ends.
  ///
  /// The other end stays. The dragged one does not pass it: at least one character remains selected
  /// (our decision, see Parity).
  ///
  /// - Parameters:
  ///   - end: The end that is dragged.
  ///   - offset: The place of the finger.
  /// - Returns: The selection, whose head is the dragged end.
  package func selection(dragging end: SelectionEnd, to offset: Int) -> TextSelection {
    let range = selection.range
    switch end {
    case .start:
      let last = neighbor(of: range.upperBound, isForward: false)
      return TextSelection(anchor: range.upperBound, head: min(roundedDown(offset), last))
    case .end:
      let first = neighbor(of: range.lowerBound, isForward: true)
      return TextSelection(anchor: range.lowerBound, head: max(roundedDown(offset), first))
    }
  }

  /// Moves the caret, or the moving end of the selection; composed text is accepted.
  ///
  /// - Parameters:
  ///   - movement: The movement.
  ///   - extendsSelection: Whether the other end stays.
  ///   - map: The places of carets on the screen.
  package mutating func move(
    _ movement: TextMovement,
    extendsSelection: Bool = false,
    in map: some CaretMap
  ) {
    var (target, column): (Int, Double?) = (0, nil)
    if movement == .up || movement == .down {
      let isUp = movement == .up
      let next = map.caret(beyond: selection.head, goesUp: isUp, column: self.column)
      (target, column) = (next?.offset ?? (isUp ? 0 : count), next?.column)
    } else {
      target = self.target(of: movement, extendsSelection, map)
    }
    select(
      TextSelection(anchor: extendsSelection ? selection.anchor : target, head: target)
    )
    self.column = column
  }

  private func target(
    of movement: TextMovement,
    _ extendsSelection: Bool,
    _ map: some CaretMap
  ) -> Int {
    let head = selection.head
    let isMirrored = map.isRightToLeft(at: head)
    switch movement {
    case .left, .right:
      let goesRight = movement == .right
      if !selection.isCaret, !extendsSelection {
        return goesRight != isMirrored ? selection.range.upperBound : selection.range.lowerBound
      }
      return map.caret(from: head, goesRight: goesRight)
        ?? neighbor(of: head, isForward: goesRight != isMirrored)
    case .wordLeft, .wordRight:
      let isForward = (movement == .wordRight) != isMirrored
      let (words, place) = (TextWords(text), characterStart(at: index(head)))
      return offset(isForward ? words.end(after: place) : words.start(before: place))
    case .lineStart: return map.line(at: head)?.lowerBound ?? 0
    case .lineEnd: return map.line(at: head)?.upperBound ?? count
    case .textStart, .up: return 0
    case .textEnd, .down: return count
    }
  }

  /// Returns the next border of characters in the order of the text.
  private func neighbor(of offset: Int, isForward: Bool) -> Int {
    let place = index(offset)
    if isForward {
      return place < text.endIndex ? self.offset(characterEnd(after: place)) : count
    }
    return place > text.startIndex ? self.offset(characterStart(before: place)) : 0
  }

  // MARK: Undo

  /// Reverts the last group of changes; composed text is accepted before.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  package mutating func undo() -> Bool {
    unmark()
    guard let group = history.undo() else { return false }
    put(group.removed, inPlaceOf: group.inserted, at: group.location)
    selection = group.selection
    return true
  }

  /// Repeats the group of changes that was reverted last.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  package mutating func redo() -> Bool {
    unmark()
    guard let group = history.redo() else { return false }
    put(group.inserted, inPlaceOf: group.removed, at: group.location)
    selection = TextSelection(caret: group.location + group.inserted.count)
    return true
  }

  private mutating func put(
    _ part: TextUndo.Part,
    inPlaceOf present: TextUndo.Part,
    at location: Int
  ) {
    let range = location..<location + present.count
    text.replaceSubrange(index(range.lowerBound)..<index(range.upperBound), with: part.string)
    noteChange(of: range, by: part)
  }

  private mutating func noteChange(of range: Range<Int>, by part: TextUndo.Part) {
    styles.replace(range, with: part.styles)
    revision += 1
    lastChange = TextChange(range: range, count: part.count)
    column = nil
  }

  // MARK: Places

  private func index(_ offset: Int) -> String.Index {
    text.utf16.index(text.startIndex, offsetBy: min(max(offset, 0), count))
  }

  private func offset(_ index: String.Index) -> Int {
    text.utf16.distance(from: text.startIndex, to: index)
  }

  /// Returns the next border of characters behind a place that is not the end.
  private func characterEnd(after index: String.Index) -> String.Index {
    text.index(after: characterStart(at: index))
  }

  /// Returns the next border of characters before a place that is not the start.
  private func characterStart(before index: String.Index) -> String.Index {
    let start = characterStart(at: index)
    return start < index ? start : text.index(before: index)
  }

  /// Returns the place, or the start of the character that it is inside of.
  private func characterStart(at index: String.Index) -> String.Index {
    let scalars = text.unicodeScalars
    guard index > scalars.startIndex, index < scalars.endIndex else { return index }
    // The other half of a surrogate pair belongs to the scalar before it.
    var place =
      index.samePosition(in: scalars) ?? scalars.index(before: scalars.index(after: index))
    while String.Index(place, within: text) == nil { place = scalars.index(before: place) }
    return place
  }

  /// Returns the border of characters at or before an offset.
  package func roundedDown(_ offset: Int) -> Int { self.offset(characterStart(at: index(offset))) }

  /// Returns the border of characters at or behind an offset.
  private func roundedUp(_ offset: Int) -> Int {
    let place = index(offset)
    return self.offset(characterStart(at: place) < place ? characterEnd(after: place) : place)
  }
}
