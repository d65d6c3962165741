// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour

/// The pages that a stack keeps for the way forward, as expected.
///
/// What is kept follows from the stacks at two rests where one change lies between them: of
/// several changes in one transition the kit may have seen some or all.
package struct FuzzHistory {
  /// The pages that are kept, the nearest first, at the last rest.
  private var kept: [Int] = []
  /// The stack at the last rest.
  private var settled: [Int]?
  private var changes = 0

  /// The stack has changed.
  mutating func stackChanged() { changes += 1 }

  /// The numbers of the pages that a stack keeps for the way forward.
  @MainActor
  static func forward(of stack: BackNavigationController?) -> [Int] {
    stack.map { numbers($0.history.forward) } ?? []
  }

  /// Follows a stack that has come to rest.
  ///
  /// - Parameters:
  ///   - stack: The stack; `nil` if it is not the kit's.
  ///   - pages: The numbers of its pages.
  /// - Returns: How the stack's history contradicts the changes.
  @MainActor
  mutating func cameToRest(_ stack: BackNavigationController?, pages: [Int]) -> String? {
    guard let stack else { return nil }
    let forward = Self.forward(of: stack)
    let expected = changes == 0 ? kept : changes == 1 ? kept(after: pages) : nil
    defer { (kept, settled, changes) = (forward, pages, 0) }
    if let wrong = Self.mistake(in: stack, pages: pages) { return wrong }
    guard settled != nil, let expected else { return nil }
    let budgeted = Array(expected.prefix(stack.forwardBudget))
    return forward == budgeted ? nil : "forward are \(forward), must be \(budgeted)"
  }

  /// Returns what one change to a stack leaves.
  private func kept(after pages: [Int]) -> [Int] {
    guard let settled, !pages.isEmpty else { return [] }
    let common = zip(settled, pages).prefix { $0 == $1 }.count
    let (removed, added) = (settled.dropFirst(common), pages.dropFirst(common))
    if added.isEmpty { return removed + kept }
    guard removed.isEmpty, kept.prefix(added.count).elementsEqual(added) else { return [] }
    return Array(kept.dropFirst(added.count))
  }

  /// Returns how the history contradicts the stack at any rest.
  @MainActor
  private static func mistake(in stack: BackNavigationController, pages: [Int]) -> String? {
    let (back, forward) = (numbers(stack.history.back), forward(of: stack))
    if back != pages.dropLast().reversed() { return "back are \(back) of \(pages)" }
    if forward.count > stack.forwardBudget { return "\(forward) are kept over the budget" }
    if Set(forward).count != forward.count || !Set(forward).isDisjoint(with: pages) {
      return "\(forward) are kept of \(pages)"
    }
    return nil
  }

  @MainActor
  private static func numbers(_ entries: [BackHistory.Entry]) -> [Int] {
    entries.compactMap { ($0.page as? FuzzPage)?.record.number }
  }
}
