// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The scroll views that a view controller named for the edges of its view.
@MainActor
struct ContentScrollViews {
  private struct Entry {
    let edge: NSDirectionalRectEdge
    weak var scrollView: UIScrollView?
  }

  private var entries: [Entry] = []

  /// Names the scroll view of some edges; `nil` removes it.
  mutating func set(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    let edges: [NSDirectionalRectEdge] = [.top, .leading, .bottom, .trailing]
    for single in edges where edge.contains(single) {
      entries.removeAll { $0.edge == single }
      if let scrollView { entries.append(Entry(edge: single, scrollView: scrollView)) }
    }
  }

  /// The scroll view of one edge.
  func scrollView(at edge: NSDirectionalRectEdge) -> UIScrollView? {
    entries.first { edge.contains($0.edge) }?.scrollView
  }
}
