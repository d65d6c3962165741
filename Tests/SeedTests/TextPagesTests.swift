// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import RetourTesting
import Testing
import UIKit

@testable import gallery

/// The gallery's pages with text.
@MainActor @Suite(.freesControllers) struct TextPagesTests {
  @Test(arguments: ContentPagesTests.Appearance.allCases, ["pages-notes", "pages-labels"])
  func `a page of attributed text looks as recorded`(
    _ appearance: ContentPagesTests.Appearance,
    _ name: String
  ) throws {
    let studio = Studio(appearance.look)
    studio.show(try #require(Catalog.page(named: name)), at: nil)
    expectGolden(of: studio.world, named: "\(name)-\(appearance)")
  }

  @Test(arguments: ContentPagesTests.Appearance.allCases, ["XS", "L", "AccessibilityL"])
  func `a page of text styles follows the size of text`(
    _ appearance: ContentPagesTests.Appearance,
    _ size: String
  ) throws {
    var look = appearance.look
    look.contentSize = size
    let studio = Studio(look)
    studio.show(TypePage(), at: nil)
    expectGolden(of: studio.world, named: "pages-type-\(size)-\(appearance)")
  }

  @Test(arguments: ContentPagesTests.Appearance.allCases)
  func `typing filters the list, and Cancel shows all of it`(
    _ appearance: ContentPagesTests.Appearance
  ) throws {
    let studio = Studio(appearance.look)
    studio.show(SearchPage(), at: nil)
    let view = try #require(studio.stack.topViewController?.view)
    let bar = try #require(view.subviews.compactMap { $0 as? UISearchBar }.first)
    let table = try #require(view.subviews.compactMap { $0 as? UITableView }.first)
    let all = table.numberOfRows(inSection: 0)
    studio.world.finger.tap(at: bar.convert(CGPoint(x: bar.bounds.midX, y: 28), to: nil))
    studio.world.typeText("in")
    studio.world.settle(within: 11)
    #expect(table.numberOfRows(inSection: 0) == 4)
    expectGolden(of: studio.world, named: "pages-search-\(appearance)")
    let cancel = try #require(bar.subviews.compactMap { $0 as? UIButton }.first)
    studio.world.finger.tap(at: cancel.convert(CGPoint(x: 10, y: 18), to: nil))
    studio.world.settle()
    #expect(table.numberOfRows(inSection: 0) == all && !bar.isFirstResponder)
  }

  @Test(arguments: ContentPagesTests.Appearance.allCases)
  func `a chat has its field at the bottom of the screen`(
    _ appearance: ContentPagesTests.Appearance
  ) throws {
    let studio = Studio(appearance.look)
    studio.show(ChatPage(), at: nil)
    let bar = try #require(studio.stack.topViewController?.inputAccessoryView as? ChatBar)
    studio.world.finger.tap(bar.field)
    studio.world.typeText(localized("See you there", "到时见"))
    studio.world.press(.return)
    studio.world.typeText("A")
    studio.world.settle(within: 11)
    expectGolden(of: studio.world, named: "pages-chat-\(appearance)")
  }

  @Test(arguments: ContentPagesTests.Appearance.allCases)
  func `a finger selects a word with handles, and its menu is above it`(
    _ appearance: ContentPagesTests.Appearance
  ) throws {
    let studio = Studio(appearance.look)
    studio.show(NotesPage(), at: nil)
    let note = try #require(studio.stack.topViewController?.view as? UITextView)
    let place = try #require(note.position(from: note.beginningOfDocument, offset: 50))
    let caret = note.convert(note.caretRect(for: place), to: nil)
    for _ in 0..<2 { studio.world.finger.tap(at: CGPoint(x: caret.midX, y: caret.midY)) }
    studio.world.settle(within: 11)
    #expect(note.selectedRange.length > 0)
    expectGolden(of: studio.world, named: "pages-notes-selection-\(appearance)")
  }

  @Test func `a swipe back ends the editing of a note, and a cancelled one begins it again`() throws
  {
    let studio = Studio(Look(scale: 1))
    studio.show(NotesPage(), at: nil)
    let note = try #require(studio.stack.topViewController?.view as? UITextView)
    note.becomeFirstResponder()
    studio.world.typeText("x")
    let text = note.text
    studio.world.finger.down(at: CGPoint(x: 2, y: 400))
    studio.world.finger.move(to: CGPoint(x: 60, y: 400), during: 0.3)
    #expect(!note.isFirstResponder)
    studio.world.finger.hold(for: 0.5)
    studio.world.finger.up()
    studio.world.settle(within: 11)
    #expect(note.isFirstResponder && note.text == text)
    studio.world.finger.swipeBack(in: studio.stack)
    #expect(studio.stack.viewControllers.count == 1)
  }
}
