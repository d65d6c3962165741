// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourTesting
import Testing
import UIKit

/// Fingers on the selection of a text view.
@MainActor @Suite(.freesControllers) struct TextViewHandleTests {
  private let page = NotePage()
  private var note: UITextView { page.note }
  private static let lines = (1...40).map { "line \($0)" }.joined(separator: "\n")

  private func world(
    _ direction: World.Direction = .leftToRight,
    text: String
  ) -> World {
    let world = World(direction, size: CGSize(width: 200, height: 300), scale: 2, root: page)
    note.text = text
    note.becomeFirstResponder()
    note.selectedRange = NSRange(location: 0, length: 0)
    world.advance(by: 0)
    return world
  }

  private func selectWord(at offset: Int, in world: World) {
    for _ in 0..<2 { world.finger.tap(at: note.point(offset)) }
    world.advance(by: 1)
  }

  /// Returns the middle of the knob of a handle on the screen.
  private func knob(atStart: Bool) -> CGPoint {
    let range = note.selectedTextRange
    let rect = range.map { note.caretRect(for: atStart ? $0.start : $0.end) } ?? .zero
    let y = atStart ? rect.minY - 4 : rect.maxY + 4
    return note.convert(CGPoint(x: rect.midX, y: y), to: nil)
  }

  @Test(arguments: World.Direction.allCases)
  func `a handle is dragged over lines, and the text does not scroll`(
    direction: World.Direction
  ) {
    let world = world(direction, text: Self.lines)
    selectWord(at: 9, in: world)
    #expect(note.selection == [7, 11])
    let start = knob(atStart: false)
    // The finger keeps its distance from the line of the handle.
    let target = note.point(23)
    world.finger.down(at: start)
    world.finger.move(
      to: CGPoint(x: target.x, y: target.y + start.y - note.point(11).y),
      during: 0.3
    )
    world.finger.up()
    #expect(note.selection == [7, 23] && note.contentOffset.y == 0)
  }

  @Test func `the text scrolls while a handle is held at its lower edge, as far as it goes`() {
    let world = world(text: Self.lines)
    selectWord(at: 9, in: world)
    world.finger.down(at: knob(atStart: false))
    world.finger.move(to: CGPoint(x: 60, y: 185), during: 0.3)
    world.finger.hold(for: 0.5)
    let offset = note.contentOffset.y
    #expect(offset > 100 && note.selection[0] == 7 && note.selection[1] > 40)
    world.finger.hold(for: 5)
    #expect(note.contentOffset.y == note.contentSize.height - note.bounds.height)
    world.finger.move(to: CGPoint(x: 60, y: 100), during: 0.1)
    world.finger.hold(for: 0.5)
    #expect(note.contentOffset.y == note.contentSize.height - note.bounds.height)
    world.finger.up()
    world.settle(within: 11)
    #expect(world.isIdle)
  }

  @Test func `the handle of an end where a line wraps is behind the last selected character`() {
    let world = world(text: String(repeating: "word ", count: 20))
    note.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    // The first caret of the second line, and the last word of the first.
    let top = note.point(0).y
    let wrap = (1..<100).first { note.point($0).y > top + 5 } ?? 0
    selectWord(at: wrap - 3, in: world)
    let (start, next) = (knob(atStart: false), note.point(wrap))
    world.finger.down(at: start)
    world.finger.move(to: CGPoint(x: next.x, y: next.y + start.y - top), during: 0.2)
    world.finger.up()
    #expect(note.selection == [wrap - 5, wrap])
    let line = note.convert(note.caretRect(for: note.beginningOfDocument), to: nil)
    let image = world.frame
    let isRed = (20..<370).contains { x in
      let pixel = image.pixel(x: x, y: Int((line.maxY + 4) * 2))
      return x > 200 && pixel >> 16 & 0xFF > 0xF0 && pixel >> 8 & 0xFF < 0x20
    }
    #expect(isRed)
  }

  @Test func `a long press moves the caret with the finger and does not scroll`() {
    let world = world(text: Self.lines)
    page.recordsSelection = true
    world.finger.down(at: note.point(9))
    world.finger.hold(for: 0.6)
    #expect(note.selection == [9, 9] && page.take().last == "didChangeSelection")
    world.finger.move(to: note.point(25), during: 0.3)
    #expect(note.selection == [25, 25] && note.contentOffset.y == 0)
    world.finger.up()
  }

  @Test func `a long press selects words of a text that is not editable`() {
    let world = world(text: "one two three four")
    note.isEditable = false
    world.finger.down(at: note.point(5))
    world.finger.hold(for: 0.6)
    #expect(note.selection == [4, 7])
    world.finger.move(to: note.point(10), during: 0.2)
    #expect(note.selection == [4, 13])
    world.finger.up()
    #expect(note.selection == [4, 13])
    world.finger.down(at: knob(atStart: true))
    world.finger.move(
      to: CGPoint(x: note.point(1).x, y: knob(atStart: true).y),
      during: 0.2
    )
    world.finger.up()
    #expect(note.selection == [1, 13])
  }

  @Test func `a text that is not selectable takes no press`() {
    let world = world(text: "one two three four")
    note.isSelectable = false
    world.finger.down(at: note.point(5))
    world.finger.hold(for: 0.6)
    world.finger.up()
    #expect(note.selection == [0, 0])
  }

  @Test func `a sheet stays while a handle is dragged down, and goes with a drag elsewhere`() {
    let root = UIViewController()
    let world = World(size: CGSize(width: 200, height: 400), scale: 1, root: root)
    root.present(page, animated: false)
    world.settle()
    note.text = "one two three\nfour"
    note.isScrollEnabled = false
    selectWord(at: 5, in: world)
    let top = page.view.convert(CGPoint.zero, to: nil).y
    world.finger.down(at: knob(atStart: false))
    world.finger.move(to: CGPoint(x: 60, y: 380), during: 0.3)
    #expect(page.view.convert(CGPoint.zero, to: nil).y == top && note.selection[1] > 13)
    world.finger.up()
    world.finger.down(at: CGPoint(x: 100, y: 380))
    world.finger.move(to: CGPoint(x: 100, y: 395), during: 0.1)
    #expect(page.view.convert(CGPoint.zero, to: nil).y > top)
    world.finger.up()
    world.settle(within: 11)
    root.dismiss(animated: false)
    world.settle()
  }
}
