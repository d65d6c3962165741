// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// A random batch of changes, with a list of numbered rows before and after it.
///
/// The list after it is made by removing and inserting numbers, one at a time.
struct RandomBatch {
  /// A section of the list.
  struct Section: Equatable {
    var id: Int
    var rows: [Int]
  }

  private(set) var before: [Section] = []
  private(set) var after: [Section] = []
  private(set) var changes: [ListUpdate.Change] = []
  private var state: UInt64
  private var lastID = 0
  /// The rows that left their places, to move elsewhere.
  private var movedRows: [(place: ListPlace, id: Int)] = []
  /// The sections that left their places, to move elsewhere.
  private var movedSections: [(place: Int, section: Section)] = []

  init(seed: UInt64) {
    state = seed
    let count = below(5)
    for _ in 0..<count { before.append(makeSection(below(7))) }
    after = before
    removeRows()
    removeSections()
    insertSections()
    insertRows()
  }

  /// Returns the place of a row after the batch.
  func place(of id: Int) -> ListPlace? {
    for (index, section) in after.enumerated() {
      if let row = section.rows.firstIndex(of: id) { return ListPlace(index, row) }
    }
    return nil
  }

  private mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return limit > 0 ? Int((state >> 33) % UInt64(limit)) : 0
  }

  private mutating func nextID() -> Int {
    lastID += 1
    return lastID
  }

  private mutating func makeSection(_ rows: Int) -> Section {
    let id = nextID()
    return Section(id: id, rows: (0..<rows).map { _ in nextID() })
  }

  /// Returns different places of a list at random.
  private mutating func places(_ count: Int, of list: Range<Int>) -> [Int] {
    var left = Array(list)
    return (0..<min(count, left.count)).map { _ in left.remove(at: below(left.count)) }
  }

  // MARK: Changes

  private mutating func removeRows() {
    for index in after.indices {
      let places = places(below(3), of: after[index].rows.indices)
      for row in places {
        let place = ListPlace(index, row)
        if below(2) == 0 {
          movedRows.append((place, after[index].rows[row]))
        } else {
          changes.append(.deleteRow(place))
        }
      }
      for row in places.sorted(by: >) { after[index].rows.remove(at: row) }
    }
  }

  private mutating func removeSections() {
    let places = places(below(3), of: after.indices)
    for place in places {
      // Sections that rows left are not deleted: UIKit forbids both at once.
      if after[place].rows.count == before[place].rows.count, below(2) == 0 {
        changes.append(.deleteSection(place))
      } else {
        movedSections.append((place, after[place]))
      }
    }
    for place in places.sorted(by: >) { after.remove(at: place) }
  }

  private mutating func insertSections() {
    let added = below(3)
    for _ in 0..<added {
      after.insert(makeSection(below(4)), at: below(after.count + 1))
    }
    for (_, section) in movedSections { after.insert(section, at: below(after.count + 1)) }
    for (place, section) in movedSections {
      guard let target = after.firstIndex(where: { $0.id == section.id }) else { continue }
      changes.append(.moveSection(place, to: target))
    }
    let known = Set(before.map(\.id))
    for (index, section) in after.enumerated() where !known.contains(section.id) {
      changes.append(.insertSection(index))
    }
  }

  private mutating func insertRows() {
    let known = Set(before.map(\.id))
    let sections = after.indices.filter { known.contains(after[$0].id) }
    for (place, id) in movedRows {
      guard !sections.isEmpty else {
        changes.append(.deleteRow(place))
        continue
      }
      let target = sections[below(sections.count)]
      after[target].rows.insert(id, at: below(after[target].rows.count + 1))
    }
    var added: [Int] = []
    for index in sections {
      let count = below(3)
      for _ in 0..<count {
        added.append(nextID())
        after[index].rows.insert(lastID, at: below(after[index].rows.count + 1))
      }
    }
    changes += added.compactMap { place(of: $0).map { .insertRow($0) } }
    for (place, id) in movedRows {
      if let target = self.place(of: id) { changes.append(.moveRow(place, to: target)) }
    }
  }
}
