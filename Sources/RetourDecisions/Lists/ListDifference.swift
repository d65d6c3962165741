// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The changes that lead from one arrangement of sections and items to another one.
///
/// Sections and items are unique. As few of them as possible move.
package struct ListDifference: Equatable, Sendable {
  /// The changes, as a batch takes them.
  package private(set) var changes: [ListUpdate.Change] = []

  /// Creates the difference of two arrangements.
  ///
  /// - Parameters:
  ///   - former: The sections with their items before.
  ///   - present: The sections with their items after.
  ///   - reloaded: The sections after whose content is made again.
  ///   - reloadedItems: The items after that are made again.
  package init<Section: Hashable, Item: Hashable>(
    from former: [(section: Section, items: [Item])],
    to present: [(section: Section, items: [Item])],
    reloading reloaded: Set<Section> = [],
    _ reloadedItems: Set<Item> = []
  ) {
    let sections = Matching(former.map(\.section), present.map(\.section))
    addSections(sections)
    let again = Set(former.indices.filter { reloaded.contains(former[$0].section) })
    let kept = Set(sections.pairs.map(\.former)).subtracting(again)
    let targets = Set(sections.pairs.filter { kept.contains($0.former) }.map(\.present))
    changes += again.sorted().filter { sections.keeps($0) }.map { .reloadSection($0) }
    let before = Self.places(former.map(\.items), in: kept)
    let after = Self.places(present.map(\.items), in: targets)
    for (item, place) in before.sorted(by: { $0.value < $1.value }) where after[item] == nil {
      changes.append(.deleteRow(place))
    }
    for (item, place) in after.sorted(by: { $0.value < $1.value }) where before[item] == nil {
      changes.append(.insertRow(place))
    }
    for pair in sections.pairs where kept.contains(pair.former) {
      let common = former[pair.former].items.filter { after[$0]?.section == pair.present }
      let target = present[pair.present].items.filter { before[$0]?.section == pair.former }
      let items = Matching(common, target)
      for moved in items.moved {
        addMove(of: common[moved.former], before, after)
      }
      for item in former[pair.former].items {
        guard let target = after[item], target.section != pair.present else { continue }
        addMove(of: item, before, after)
      }
    }
    for item in reloadedItems where after[item] != nil {
      if let place = before[item] { changes.append(.reloadRow(place)) }
    }
  }

  private mutating func addSections(_ sections: Matching) {
    changes += sections.removed.map { .deleteSection($0) }
    changes += sections.inserted.map { .insertSection($0) }
    changes += sections.moved.map { .moveSection($0.former, to: $0.present) }
  }

  private mutating func addMove<Item: Hashable>(
    of item: Item,
    _ before: [Item: ListPlace],
    _ after: [Item: ListPlace]
  ) {
    if let place = before[item], let target = after[item] {
      changes.append(.moveRow(place, to: target))
    }
  }

  /// Returns the places of the items in some sections.
  private static func places<Item: Hashable>(
    _ items: [[Item]],
    in sections: Set<Int>
  ) -> [Item: ListPlace] {
    var places: [Item: ListPlace] = [:]
    for section in sections {
      for (row, item) in items[section].enumerated() { places[item] = ListPlace(section, row) }
    }
    return places
  }
}

/// The elements that two lists have in common, and those that one of them lacks.
private struct Matching {
  /// An element's places in both lists.
  struct Pair {
    let former: Int
    let present: Int
  }

  /// The common elements, in the order of the first list.
  let pairs: [Pair]
  /// The common elements that are not in the longest sequence with the same order in both.
  let moved: [Pair]
  /// The places in the first list of elements that the second one lacks.
  let removed: [Int]
  /// The places in the second list of elements that the first one lacks.
  let inserted: [Int]
  private let kept: Set<Int>

  init<Element: Hashable>(_ former: [Element], _ present: [Element]) {
    let places = Dictionary(uniqueKeysWithValues: zip(present, present.indices))
    let known = Set(former)
    let pairs = former.enumerated().compactMap { index, element in
      places[element].map { Pair(former: index, present: $0) }
    }
    self.pairs = pairs
    kept = Set(pairs.map(\.former))
    removed = former.indices.filter { places[former[$0]] == nil }
    inserted = present.indices.filter { !known.contains(present[$0]) }
    let still = Self.longestIncreasing(pairs.map(\.present))
    moved = pairs.indices.filter { !still.contains($0) }.map { pairs[$0] }
  }

  /// Whether an element of the first list is in the second one.
  func keeps(_ place: Int) -> Bool { kept.contains(place) }

  /// Returns the indexes of a longest increasing subsequence, in O(*n* log *n*).
  private static func longestIncreasing(_ values: [Int]) -> Set<Int> {
    var ends: [Int] = []
    var previous = Array(repeating: -1, count: values.count)
    for (index, value) in values.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if values[ends[middle]] < value { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = ends[low - 1] }
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var result: Set<Int> = []
    var next = ends.last ?? -1
    while next >= 0 {
      result.insert(next)
      next = previous[next]
    }
    return result
  }
}
