// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions
import Testing

struct FieldTests {
  @Test(arguments: [
    ("a\u{0}b\u{7F}\u{9B}c", "abc", "abc"), ("a\r\nb\n\u{2028}c", "a b  c", "a\nb\n\nc"),
    ("a\tb", "a b", "a\tb"), ("👩‍👧 \u{200F}ا", "👩‍👧 \u{200F}ا", "👩‍👧 \u{200F}ا"),
  ])
  func `pasted text loses its control characters`(text: String, line: String, lines: String) {
    #expect(TextEntry.cleaned(text, allowsLineBreaks: false) == line)
    #expect(TextEntry.cleaned(text, allowsLineBreaks: true) == lines)
  }

  @Test(arguments: [
    (0.0, 50.0...52.0, 80.0, 100.0, 0.0), (0, 150...152, 300, 100, 52),
    (120, 50...52, 300, 100, 50),
    (120, 150...152, 300, 100, 120), (250, 300...302, 302, 100, 202), (90, 20...22, 60, 100, 0),
  ])
  func `a line scrolls as far as its caret needs`(
    offset: Double,
    caret: ClosedRange<Double>,
    line: Double,
    field: Double,
    result: Double
  ) {
    let found = FieldScroll.offset(
      from: CGFloat(offset),
      showing: CGFloat(caret.lowerBound)...CGFloat(caret.upperBound),
      lineWidth: CGFloat(line),
      fieldWidth: CGFloat(field)
    )
    #expect(found == CGFloat(result))
  }

  @Test func `an excerpt stays until the caret is near its end`() {
    let first = FieldExcerpt.range(count: 1_000_000, caret: 0, present: 0..<0)
    #expect(first == 0..<4096)
    #expect(FieldExcerpt.range(count: 1_000_000, caret: 3000, present: first) == first)
    let next = FieldExcerpt.range(count: 1_000_000, caret: 3100, present: first)
    #expect(next == 1052..<5148)
    let last = FieldExcerpt.range(count: 1_000_000, caret: 1_000_000, present: next)
    #expect(last == 995_904..<1_000_000)
    #expect(FieldExcerpt.range(count: 100, caret: 100, present: last) == 0..<100)
  }

  @Test func `a caret blinks for ten seconds and stays on`() {
    let blink = CaretBlink(at: 5)
    #expect(
      [5, 5.49, 5.5, 5.99, 6, 14.6, 15, 99].map(blink.isOn) == [
        true, true, false, false, true, false, true, true,
      ]
    )
    var times: [Double] = []
    var time = 5.0
    while let next = blink.nextChange(after: time) {
      times.append(next)
      time = next
    }
    #expect(times.count == 20 && times.first == 5.5 && times.last == 15)
  }

  @Test func `a keyboard announces each way once`() {
    var machine = ScreenKeyboardStateMachine()
    #expect(machine.want(false) == .none && machine.arrive() == .none && machine.resize() == .none)
    #expect(machine.want(true) == .willShow && machine.want(true) == .none)
    #expect(machine.arrive() == .didShow && machine.arrive() == .none)
    #expect(machine.resize() == .willShow && machine.arrive() == .didShow)
    #expect(machine.want(false) == .willHide && machine.resize() == .none)
    #expect(machine.want(true) == .willShow && machine.want(false) == .willHide)
    #expect(machine.arrive() == .didHide && machine.state == .hidden)
  }
}
