// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions
import Testing

struct TextEditingTests {
  private let map = LogicalCaretMap()

  @Test(arguments: ["e\u{301}", "👩‍👩‍👧‍👦", "🇩🇪", "👍🏽", "مَ", "한", "x"])
  func `backspace deletes a whole character`(character: String) {
    var editing = TextEditing("a" + character)
    editing.deletion(.backward).map { editing.apply($0) }
    #expect(editing.text == "a")
    editing.undo()
    #expect(editing.text == "a" + character)
  }

  @Test(arguments: ["e\u{301}", "👩‍👩‍👧‍👦", "🇩🇪"])
  func `an arrow steps over a whole character`(character: String) {
    var editing = TextEditing("a" + character + "b")
    editing.move(.left, in: map)
    editing.move(.left, in: map)
    #expect(editing.selection == TextSelection(caret: 1))
    editing.move(.right, extendsSelection: true, in: map)
    #expect(editing.selectedText == character)
  }

  @Test func `an accent typed before nothing joins the letter in front of it`() {
    var editing = TextEditing("e")
    editing.apply(editing.insertion(of: "\u{301}"))
    #expect(editing.text == "é" && editing.selection == TextSelection(caret: 2))
    var other = TextEditing("\u{301}")
    other.move(.left, in: map)
    other.apply(other.insertion(of: "e"))
    #expect(other.selection == TextSelection(caret: 2))
  }

  @Test(arguments: [false, true])
  func `an arrow ends a selection at its side`(isRightToLeft: Bool) {
    var editing = TextEditing("abcdef")
    editing.select(TextSelection(anchor: 2, head: 4))
    editing.move(.left, in: LogicalCaretMap(isRightToLeft: isRightToLeft))
    #expect(editing.selection == TextSelection(caret: isRightToLeft ? 4 : 2))
  }

  @Test(arguments: [false, true])
  func `word jumps go to the end of a word forward and to its start backward`(
    isRightToLeft: Bool
  ) {
    let map = LogicalCaretMap(isRightToLeft: isRightToLeft)
    let (back, forth): (TextMovement, TextMovement) =
      isRightToLeft ? (.wordRight, .wordLeft) : (.wordLeft, .wordRight)
    var editing = TextEditing("one, two's 3.5 four")
    editing.move(.textStart, in: map)
    var stops: [Int] = []
    for _ in 0..<5 {
      editing.move(forth, in: map)
      stops.append(editing.selection.head)
    }
    #expect(stops == [3, 10, 14, 19, 19])
    stops = []
    for _ in 0..<5 {
      editing.move(back, in: map)
      stops.append(editing.selection.head)
    }
    #expect(stops == [15, 11, 5, 0, 0])
  }

  // "one   it's !": a word, three spaces, a word, a space, a mark.
  @Test(arguments: [
    (0, 0..<3), (3, 0..<3), (4, 3..<6), (6, 6..<10), (9, 6..<10), (10, 6..<10), (11, 11..<12),
    (12, 11..<12),
  ])
  func `a word is found around a place`(offset: Int, word: Range<Int>) {
    #expect(TextEditing("one   it's !").word(at: offset) == word)
  }

  @Test func `typing is undone at once, and other changes one by one`() {
    var editing = TextEditing()
    for character in "hello" { editing.apply(editing.insertion(of: String(character))) }
    editing.apply(editing.insertion(of: " big", .paste))
    editing.apply(editing.insertion(of: "!"))
    editing.deletion(.backward).map { editing.apply($0) }
    editing.deletion(.backward).map { editing.apply($0) }
    var texts: [String] = []
    while editing.undo() { texts.append(editing.text) }
    #expect(texts == ["hello big!", "hello big", "hello", ""])
    texts = []
    while editing.redo() { texts.append(editing.text) }
    #expect(texts == ["hello", "hello big", "hello big!", "hello bi"])
  }

  @Test func `a moved caret ends the group that is undone`() {
    var editing = TextEditing()
    editing.apply(editing.insertion(of: "a"))
    editing.move(.left, in: map)
    editing.move(.right, in: map)
    editing.apply(editing.insertion(of: "b"))
    editing.undo()
    #expect(editing.text == "a")
  }

  @Test func `composed text replaces the one before, and is undone as one change`() {
    var editing = TextEditing("x")
    editing.mark("n", selected: 1..<1)
    editing.mark("ni", selected: 2..<2)
    #expect(editing.text == "xni" && editing.marked == 1..<3)
    editing.apply(editing.insertion(of: "你"))
    #expect(editing.text == "x你" && editing.marked == nil)
    editing.undo()
    #expect(editing.text == "x" && !editing.canUndo)
    editing.redo()
    #expect(editing.text == "x你")
  }

  @Test func `composed text that is cancelled leaves the text as it was`() {
    var editing = TextEditing("ab")
    editing.select(TextSelection(caret: 1))
    editing.mark("zhong", selected: 5..<5)
    editing.cancelMarking()
    #expect(editing.text == "ab" && editing.marked == nil)
    #expect(editing.selection == TextSelection(caret: 1))
  }

  @Test(.timeLimit(.minutes(1)))
  func `a text of a million characters is edited at once`() {
    var editing = TextEditing(String(repeating: "né 👍", count: 250_000))
    for _ in 0..<20 {
      editing.apply(editing.insertion(of: "a"))
      editing.move(.wordLeft, in: map)
      editing.move(.left, extendsSelection: true, in: map)
      editing.deletion(.backward).map { editing.apply($0) }
      editing.undo()
    }
    #expect(editing.count > 1_000_000)
  }
}
