// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions
import Testing

/// The pages of an edit menu, and its place.
struct EditMenuLayoutTests {
  private func pages(
    _ widths: [CGFloat],
    isSubmenu: Bool = false,
    room: CGFloat
  ) -> [EditMenuPages.Page] {
    EditMenuPages(widths: widths, isSubmenu: isSubmenu, room: room).pages
  }

  @Test func `elements that have room are one page without arrows`() {
    let found = pages([60, 70, 80], room: 210)
    #expect(found.map(\.elements) == [0..<3] && found[0].width == 210)
    #expect(!found[0].hasBackArrow && !found[0].hasNextArrow)
  }

  @Test func `elements without room are on further pages, behind arrows`() {
    let found = pages([60, 60, 60, 60, 60], room: 209)
    #expect(found.map(\.elements) == [0..<2, 2..<4, 4..<5])
    #expect(found.map(\.hasBackArrow) == [false, true, true])
    #expect(found.map(\.hasNextArrow) == [true, true, false])
    #expect(found.map(\.width) == [156, 192, 96])
  }

  @Test func `a submenu has an arrow out of its first page`() {
    let found = pages([60, 60], isSubmenu: true, room: 160)
    #expect(found.map(\.elements) == [0..<2] && found[0].hasBackArrow && found[0].width == 156)
    #expect(pages([60, 60], isSubmenu: true, room: 155).count == 2)
  }

  @Test func `an element that is wider than the room has a page of its own`() {
    let found = pages([40, 300, 40], room: 120)
    #expect(found.map(\.elements) == [0..<1, 1..<2, 2..<3])
    #expect(found[1].width == 120)
    #expect(pages([], room: 100).isEmpty)
  }

  private static let room = CGRect(x: 8, y: 20, width: 304, height: 440)

  @Test(arguments: [
    (EditMenuPlacement.Side.automatic, CGPoint(x: 110, y: 152)), (.above, CGPoint(x: 110, y: 152)),
    (.below, CGPoint(x: 110, y: 228)), (.left, CGPoint(x: 32, y: 190)),
    (.right, CGPoint(x: 188, y: 190)),
  ])
  func `a menu lies on the preferred side`(side: EditMenuPlacement.Side, origin: CGPoint) {
    let frame = EditMenuPlacement.frame(
      of: CGSize(width: 100, height: 40),
      at: CGRect(x: 140, y: 200, width: 40, height: 20),
      in: Self.room,
      side: side
    )
    #expect(frame == CGRect(origin: origin, size: CGSize(width: 100, height: 40)))
  }

  @Test(arguments: EditMenuPlacement.Side.allCases)
  func `a menu without room on any side lies over the middle`(side: EditMenuPlacement.Side) {
    let size = CGSize(width: 100, height: 40)
    let frame = EditMenuPlacement.frame(of: size, at: Self.room, in: Self.room, side: side)
    #expect(frame == CGRect(x: 110, y: 220, width: 100, height: 40))
  }

  @Test func `a menu without room above lies below, and stays in the room at its sides`() {
    let size = CGSize(width: 200, height: 40)
    let top = CGRect(x: 10, y: 30, width: 2, height: 20)
    let frame = EditMenuPlacement.frame(of: size, at: top, in: Self.room, side: .automatic)
    #expect(frame == CGRect(x: 8, y: 58, width: 200, height: 40))
    let bottom = CGRect(x: 300, y: 430, width: 2, height: 20)
    let other = EditMenuPlacement.frame(of: size, at: bottom, in: Self.room, side: .below)
    #expect(other == CGRect(x: 112, y: 382, width: 200, height: 40))
  }
}
