// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions
import TestSupport
import Testing

struct ListDifferenceTests {
  private typealias Arrangement = [(section: String, items: [Int])]

  private func random(_ generator: inout SeededGenerator) -> Arrangement {
    var items = Array(0..<12).shuffled(using: &generator)
    let names = ["A", "B", "C", "D"].shuffled(using: &generator)
    return names.prefix(Int.random(in: 0...4, using: &generator)).map { name in
      let count = Int.random(in: 0...min(5, items.count), using: &generator)
      defer { items.removeFirst(count) }
      return (name, Array(items.prefix(count)))
    }
  }

  @Test(arguments: UInt64(1)...200)
  func `the changes lead from one arrangement to the other`(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let (former, present) = (random(&generator), random(&generator))
    let difference = ListDifference(from: former, to: present)
    let update = try ListUpdate(
      difference.changes,
      from: former.map(\.items.count),
      to: present.map(\.items.count)
    )
    for (section, content) in former.enumerated() {
      let target = present.firstIndex { $0.section == content.section }
      #expect(update.section(section) == target)
      guard target != nil else { continue }
      for (row, item) in content.items.enumerated() {
        let place = update.place(of: ListPlace(section, row))
        guard let place else { continue }
        #expect(present[place.section].items[place.row] == item)
      }
    }
    #expect(difference.changes.isEmpty == (former.elementsEqual(present, by: ==)))
  }

  @Test(arguments: UInt64(1)...50)
  func `items of sections that stay keep their cells`(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let all = Array(0..<10)
    let former: Arrangement = [("A", Array(all.prefix(6))), ("B", Array(all.suffix(4)))]
    let mixed = all.shuffled(using: &generator)
    let cut = Int.random(in: 0...10, using: &generator)
    let present: Arrangement = [("B", Array(mixed[cut...])), ("A", Array(mixed[..<cut]))]
    let difference = ListDifference(from: former, to: present)
    let update = try ListUpdate(
      difference.changes,
      from: former.map(\.items.count),
      to: present.map(\.items.count)
    )
    for (section, content) in former.enumerated() {
      for (row, item) in content.items.enumerated() {
        let place = try #require(update.place(of: ListPlace(section, row)))
        #expect(present[place.section].items[place.row] == item)
      }
    }
  }

  @Test func `one item that moves is one change`() {
    let difference = ListDifference(
      from: [("A", [1, 2, 3, 4])],
      to: [("A", [2, 3, 4, 1])]
    )
    #expect(difference.changes == [.moveRow(ListPlace(0, 0), to: ListPlace(0, 3))])
  }

  @Test func `reloaded items and sections are named by their former places`() {
    let difference = ListDifference(
      from: [("A", [1, 2]), ("B", [3])],
      to: [("B", [3, 4]), ("A", [0, 2])],
      reloading: ["B"],
      [2, 3]
    )
    let changes = difference.changes
    #expect(changes.contains(.reloadSection(1)) && changes.contains(.reloadRow(ListPlace(0, 1))))
    #expect(!changes.contains(.reloadRow(ListPlace(1, 0))))
    #expect(!changes.contains(.insertRow(ListPlace(0, 1))))
  }

  @Test func `elements ahead are prepared once, and canceled when they are not shown`() {
    var places = PrefetchedPlaces()
    let rows = (0..<9).map { ListPlace(0, $0) }
    let first = places.update(ahead: Array(rows[3..<6]), visible: Set(rows[0..<3]))
    #expect(first.prepare == Array(rows[3..<6]) && first.cancel == [])
    let second = places.update(ahead: Array(rows[4..<7]), visible: Set(rows[1..<4]))
    #expect(second.prepare == [rows[6]] && second.cancel == [])
    let third = places.update(ahead: [], visible: Set(rows[0..<4]))
    #expect(third.prepare == [] && third.cancel == Array(rows[4..<7]))
    places.removeAll()
    #expect(places.update(ahead: [rows[4]], visible: []).prepare == [rows[4]])
  }
}
