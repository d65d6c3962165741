// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The item with the focus, and the environments that contained it when it got the focus.
///
/// The item can leave them, or be deallocated, before the focus goes on.
@MainActor
struct FocusRecord {
  private struct Reference {
    weak var environment: (any UIFocusEnvironment)?
  }

  private(set) weak var item: (any UIFocusItem)?
  private let references: [Reference]

  /// Creates the record of no item.
  init() { references = [] }

  /// Creates the record of an item.
  init(_ item: (any UIFocusItem)?) {
    self.item = item
    references = item?.focusChain.map { Reference(environment: $0) } ?? []
  }

  /// Whether no item has the focus, not even one that is gone.
  var isEmpty: Bool { references.isEmpty }

  /// The environments that still exist, the item first.
  var chain: [any UIFocusEnvironment] { references.compactMap(\.environment) }

  /// Returns the environments of this record and another one, each once: this one's own, the
  /// other's own, then those of both, each from the inside out.
  func merged(with other: FocusRecord) -> [any UIFocusEnvironment] {
    let (one, two) = (chain, other.chain)
    let shared = one.filter { environment in two.contains { $0 === environment } }
    func own(_ environments: [any UIFocusEnvironment]) -> [any UIFocusEnvironment] {
      environments.filter { environment in !shared.contains { $0 === environment } }
    }
    return own(one) + own(two) + shared
  }
}
