// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The values of traits that the app defines.
struct CustomTraits: Equatable {
  private struct Entry {
    let trait: UITrait
    let value: Any
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// The value of a trait; `nil` is unspecified.
  subscript(trait: UITrait) -> Any? {
    get { entries[ObjectIdentifier(trait)]?.value }
    set { entries[ObjectIdentifier(trait)] = newValue.map { Entry(trait: trait, value: $0) } }
  }

  /// Takes the specified values of others.
  mutating func merge(_ other: CustomTraits) {
    if !other.entries.isEmpty { entries.merge(other.entries) { $1 } }
  }

  /// Returns whether a trait has another value in others.
  func differs(from other: CustomTraits, in trait: UITrait) -> Bool {
    func value<Trait: UITraitDefinition>(_ trait: Trait.Type, _ traits: CustomTraits) -> Any {
      traits[trait] ?? trait.defaultValue
    }
    guard let first = value(trait, self) as? any Equatable else { return true }
    return !first.isEqual(to: value(trait, other))
  }

  /// Returns whether a trait that colors depend on has another value in others.
  func changesColors(from other: CustomTraits) -> Bool {
    let traits = (Array(entries.values) + other.entries.values).map(\.trait)
    return traits.contains { $0.affectsColorAppearance && differs(from: other, in: $0) }
  }

  static func == (first: CustomTraits, second: CustomTraits) -> Bool {
    if first.entries.isEmpty && second.entries.isEmpty { return true }
    return first.entries.count == second.entries.count
      && first.entries.values.allSatisfy { entry in
        second[entry.trait] != nil && !first.differs(from: second, in: entry.trait)
      }
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { other as? Self == self }
}
