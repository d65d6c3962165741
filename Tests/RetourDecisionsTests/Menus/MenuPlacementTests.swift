// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import RetourDecisions

struct MenuPlacementTests {
  private let room = CGRect(x: 8, y: 8, width: 374, height: 584)

  private func place(_ height: CGFloat, at source: CGRect) -> MenuPlacement {
    MenuPlacement(CGSize(width: 250, height: height), at: source, in: room)
  }

  @Test func `a menu lies below its source and grows from there`() {
    let placement = place(200, at: CGRect(x: 20, y: 50, width: 60, height: 30))
    #expect(placement.frame == CGRect(x: 20, y: 88, width: 250, height: 200))
    #expect(placement.anchor == CGPoint(x: 50, y: 88))
  }

  @Test func `a menu of a source at the right ends with it`() {
    let placement = place(200, at: CGRect(x: 300, y: 50, width: 60, height: 30))
    #expect(placement.frame.maxX == 360)
  }

  @Test func `a menu stays in the room`() {
    #expect(place(100, at: CGRect(x: 0, y: 0, width: 4, height: 4)).frame.minX == 8)
    #expect(place(100, at: CGRect(x: 386, y: 0, width: 4, height: 4)).frame.maxX == 382)
  }

  @Test func `a menu that does not fit below lies above`() {
    let placement = place(300, at: CGRect(x: 20, y: 500, width: 60, height: 30))
    #expect(placement.frame == CGRect(x: 20, y: 192, width: 250, height: 300))
    #expect(placement.anchor == CGPoint(x: 50, y: 492))
  }

  @Test func `a menu that fits nowhere is as high as the larger side`() {
    let low = place(900, at: CGRect(x: 20, y: 400, width: 60, height: 30))
    #expect(low.frame == CGRect(x: 20, y: 8, width: 250, height: 384))
    let high = place(900, at: CGRect(x: 20, y: 100, width: 60, height: 30))
    #expect(high.frame == CGRect(x: 20, y: 138, width: 250, height: 454))
  }

  @Test func `a menu covers a source that leaves no room for three rows`() {
    let placement = place(900, at: CGRect(x: 20, y: 100, width: 60, height: 450))
    #expect(placement.frame == CGRect(x: 20, y: 8, width: 250, height: 584))
    #expect(placement.frame.minY <= placement.anchor.y && placement.anchor.y <= 592)
  }

  @Test func `a submenu covers its row and stays in the room`() {
    let size = CGSize(width: 250, height: 200)
    let row = CGRect(x: 20, y: 100, width: 250, height: 44)
    #expect(MenuPlacement(size, over: row, in: room).frame.origin == row.origin)
    let low = CGRect(x: 200, y: 540, width: 250, height: 44)
    let frame = MenuPlacement(size, over: low, in: room).frame
    #expect(frame.maxY == 592 && frame.maxX == 382)
  }
}
