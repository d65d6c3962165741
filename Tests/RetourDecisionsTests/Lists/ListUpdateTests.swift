// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions
import Testing

struct ListUpdateTests {
  @Test(arguments: UInt64(1)...300)
  func `random batches leave every row where changing the list step by step leaves it`(
    _ seed: UInt64
  ) throws {
    let batch = RandomBatch(seed: seed)
    let update = try ListUpdate(
      batch.changes,
      from: batch.before.map(\.rows.count),
      to: batch.after.map(\.rows.count)
    )
    for (index, section) in batch.before.enumerated() {
      #expect(update.section(index) == batch.after.firstIndex { $0.id == section.id })
      for (row, id) in section.rows.enumerated() {
        #expect(update.place(of: ListPlace(index, row)) == batch.place(of: id))
      }
    }
  }

  @Test func `a batch that does not add up is refused in UIKit's words`() {
    #expect(
      throws: ListUpdateError.rowCount(section: 0, counts: [3, 3, 1, 0, 0, 0])
    ) { try ListUpdate([.insertRow(ListPlace(0, 0))], from: [3], to: [3]) }
    #expect(
      ListUpdateError.rowCount(section: 0, counts: [3, 3, 1, 0, 0, 0]).message(in: .table)
        == "Invalid update: invalid number of rows in section 0.  The number of rows contained in "
        + "an existing section after the update (3) must be equal to the number of rows contained "
        + "in that section before the update (3), plus or minus the number of rows inserted or "
        + "deleted from that section (1 inserted, 0 deleted) and plus or minus the number of rows "
        + "moved into or out of that section (0 moved in, 0 moved out)."
    )
    #expect(throws: ListUpdateError.sectionCount(1, 2, inserted: 0, deleted: 0)) {
      try ListUpdate([], from: [3], to: [3, 1])
    }
    #expect(throws: ListUpdateError.noRow(.delete, ListPlace(0, 5), 3)) {
      try ListUpdate([.deleteRow(ListPlace(0, 5))], from: [3], to: [2])
    }
    #expect(throws: ListUpdateError.noSection(.delete, 1, 1)) {
      try ListUpdate([.deleteSection(1)], from: [3], to: [])
    }
    #expect(throws: ListUpdateError.twice(.deleteRow(ListPlace(0, 1)))) {
      try ListUpdate(
        [.deleteRow(ListPlace(0, 1)), .deleteRow(ListPlace(0, 1))],
        from: [3],
        to: [1]
      )
    }
  }

  @Test(
    arguments: [
      .deleteSection(0), .insertSection(0), .insertRow(ListPlace(0, 0)),
      .deleteRow(ListPlace(0, 0)),
    ] as [ListUpdate.Change]
  )
  func `an element is not changed twice`(_ change: ListUpdate.Change) {
    #expect(throws: ListUpdateError.twice(change)) {
      try ListUpdate([change, change], from: [2, 2], to: [2, 2])
    }
  }

  @Test func `a reloaded row keeps its place, and those of a reloaded section have none`() throws {
    let update = try ListUpdate(
      [.reloadRow(ListPlace(0, 2)), .deleteRow(ListPlace(0, 0)), .reloadSection(1)],
      from: [3, 2],
      to: [2, 5]
    )
    #expect(update.place(of: ListPlace(0, 2)) == ListPlace(0, 1))
    #expect(update.reloads(ListPlace(0, 2)) && !update.reloads(ListPlace(0, 1)))
    #expect(update.section(1) == 1 && update.place(of: ListPlace(1, 0)) == nil)
  }

  @Test func `heights move with their rows, and equal heights stay stored once`() {
    let map = RowMap(removed: [1], inserted: [0, 3])
    let heights = RowHeights([10, 20, 30, 40]).updated(by: map, estimate: 5)
    #expect((0..<heights.count).map { heights[$0] } == [5, 10, 30, 5, 40])
    #expect(RowHeights(44, count: 9).updated(by: map, estimate: 44).uniform == 44)
    #expect(RowHeights(44, count: 9).updated(by: map, estimate: 44).count == 10)
  }

  @Test func `a floating header stays at the top until its section pushes it away`() {
    #expect(FloatingBar.header(at: 100, height: 28, end: 500, visible: 50) == 100)
    #expect(FloatingBar.header(at: 100, height: 28, end: 500, visible: 300) == 300)
    #expect(FloatingBar.header(at: 100, height: 28, end: 500, visible: 490) == 472)
    #expect(FloatingBar.footer(at: 500, height: 28, top: 100, visible: 300) == 272)
    #expect(FloatingBar.footer(at: 500, height: 28, top: 100, visible: 900) == 500)
    #expect(FloatingBar.footer(at: 500, height: 28, top: 100, visible: 110) == 100)
  }

  @Test func `a swiped row opens, closes or performs by distance and speed`() {
    var swipe = RowSwipe(actionsWidth: 150, rowWidth: 400, performsFirst: true, isOpen: false)
    swipe.moved(by: 60)
    #expect(swipe.end(velocity: 0) == .close && swipe.end(velocity: 300) == .open)
    swipe.moved(by: 90)
    #expect(swipe.end(velocity: 0) == .open && swipe.end(velocity: -300) == .close)
    swipe.moved(by: 260)
    #expect(swipe.isFull && swipe.end(velocity: 0) == .full && swipe.end(velocity: -300) == .open)
    swipe.moved(by: -20)
    #expect(swipe.offset == 0 && swipe.end(velocity: 0) == .close)
    var short = RowSwipe(actionsWidth: 150, rowWidth: 400, performsFirst: false, isOpen: true)
    short.moved(by: 200)
    #expect(short.offset == 210 && !short.isFull && short.end(velocity: 0) == .open)
  }
}
