// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The sections and items of a list at a moment, by their identifiers.
///
/// Identifiers are unique in the whole snapshot.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// The sections.
  private(set) var sections: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  /// The section of each item.
  private var owners: [ItemIdentifierType: SectionIdentifierType] = [:]
  private var reloadedSections: [SectionIdentifierType] = []
  private var reloadedItems: [ItemIdentifierType] = []
  private var reconfiguredItems: [ItemIdentifierType] = []

  /// Creates a snapshot without sections.
  public init() {}

  // MARK: Numbers and identifiers

  /// The number of items.
  public var numberOfItems: Int { owners.count }
  /// The number of sections.
  public var numberOfSections: Int { sections.count }
  /// The sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections }
  /// The items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap { items[$0] ?? [] } }
  /// Returns the number of items in a section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }
  /// Returns the items of a section, in order.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    guard let items = items[identifier] else { SnapshotMisuse.noSection(identifier) }
    return items
  }
  /// Returns the section of an item; `nil` for one that does not exist.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { owners[identifier] }
  /// Returns the place of an item among all; `nil` for one that does not exist.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }
  /// Returns the place of a section; `nil` for one that does not exist.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex(of: identifier)
  }
  /// The sections whose content is made again.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { reloadedSections }
  /// The items whose cells are made again.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { reloadedItems }
  /// The items whose cells are configured again.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reconfiguredItems }

  /// The sections with their items.
  var contents: [(section: SectionIdentifierType, items: [ItemIdentifierType])] {
    sections.map { ($0, items[$0] ?? []) }
  }

  // MARK: Items

  /// Adds items to the end of a section.
  ///
  /// - Parameters:
  ///   - identifiers: The items.
  ///   - sectionIdentifier: The section; the last one unless set.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType],
    toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sections.last else { SnapshotMisuse.noSections() }
    guard items[section] != nil else { SnapshotMisuse.noSection(section) }
    own(identifiers, section)
    items[section]?.append(contentsOf: identifiers)
  }

  /// Inserts items before another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    beforeItem beforeIdentifier: ItemIdentifierType
  ) { insert(identifiers, at: beforeIdentifier, offset: 0) }

  /// Inserts items behind another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    afterItem afterIdentifier: ItemIdentifierType
  ) { insert(identifiers, at: afterIdentifier, offset: 1) }

  /// Removes items; those that do not exist are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    let touched = Set(gone.compactMap { owners.removeValue(forKey: $0) })
    for section in touched { items[section]?.removeAll { gone.contains($0) } }
    forget(gone)
  }

  /// Removes all items and sections.
  public mutating func deleteAllItems() { self = NSDiffableDataSourceSnapshot() }

  /// Moves an item before another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    beforeItem toIdentifier: ItemIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 0) }

  /// Moves an item behind another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    afterItem toIdentifier: ItemIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 1) }

  /// Makes the cells of items again when the snapshot is applied.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers where owners[item] == nil { SnapshotMisuse.noReloadedItem(item) }
    reloadedItems += identifiers.filter { !reloadedItems.contains($0) }
  }

  /// Configures the cells of items again when the snapshot is applied.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers where owners[item] == nil { SnapshotMisuse.noItem(item) }
    reconfiguredItems += identifiers.filter { !reconfiguredItems.contains($0) }
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType],
    at item: ItemIdentifierType,
    offset: Int
  ) {
    let (section, index) = place(of: item)
    own(identifiers, section)
    items[section]?.insert(contentsOf: identifiers, at: index + offset)
  }

  private mutating func move(
    _ item: ItemIdentifierType,
    to other: ItemIdentifierType,
    offset: Int
  ) {
    guard item != other else { SnapshotMisuse.moveToItself(item) }
    let (former, index) = place(of: item)
    _ = place(of: other)
    items[former]?.remove(at: index)
    let (section, target) = place(of: other)
    items[section]?.insert(item, at: target + offset)
    owners[item] = section
  }

  private func place(
    of item: ItemIdentifierType
  ) -> (section: SectionIdentifierType, index: Int) {
    guard let section = owners[item], let index = items[section]?.firstIndex(of: item) else {
      SnapshotMisuse.noItem(item)
    }
    return (section, index)
  }

  private mutating func own(_ new: [ItemIdentifierType], _ section: SectionIdentifierType) {
    for item in new where owners.updateValue(section, forKey: item) != nil {
      SnapshotMisuse.twice(item)
    }
  }

  private mutating func forget(_ gone: Set<ItemIdentifierType>) {
    reloadedItems.removeAll { gone.contains($0) }
    reconfiguredItems.removeAll { gone.contains($0) }
  }

  // MARK: Sections

  /// Adds sections to the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count)
  }

  /// Inserts sections before another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    beforeSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: index(of: toIdentifier)) }

  /// Inserts sections behind another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    afterSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: index(of: toIdentifier) + 1) }

  /// Removes sections and their items; those that do not exist are ignored.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    sections.removeAll { gone.contains($0) }
    reloadedSections.removeAll { gone.contains($0) }
    for section in gone {
      let left = items.removeValue(forKey: section) ?? []
      for item in left { owners[item] = nil }
      forget(Set(left))
    }
  }

  /// Moves a section before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 0) }

  /// Moves a section behind another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 1) }

  /// Makes the content of sections again when the snapshot is applied.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers where items[section] == nil { SnapshotMisuse.noSection(section) }
    reloadedSections += identifiers.filter { !reloadedSections.contains($0) }
  }

  private mutating func insert(_ new: [SectionIdentifierType], at index: Int) {
    for section in new where items.updateValue([], forKey: section) != nil {
      SnapshotMisuse.twice(section)
    }
    sections.insert(contentsOf: new, at: index)
  }

  private mutating func move(
    _ section: SectionIdentifierType,
    to other: SectionIdentifierType,
    offset: Int
  ) {
    guard section != other else { SnapshotMisuse.moveToItself(section) }
    _ = index(of: other)
    sections.remove(at: index(of: section))
    sections.insert(section, at: index(of: other) + offset)
  }

  private func index(of section: SectionIdentifierType) -> Int {
    guard let index = sections.firstIndex(of: section) else { SnapshotMisuse.noSection(section) }
    return index
  }

  // MARK: Applying

  /// Forgets what is made again, once it was.
  mutating func didApply() { (reloadedSections, reloadedItems, reconfiguredItems) = ([], [], []) }
}
