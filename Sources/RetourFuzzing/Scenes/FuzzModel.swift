// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The expected content of a stack: all operations, applied to a list of pages in order.
///
/// A pure value; pages are numbers. A swipe back removes the top page when it begins and restores
/// it when it is cancelled, a swipe forward adds a page and removes it; an operation during a
/// swipe settles it first (Documentation/Decisions/0002).
package struct FuzzModel: Equatable, Sendable {
  /// The ways in which an operation settles a swipe.
  package enum SwipeEnding: Equatable, Sendable {
    case completed
    case cancelled
  }

  /// The pages, with the one that a swipe is popping.
  private(set) var pages: [Int] = []
  /// Whether a swipe is popping the top page, or pushing one.
  private(set) var isSwiping = false
  /// The page that a swipe is pushing.
  private(set) var incoming: Int?

  /// The pages before the pop that a swipe has taken over.
  private(set) var caught: [Int]?

  /// The pages of the stack, as the app sees them.
  package var stack: [Int] {
    guard isSwiping, caught == nil else { return pages }
    return incoming.map { pages + [$0] } ?? Array(pages.dropLast())
  }

  /// The pages of the stack, with those that a swipe is popping or pushing.
  var reachable: [Int] { (caught ?? pages) + [incoming].compactMap(\.self) }

  /// A swipe begins.
  ///
  /// - Parameter page: The page that it pushes; `nil` for a pop.
  mutating func beginSwipe(pushing page: Int?) { (isSwiping, incoming) = (true, page) }

  /// A swipe takes over a pop that runs.
  ///
  /// - Parameter former: The pages before the pop.
  mutating func beginCatch(of former: [Int]) { (isSwiping, caught) = (true, former) }

  mutating func endSwipe(_ ending: SwipeEnding) {
    guard isSwiping else { return }
    if let former = caught {
      (isSwiping, caught) = (false, nil)
      if ending == .cancelled { pages = former }
      return
    }
    let page = incoming
    (isSwiping, incoming) = (false, nil)
    guard ending == .completed else { return }
    if let page { pages.append(page) } else { pages.removeLast() }
  }

  mutating func push(_ page: Int) { pages.append(page) }

  mutating func pop() { if pages.count > 1 { pages.removeLast() } }

  mutating func pop(to page: Int) {
    guard let index = pages.firstIndex(of: page) else { return }
    pages.removeSubrange((index + 1)...)
  }

  mutating func popToRoot() { pages.removeSubrange(min(1, pages.count)...) }

  mutating func set(_ pages: [Int]) { self.pages = pages }

  /// Returns the pages to set a stack to.
  ///
  /// - Parameters:
  ///   - replacement: The kind of change.
  ///   - depth: The number of pages that stay, roughly.
  ///   - make: Returns a new page.
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
