// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions
import Testing

/// The reading order of items and the stops of the Tab key.
struct FocusOrderTests {
  private func item(
    _ number: Int,
    _ x: CGFloat,
    _ y: CGFloat,
    height: CGFloat = 10
  )
    -> FocusTree.Node
  {
    FocusTree.Node(item: number, frame: CGRect(x: x, y: y, width: 10, height: height))
  }

  private func order(
    _ nodes: [FocusTree.Node],
    isMirrored: Bool = false,
    part: FocusTree.Part = .content
  ) -> [Int] {
    FocusTree.Node(nodes, part: part, isMirrored: isMirrored)?.items ?? []
  }

  @Test(arguments: [false, true])
  func `rows are read from top to bottom, each from its leading edge`(isMirrored: Bool) {
    let nodes = [item(4, 20, 30), item(1, 0, 0), item(2, 20, 2), item(3, 0, 31)]
    #expect(order(nodes, isMirrored: isMirrored) == (isMirrored ? [2, 1, 4, 3] : [1, 2, 3, 4]))
  }

  @Test func `an item whose middle is below a row begins the next one`() {
    #expect(order([item(2, 0, 6), item(1, 20, 0)]) == [1, 2])
    #expect(order([item(1, 0, 4), item(2, 20, 0)]) == [1, 2])
  }

  @Test func `bars are read before and after the content that extends below them`() throws {
    let top = try #require(
      FocusTree.Node([item(1, 0, 20)], part: .topBar, isMirrored: false)
    )
    let bottom = try #require(
      FocusTree.Node([item(3, 0, 0)], part: .bottomBar, isMirrored: false)
    )
    #expect(order([bottom, item(2, 0, 0), top]) == [1, 2, 3])
  }

  @Test func `the items of a container are read together`() throws {
    let left = try #require(
      FocusTree.Node([item(1, 0, 0), item(2, 0, 40)], part: .content, isMirrored: false)
    )
    let right = try #require(
      FocusTree.Node([item(3, 30, 0), item(4, 30, 40)], part: .content, isMirrored: false)
    )
    #expect(order([right, left]) == [1, 2, 3, 4])
    #expect(order([right, left], isMirrored: true) == [3, 4, 1, 2])
    #expect(left.frame == CGRect(x: 0, y: 0, width: 10, height: 50))
  }

  @Test func `a container without items is no node`() {
    #expect(FocusTree.Node([], part: .content, isMirrored: false) == nil)
  }

  @Test func `Tab goes round in both directions, and enters at the ends`() {
    let stops = FocusStops([.init(7), .init(8), .init(9)])
    #expect(stops.item(from: nil, isForward: true) == 7)
    #expect(stops.item(from: nil, isForward: false) == 9)
    #expect(stops.item(from: 7, isForward: true) == 8)
    #expect(stops.item(from: 9, isForward: true) == 7)
    #expect(stops.item(from: 7, isForward: false) == 9)
    #expect(FocusStops([]).item(from: 1, isForward: true) == nil)
    #expect(FocusStops([.init(1)]).item(from: 1, isForward: true) == 1)
  }

  @Test func `a group is one stop, and is entered at the item that had the focus last`() {
    let items: [FocusStops.Item] = [
      .init(1), .init(2, group: "g"), .init(3), .init(4, group: "g"), .init(5),
    ]
    let fresh = FocusStops(items)
    #expect(fresh.item(from: 1, isForward: true) == 2)
    #expect(fresh.item(from: 2, isForward: true) == 3)
    #expect(fresh.item(from: 4, isForward: true) == 3)
    #expect(fresh.item(from: 3, isForward: true) == 5)
    #expect(fresh.item(from: 3, isForward: false) == 2)
    let used = FocusStops(items, lastItems: ["g": 4])
    #expect(used.item(from: 1, isForward: true) == 4)
    #expect(used.item(from: 3, isForward: false) == 4)
    // An item that has left the group is no entry.
    #expect(FocusStops(items, lastItems: ["g": 5]).item(from: 1, isForward: true) == 2)
  }

  @Test func `a group that is the only stop keeps the focus where it is`() {
    let stops = FocusStops([.init(1, group: "g"), .init(2, group: "g")])
    #expect(stops.item(from: 2, isForward: true) == 2)
  }

  @Test func `arrows stay in a group`() {
    let stops = FocusStops([.init(1), .init(2, group: "g"), .init(3), .init(4, group: "g")])
    #expect(stops.items(aroundItem: 2) == [4])
    #expect(stops.items(aroundItem: 1) == [2, 3, 4])
  }
}
