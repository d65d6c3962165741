// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions
import Testing

@Suite struct ListUpdateTests {
  /// A list of numbered rows in numbered sections, changed one step at a time.
  private struct NaiveList: Equatable {
    struct Section: Equatable {
      var id: Int
      var rows: [Int]
    }
    var sections: [Section]

    var counts: [Int] { sections.map(\.rows.count) }

    func place(of id: Int) -> ListPlace? {
      for (index, section) in sections.enumerated() {
        if let row = section.rows.firstIndex(of: id) { return ListPlace(index, row) }
      }
      return nil
    }
  }

  private struct Generator {
    var state: UInt64
    mutating func below(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return limit > 0 ? Int((state >> 33) % UInt64(limit)) : 0
    }
  }

  /// Removes elements at random, and returns their places.
  private func remove<Element>(
    _ count: Int,
    of list: inout [Element],
    _ random: inout Generator
  ) -> [(place: Int, element: Element)] {
    var places = Array(list.indices)
    var removed: [(Int, Element)] = []
    for _ in 0..<min(count, list.count) {
      let place = places.remove(at: random.below(places.count))
      removed.append((place, list[place]))
    }
    for (place, _) in removed.sorted(by: { $0.0 > $1.0 }) { list.remove(at: place) }
    return removed
  }

  @Test(arguments: UInt64(1)...200)
  func `random batches leave every row where changing the list step by step leaves it`(
    _ seed: UInt64
  ) throws {
    var random = Generator(state: seed)
    var id = 0
    func next() -> Int {
      id += 1
      return id
    }
    let before = NaiveList(
      sections: (0..<random.below(5)).map { _ in
        .init(id: next(), rows: (0..<random.below(7)).map { _ in next() })
      }
    )
    var changes: [ListUpdate.Change] = []
    var after = before
    // Rows leave the sections that stay; some of them move.
    var rowsInMotion: [(ListPlace, Int)] = []
    for index in after.sections.indices {
      for (row, id) in remove(random.below(3), of: &after.sections[index].rows, &random) {
        if random.below(2) == 0 {
          rowsInMotion.append((ListPlace(index, row), id))
        } else {
          changes.append(.deleteRow(ListPlace(index, row)))
        }
      }
    }
    // Sections move; those that rows left stay, as UIKit forbids both at once.
    let old = after.sections
    var moved: [(Int, NaiveList.Section)] = []
    for (place, section) in remove(random.below(3), of: &after.sections, &random) {
      if old[place].rows.count == before.sections[place].rows.count, random.below(2) == 0 {
        moved.append((place, section))
      } else if old[place].rows.count == before.sections[place].rows.count {
        changes.append(.deleteSection(place))
      } else {
        moved.append((place, section))
      }
    }
    for _ in 0..<random.below(3) {
      let section = NaiveList.Section(id: next(), rows: (0..<random.below(4)).map { _ in next() })
      after.sections.insert(section, at: random.below(after.sections.count + 1))
    }
    for (_, section) in moved {
      after.sections.insert(section, at: random.below(after.sections.count + 1))
    }
    let known = Set(before.sections.map(\.id))
    for (place, section) in moved {
      let target = try #require(after.sections.firstIndex { $0.id == section.id })
      changes.append(.moveSection(place, to: target))
    }
    for (index, section) in after.sections.enumerated() where !known.contains(section.id) {
      changes.append(.insertSection(index))
    }
    let stay = after.sections.indices.filter { known.contains(after.sections[$0].id) }
    for (place, id) in rowsInMotion {
      guard !stay.isEmpty else {
        changes.append(.deleteRow(place))
        continue
      }
      let target = stay[random.below(stay.count)]
      let count = after.sections[target].rows.count
      after.sections[target].rows.insert(id, at: random.below(count + 1))
    }
    var added: Set<Int> = []
    for index in stay {
      for _ in 0..<random.below(3) {
        let new = next()
        added.insert(new)
        after.sections[index].rows.insert(
          new,
          at: random.below(after.sections[index].rows.count + 1)
        )
      }
    }
    for id in added.sorted() {
      changes.append(.insertRow(try #require(after.place(of: id))))
    }
    for (place, id) in rowsInMotion {
      if let target = after.place(of: id) { changes.append(.moveRow(place, to: target)) }
    }
    let update = try ListUpdate(changes, from: before.counts, to: after.counts)
    for (index, section) in before.sections.enumerated() {
      #expect(update.section(index) == after.sections.firstIndex { $0.id == section.id })
      for (row, id) in section.rows.enumerated() {
        #expect(update.place(of: ListPlace(index, row)) == after.place(of: id))
      }
    }
  }

  @Test func `a batch that does not add up is refused in UIKit's words`() {
    #expect(
      throws: ListUpdateError.rowCount(section: 0, counts: [3, 3, 1, 0, 0, 0])
    ) { try ListUpdate([.insertRow(ListPlace(0, 0))], from: [3], to: [3]) }
    #expect(
      ListUpdateError.rowCount(section: 0, counts: [3, 3, 1, 0, 0, 0]).description
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
