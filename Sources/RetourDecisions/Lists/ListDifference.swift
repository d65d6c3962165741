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
    // Numbers from here on: this is compiled once for all types, and slow with each.
    let items = present.flatMap(\.items)
    self.init(
      sections: Matching(former.map(\.section), present.map(\.section)),
      items: Matching(former.flatMap(\.items), items),
      from: ListRows(former.map(\.items.count)),
      to: ListRows(present.map(\.items.count)),
      reloading: former.indices.filter { reloaded.contains(former[$0].section) },
      reloadedItems.isEmpty ? [] : items.indices.filter { reloadedItems.contains(items[$0]) }
    )
  }

  /// Creates a difference.
  ///
  /// - Parameters:
  ///   - sections: The sections of both arrangements.
  ///   - items: The items of both, one section after the other.
  ///   - former: The rows before.
  ///   - present: The rows after.
  ///   - reloaded: The sections before whose content is made again.
  ///   - reloadedItems: The items after that are made again.
  private init(
    sections: Matching,
    items: Matching,
    from former: ListRows,
    to present: ListRows,
    reloading reloaded: [Int],
    _ reloadedItems: [Int]
  ) {
    changes += sections.removed.map { .deleteSection($0) }
    changes += sections.inserted.map { .insertSection($0) }
    changes += sections.moved.map { .moveSection($0, to: sections.target(of: $0)) }
    changes += reloaded.filter { sections.target(of: $0) >= 0 }.map { .reloadSection($0) }
    // The sections that are kept, and where they are after.
    var targets = former.sections.map { sections.target(of: $0) }
    for section in reloaded { targets[section] = -1 }
    let kept = Set(targets)
    // Where an item of a section that is kept goes in another such section, or in the same one.
    var sources = Array(repeating: -1, count: present.count)
    for section in former.sections where targets[section] >= 0 {
      for item in former.items(in: section) {
        let target = items.target(of: item)
        if target >= 0, kept.contains(present.section(of: target)) {
          sources[target] = item
        } else {
          changes.append(.deleteRow(former.place(of: item)))
        }
      }
    }
    for section in present.sections where kept.contains(section) {
      for item in present.items(in: section) where sources[item] < 0 {
        changes.append(.insertRow(present.place(of: item)))
      }
    }
    for section in former.sections where targets[section] >= 0 {
      let moving = former.items(in: section).filter { item in
        let target = items.target(of: item)
        return target >= 0 && sources[target] == item
      }
      let stays = { present.section(of: items.target(of: $0)) == targets[section] }
      let moved =
        Matching.moved(moving.filter(stays)) { items.target(of: $0) } + moving.filter { !stays($0) }
      changes += moved.map {
        .moveRow(former.place(of: $0), to: present.place(of: items.target(of: $0)))
      }
    }
    changes += reloadedItems.filter { sources[$0] >= 0 }.map {
      .reloadRow(former.place(of: sources[$0]))
    }
  }
}

/// The rows of sections, which are counted one section after the other.
private struct ListRows {
  /// The first row of each section, and the number of all.
  private let starts: [Int]
  private let places: [ListPlace]

  init(_ counts: [Int]) {
    starts = counts.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }
    places = counts.indices.flatMap { section in
      (0..<counts[section]).map { ListPlace(section, $0) }
    }
  }

  var count: Int { places.count }
  var sections: Range<Int> { 0..<starts.count - 1 }

  func items(in section: Int) -> Range<Int> { starts[section]..<starts[section + 1] }
  func place(of item: Int) -> ListPlace { places[item] }
  func section(of item: Int) -> Int { places[item].section }
}

/// The elements that two lists have in common, and those that one of them lacks.
private struct Matching {
  /// The place in the second list of each element of the first one, -1 if it is not there.
  private let targets: [Int]
  /// The places in the second list of elements that the first one lacks.
  let inserted: [Int]

  init<Element: Hashable>(_ former: [Element], _ present: [Element]) {
    var places = Dictionary<Element, Int>(minimumCapacity: present.count)
    for (place, element) in present.enumerated() { places[element] = place }
    targets = former.map { places[$0] ?? -1 }
    var isNew = Array(repeating: true, count: present.count)
    for target in targets where target >= 0 { isNew[target] = false }
    inserted = isNew.indices.filter { isNew[$0] }
  }

  /// The places in the first list of elements that the second one lacks.
  var removed: [Int] { targets.indices.filter { targets[$0] < 0 } }

  /// The places in the first list of common elements that are not in a longest sequence with the
  /// same order in both.
  var moved: [Int] { Self.moved(targets.indices.filter { targets[$0] >= 0 }) { targets[$0] } }

  func target(of place: Int) -> Int { targets[place] }

  /// Returns the numbers that are not in a longest sequence whose targets increase, in
  /// O(*n* log *n*).
  static func moved(_ numbers: [Int], target: (Int) -> Int) -> [Int] {
    let values = numbers.map(target)
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
    var moves = Array(repeating: true, count: values.count)
    var next = ends.last ?? -1
    while next >= 0 {
      moves[next] = false
      next = previous[next]
    }
    return numbers.indices.filter { moves[$0] }.map { numbers[$0] }
  }
}
