// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions
import Testing

struct StackChangeTests {
  private final class Page {}

  private let pages = (0..<5).map { _ in Page() }

  private func change(_ old: [Int], _ new: [Int]) -> StackChange {
    StackChange(
      from: old.map { ObjectIdentifier(pages[$0]) },
      to: new.map { ObjectIdentifier(pages[$0]) }
    )
  }

  private func indices(_ identifiers: [ObjectIdentifier]) -> [Int] {
    identifiers.compactMap { identifier in
      pages.firstIndex { ObjectIdentifier($0) == identifier }
    }
  }

  @Test(
    arguments: [
      ([0, 1, 2], [0, 2], .none), ([0, 1, 2], [3, 2], .none), ([], [], .none),
      ([0, 1, 2], [0, 1], .pop), ([0, 1, 2], [3, 0], .pop), ([0, 1], [], .pop),
      ([0, 1, 2], [3], .push), ([], [0], .push), ([0], [0, 1, 2], .push),
    ] as [([Int], [Int], StackChange.Operation)]
  )
  func `the new top decides about the transition`(
    _ old: [Int],
    _ new: [Int],
    _ operation: StackChange.Operation
  ) {
    #expect(change(old, new).operation == operation)
  }

  @Test func `removed and added pages are in stack order`() {
    let change = change([0, 1, 2], [3, 1, 4])
    #expect(indices(change.removed) == [0, 2] && indices(change.added) == [3, 4])
  }
}
