// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourTesting
import Testing
import UIKit

/// What a text view draws again, and what it leaves as it is.
@MainActor @Suite(.freesControllers) struct TextViewDrawingTests {
  private let page = NotePage()
  private var note: UITextView { page.note }

  private func world(_ paragraphs: Int, _ direction: World.Direction = .leftToRight) -> World {
    let world = World(direction, size: CGSize(width: 200, height: 400), scale: 1, root: page)
    note.frame.size.height = 360
    note.text = (0..<paragraphs).map(paragraph).joined(separator: "\n")
    note.becomeFirstResponder()
    note.selectedRange = NSRange(location: 3, length: 0)
    world.advance(by: 0)
    return world
  }

  /// Words of one to eight lines, some of them narrower and some wider than estimated.
  private func paragraph(_ index: Int) -> String {
    let word = index.isMultiple(of: 3) ? "illicit" : "WWMW"
    return (0..<(index * 7 % 17 + 1)).map { "\(word)\($0)" }.joined(separator: " ")
  }

  /// More than is laid out at once, and a little higher or lower than estimated.
  private func longParagraph(_ index: Int) -> String {
    let words = index.isMultiple(of: 2) ? "some words of it " : "some wider MOM "
    return String(repeating: words, count: 2200 / words.count)
  }

  /// The tiles, from top to bottom, with what they draw.
  private var tiles: [(view: UIView, content: AnyObject?)] {
    note.subviews.filter { $0.frame.height == 128 }.sorted { $0.frame.minY < $1.frame.minY }
      .map { ($0, $0.layer.contents as AnyObject?) }
  }

  /// The indices of the tiles that something draws again.
  private func redrawn(_ world: World, _ change: () -> Void) -> [Int] {
    let former = tiles
    change()
    world.advance(by: 0)
    let new = tiles
    return former.indices.filter { former[$0].content !== new[$0].content }
  }

  /// Expects that the window shows what it does when all is drawn again.
  private func expectDrawn(_ world: World, _ location: SourceLocation = #_sourceLocation) {
    world.advance(by: 0)
    let shown = FrameHash(of: world.frame)
    for tile in tiles { tile.view.setNeedsDisplay() }
    world.advance(by: 0)
    #expect(FrameHash(of: world.frame) == shown, sourceLocation: location)
  }

  @Test func `typing within a line draws the tiles of its paragraph only`() {
    let world = world(20)
    #expect(tiles.count == 3)
    #expect(redrawn(world) { world.typeText("i") } == [0])
    #expect(redrawn(world) { world.press(.return) } == [0, 1, 2])
    note.selectedRange = NSRange(location: 0, length: 0)
    let line = String(repeating: "long ", count: 8)
    #expect(redrawn(world) { world.insert(line) } == [0, 1, 2])
    expectDrawn(world)
  }

  @Test func `a paragraph that grows moves those that are laid out apart from it`() throws {
    let world = world(20)
    note.text = (0..<12).map(longParagraph).joined(separator: "\n")
    let end = longParagraph(0).utf16.count
    let place = try #require(note.position(from: note.beginningOfDocument, offset: end))
    note.contentOffset.y = note.caretRect(for: place).minY - 40
    note.selectedRange = NSRange(location: end, length: 0)
    world.advance(by: 0)
    let last = tiles.count - 1
    #expect(!redrawn(world) { world.typeText("i") }.contains(last))
    #expect(redrawn(world) { world.insert("a word and more words") }.contains(last))
    expectDrawn(world)
  }

  @Test func `a caret that moves draws nothing, and a selection what it covers`() {
    let world = world(20)
    #expect(redrawn(world) { world.press(.down) } == [])
    #expect(redrawn(world) { world.press(.right, modifiers: .shift) } == [0])
    #expect(redrawn(world) { world.press(.right) } == [0])
    expectDrawn(world)
  }

