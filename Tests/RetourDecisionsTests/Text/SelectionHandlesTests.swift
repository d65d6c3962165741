// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions
import Testing

/// The handles of a selection: where they are, who takes them, and what they select.
struct SelectionHandlesTests {
  private let handles = SelectionHandles(
    start: CGRect(x: 50, y: 100, width: 2, height: 20),
    end: CGRect(x: 90, y: 140, width: 2, height: 20)
  )

  @Test func `the knob of the start is above its line, that of the end below`() {
    #expect(handles.line(of: .start) == CGRect(x: 50, y: 100, width: 2, height: 20))
    #expect(handles.knob(of: .start) == CGRect(x: 46, y: 92, width: 10, height: 10))
    #expect(handles.knob(of: .end) == CGRect(x: 86, y: 158, width: 10, height: 10))
  }

  @Test(arguments: [
    (51.0, 96.0, SelectionEnd?.some(.start)), (73, 96, .start), (74, 96, nil), (51, 119, .start),
    (51, 120, nil), (91, 185, .end), (91, 186, nil), (0, 0, nil),
  ])
  func `a finger takes a handle within 22 points of its knob`(
    x: Double,
    y: Double,
    end: SelectionEnd?
  ) { #expect(handles.end(at: CGPoint(x: x, y: y)) == end) }

  @Test func `of two handles in reach, a finger takes the nearer one`() {
    let short = SelectionHandles(
      start: CGRect(x: 50, y: 100, width: 2, height: 20),
      end: CGRect(x: 58, y: 100, width: 2, height: 20)
    )
    #expect(short.end(at: CGPoint(x: 55, y: 108)) == .start)
    #expect(short.end(at: CGPoint(x: 55, y: 112)) == .end)
  }

  @Test func `a handle out of sight has no place and takes no finger`() {
    var hidden = handles
    hidden.start = nil
    #expect(hidden.knob(of: .start) == nil && hidden.line(of: .start) == nil)
    #expect(hidden.end(at: CGPoint(x: 51, y: 96)) == nil)
  }

  @Test(arguments: [
    (SelectionEnd.end, 9, 2, 9), (.end, 2, 2, 3), (.end, 0, 2, 3), (.start, 0, 5, 0),
    (.start, 5, 5, 4), (.start, 9, 5, 4), (.end, 99, 2, 12), (.start, -3, 5, 0),
  ])
  func `a dragged end stops one character before the other, which stays`(
    end: SelectionEnd,
    offset: Int,
    anchor: Int,
    head: Int
  ) {
    var editing = TextEditing("abcdefghijkl")
    editing.select(TextSelection(2..<5))
    let dragged = editing.selection(dragging: end, to: offset)
    #expect(dragged == TextSelection(anchor: anchor, head: head))
  }

  @Test func `a dragged end moves by whole characters`() {
    let family = "👩‍👧"
    var editing = TextEditing("a\(family)b")
    let end = 1 + family.utf16.count
    editing.select(TextSelection(0..<1))
    #expect(editing.selection(dragging: .end, to: 3).range == 0..<1)
    #expect(editing.selection(dragging: .end, to: end).range == 0..<end)
    editing.select(TextSelection(1..<end))
    #expect(editing.selection(dragging: .start, to: end).range == 1..<end)
    #expect(editing.selection(dragging: .end, to: 0).range == 1..<end)
  }

  @Test func `a finger takes a handle after 2 points, and scrolls after 10 elsewhere`() {
    let held = TextPress(at: CGPoint(x: 10, y: 10), on: .end)
    #expect(held.moved(to: CGPoint(x: 11, y: 11)) == .wait)
    #expect(held.moved(to: CGPoint(x: 10, y: 12)) == .begin)
    let free = TextPress(at: CGPoint(x: 10, y: 10), on: nil)
    #expect(free.moved(to: CGPoint(x: 20, y: 10)) == .wait)
    #expect(free.moved(to: CGPoint(x: 20, y: 12)) == .fail)
  }

  @Test(arguments: [
    (50.0, 100.0, 0.0), (20, 100, 0), (10, 100, -200), (0, 100, -400), (-50, 100, -400),
    (80, 100, 0), (90, 100, 200), (150, 100, 400), (5, 30, -200), (15, 30, 0), (5, 0, 0),
  ])
  func `a text scrolls faster the nearer the finger is to its edge`(
    place: Double,
    length: Double,
    speed: Double
  ) {
    let found = TextEdgeScroll.speed(at: CGFloat(place), from: 0, to: CGFloat(length))
    #expect(found == CGFloat(speed))
  }
}
