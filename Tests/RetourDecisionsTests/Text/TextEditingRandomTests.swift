// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions
import TestSupport
import Testing

/// Random operations on a text, compared with a naive model after each.
struct TextEditingRandomTests {
  private static let pieces = [
    "a", "b ", "é", "e\u{301}", "\u{301}", "👍", "🏽", "👩‍👧", "\u{200D}", "🇩", "🇪", "م", "َ", "한",
    "\u{1100}", "\u{1161}", "你好", "hello world", "'", "3.5", "क्षि", "",
  ]

  @Test(arguments: 0..<60)
  func `random edits agree with a naive text`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var editing = TextEditing("start")
    var naive = NaiveText("start")
    for step in 0..<200 {
      perform(&editing, &naive, &random)
      #expect(Array(editing.text.utf16) == Array(naive.text.utf16), "step \(step)")
      #expect(editing.selection == TextSelection(anchor: naive.anchor, head: naive.head))
      #expect(editing.marked == naive.marked, "step \(step)")
      guard editing.text == naive.text else { return }
    }
  }

  private func perform(
    _ editing: inout TextEditing,
    _ naive: inout NaiveText,
    _ random: inout SeededGenerator
  ) {
    let piece = Self.pieces[random.below(Self.pieces.count)]
    let isForward = random.oneIn(2)
    let extends = random.oneIn(3)
    switch random.below(7) {
    case 0, 1:
      editing.apply(editing.insertion(of: piece, random.oneIn(4) ? .paste : .typing))
      naive.type(piece)
    case 2:
      editing.mark(piece, selected: piece.utf16.count..<piece.utf16.count)
      naive.mark(piece)
    case 3:
      // A deleting key goes to the input method while it composes.
      editing.unmark()
      naive.marked = nil
      if let edit = editing.deletion(isForward ? .forward : .backward) { editing.apply(edit) }
      naive.delete(isForward: isForward)
    case 4:
      let count = editing.count
      let (first, second) = (random.below(count + 1), random.below(count + 1))
      editing.select(TextSelection(anchor: first, head: second))
      naive.select(first, second)
    default:
      let map = LogicalCaretMap(isRightToLeft: random.oneIn(2))
      let goesRight = isForward != map.isRightToLeft
      editing.move(goesRight ? .right : .left, extendsSelection: extends, in: map)
      naive.step(isForward: isForward, extends: extends)
    }
  }

  @Test(arguments: 0..<40)
  func `undo goes back through texts that were there, and redo returns`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(1000 + seed))
    var editing = TextEditing("start")
    var naive = NaiveText("start")
    var texts = [Array("start".utf16)]
    for _ in 0..<60 {
      perform(&editing, &naive, &random)
      texts.append(Array(editing.text.utf16))
    }
    editing.unmark()
    let last = texts.count - 1
    var place = last
    while editing.undo() {
      let found = texts[...place].lastIndex(of: Array(editing.text.utf16))
      #expect(found != nil, "undo made a text that never was")
      place = found ?? place
    }
    #expect(Array(editing.text.utf16) == texts[0])
    while editing.redo() {}
    #expect(Array(editing.text.utf16) == texts[last])
  }
}
