// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// What a stack must be: the operations folded over a list of pages, in order.
///
/// Pure. Pages are numbers. A swipe takes the top away from the moment it begins, and gives it back
/// when it is cancelled; an operation that meets it settles that first (Documentation/Decisions/0002).
package struct FuzzModel: Equatable, Sendable {
  /// How a swipe that an operation meets ends.
  package enum SwipeEnding: Equatable, Sendable {
    case popped
    case takenBack
  }

  /// The pages with the one that a swipe is taking away.
  private(set) var pages: [Int] = []
  /// Whether a swipe is taking the top away.
  private(set) var isSwiping = false

  /// The pages that the stack shows to the app.
  package var stack: [Int] { isSwiping ? Array(pages.dropLast()) : pages }

  mutating func beginSwipe() { isSwiping = true }

  mutating func endSwipe(_ ending: SwipeEnding) {
    guard isSwiping else { return }
    isSwiping = false
    if ending == .popped { pages.removeLast() }
  }

  mutating func push(_ page: Int) { pages.append(page) }

  mutating func pop() { if pages.count > 1 { pages.removeLast() } }

  mutating func pop(to page: Int) {
    guard let index = pages.firstIndex(of: page) else { return }
    pages.removeSubrange((index + 1)...)
  }

  mutating func popToRoot() { pages.removeSubrange(min(1, pages.count)...) }

  mutating func set(_ pages: [Int]) { self.pages = pages }

  /// The pages of a stack that is set.
  ///
  /// - Parameters:
  ///   - replacement: What becomes of the stack.
  ///   - depth: How many of the pages stay, roughly.
  ///   - make: Makes a new page.
  /// - Returns: The new pages.
  func pages(after replacement: FuzzStep.Replacement, depth: Int, make: () -> Int) -> [Int] {
    let kept = Array(pages.prefix(depth % max(1, pages.count)))
    switch replacement {
    case .pushes: return kept + [make()]
    case .pops: return kept.isEmpty ? pages : Array(kept.dropLast()) + [make()] + kept.suffix(1)
    case .keeps: return Array(kept.dropLast()) + [make()] + pages.suffix(1)
    case .all: return (0...depth).map { _ in make() }
    case .turns: return Array(pages.dropFirst(kept.count)) + kept
    case .same: return pages
    case .empties: return []
    }
  }
}