  @Test func `a selection in a later part of the text draws the tiles of its lines`() throws {
    let world = world(1)
    note.text = longParagraph(0) + "\n" + longParagraph(1)
    let start = longParagraph(0).utf16.count + 1
    note.selectedRange = NSRange(location: start, length: 0)
    let place = try #require(note.position(from: note.beginningOfDocument, offset: start))
    let line = note.caretRect(for: place)
    note.contentOffset.y = line.minY - 40
    world.advance(by: 0)
    let covered = tiles.indices.filter {
      tiles[$0].view.frame.insetBy(dx: 0, dy: -1).intersects(line)
    }
    #expect(covered.count < tiles.count)
    #expect(redrawn(world) { note.selectedRange.length = 9 } == covered)
    expectDrawn(world)
    #expect(redrawn(world) { note.selectedRange.length = 0 } == covered)
    expectDrawn(world)
  }

  @Test func `another text with lines of the same heights is drawn`() {
    let world = world(1)
    note.text = "abc\ndef"
    world.advance(by: 0)
    #expect(redrawn(world) { note.text = "xyz\ndef" }.first == 0)
    expectDrawn(world)
  }

  @Test(arguments: World.Direction.allCases, [20, 420])
  func `edits and scrolls show what is drawn anew`(direction: World.Direction, paragraphs: Int) {
    let world = world(paragraphs, direction)
    var seed = 7
    func random(_ bound: Int) -> Int {
      seed = (seed * 1_103_515_245 + 12345) & 0x7FFF_FFFF
      return (seed >> 8) % bound
    }
    for _ in 0..<16 {
      switch random(6) {
      case 0:
        note.selectedRange = NSRange(location: random(note.text.utf16.count - 9), length: random(9))
      case 1: world.press(.backspace)
      case 2: world.press(.return)
      case 3: world.typeText("wi")
      case 4: world.insert("some more words of it")
      default:
        let most = max(note.contentSize.height - note.bounds.height, 0)
        note.contentOffset.y = min(max(note.contentOffset.y + CGFloat(random(900) - 500), 0), most)
      }
      expectDrawn(world)
    }
  }

  @Test(arguments: [-150, 150] as [CGFloat])
  func `paragraphs that were estimated do not move what is visible`(step: CGFloat) {
    let world = world(20)
    note.text = (0..<12).map(longParagraph).joined(separator: "\n")
    note.contentOffset.y = note.contentSize.height / 2
    expectDrawn(world)
    for _ in 0..<25 {
      let place = note.closestPosition(to: CGPoint(x: 5, y: note.bounds.minY + 100))
      let before = place.map { note.caretRect(for: $0).minY - note.contentOffset.y }
      note.contentOffset.y += step
      note.layoutIfNeeded()
      let (size, offset) = (note.contentSize, note.contentOffset)
      expectDrawn(world)
      // Nothing turns out higher while it is drawn.
      #expect(note.contentSize == size && note.contentOffset == offset)
      let after = place.map { note.caretRect(for: $0).minY - note.contentOffset.y + step }
      #expect(before == after)
    }
  }

  @Test func `typing in a long text whose paragraph begins above does not scroll`() throws {
    let world = world(420)
    // A paragraph of several lines, at whose last one the caret is.
    let start = (0..<200).reduce(0) { $0 + paragraph($1).utf16.count + 1 }
    let end = start + paragraph(200).utf16.count
    note.selectedRange = NSRange(location: end, length: 0)
    note.scrollRangeToVisible(note.selectedRange)
    world.advance(by: 0)
    let caret = note.caretRect(
      for: try #require(note.position(from: note.beginningOfDocument, offset: end))
    )
    note.contentOffset.y = caret.minY - 20
    world.advance(by: 0)
    let offset = note.contentOffset.y
    for letter in ["a", "b"] {
      world.typeText(letter)
      #expect(note.contentOffset.y == offset)
      expectDrawn(world)
    }
  }
}
