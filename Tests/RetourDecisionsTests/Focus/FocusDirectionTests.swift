// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions
import Testing

/// The arrow keys' search, the keys of the focus, and the shape of the ring.
struct FocusDirectionTests {
  private let start = CGRect(x: 100, y: 100, width: 20, height: 10)

  private func frame(_ x: CGFloat, _ y: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: 20, height: 10)
  }

  @Test func `each direction finds its own neighbor`() {
    let around = [frame(100, 60), frame(100, 140), frame(60, 100), frame(140, 100)]
    let found = [FocusDirection.up, .down, .left, .right].map {
      $0.nearest(from: start, among: around)
    }
    #expect(found == [0, 1, 2, 3])
  }

  @Test(arguments: FocusDirection.allCases)
  func `nothing in a direction is found`(direction: FocusDirection) {
    #expect(direction.nearest(from: start, among: []) == nil)
    #expect(direction.nearest(from: start, among: [start]) == nil)
  }

  @Test func `the nearest in line comes before a nearer one aside`() {
    #expect(
      FocusDirection.down.nearest(from: start, among: [frame(140, 112), frame(110, 300)]) == 1
    )
    #expect(
      FocusDirection.right.nearest(from: start, among: [frame(300, 105), frame(125, 111)]) == 0
    )
  }

  @Test func `in line, the nearest edge decides, then the nearest middle`() {
    #expect(
      FocusDirection.down.nearest(from: start, among: [frame(100, 180), frame(110, 140)]) == 1
    )
    #expect(
      FocusDirection.down.nearest(from: start, among: [frame(85, 140), frame(105, 140)]) == 1
    )
  }

  @Test func `outside of the line, a distance aside weighs more than one ahead`() {
    #expect(FocusDirection.up.nearest(from: start, among: [frame(220, 80), frame(130, 60)]) == 1)
  }

  @Test func `an item that contains another is in the direction of its middle`() {
    let row = CGRect(x: 0, y: 90, width: 400, height: 30)
    #expect(FocusDirection.left.nearest(from: start, among: [row]) == nil)
    #expect(FocusDirection.right.nearest(from: start, among: [row]) == 0)
    #expect(FocusDirection.left.nearest(from: row, among: [start]) == 0)
    #expect(FocusDirection.right.nearest(from: row, among: [start]) == nil)
  }

  @Test func `arrows and presses are used only while the focus is shown`() {
    #expect(FocusKey.tab(isForward: true).isUsed(whileShown: false))
    for key in [FocusKey.press, .arrow(.left)] {
      #expect(!key.isUsed(whileShown: false))
      #expect(key.isUsed(whileShown: true))
    }
  }

  @Test func `a ring lies around its item, parallel to its corners, if there is room`() {
    let room = CGRect(x: 0, y: 0, width: 400, height: 400)
    let ring = FocusRingShape(around: start, cornerRadius: 2, side: .automatic, in: room)
    #expect(ring.frame == CGRect(x: 96, y: 96, width: 28, height: 18) && ring.cornerRadius == 6)
    let capsule = FocusRingShape(around: start, cornerRadius: 9, side: .outside, in: room)
    #expect(capsule.cornerRadius == 9)
  }

  @Test func `a ring without room lies inside its item, in the visible part`() {
    let room = CGRect(x: 0, y: 0, width: 110, height: 400)
    let ring = FocusRingShape(around: start, cornerRadius: 2, side: .automatic, in: room)
    #expect(ring.frame == CGRect(x: 100, y: 100, width: 10, height: 10) && ring.cornerRadius == 2)
    let outside = FocusRingShape(around: start, cornerRadius: 2, side: .outside, in: room)
    #expect(outside.frame.minX == 96)
    let inside = FocusRingShape(
      around: start,
      cornerRadius: 2,
      side: .inside,
      in: CGRect(x: 0, y: 0, width: 400, height: 400)
    )
    #expect(inside.frame == start)
  }
}
