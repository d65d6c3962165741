// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// The pages before and after the one that is shown, as far as they are known.
@MainActor
struct PageNeighbors {
  /// A neighbor.
  private enum Neighbor {
    case unknown
    case none
    case page(UIViewController)
  }

  private var before = Neighbor.unknown
  private var after = Neighbor.unknown

  /// The sides at which there is a page.
  var sides: PageSides {
    var sides: PageSides = []
    for side in PageSide.allCases where self[side] != nil { sides.insert(PageSides(side)) }
    return sides
  }

  /// The page at a side, if there is one and it is known; setting it makes it known.
  subscript(side: PageSide) -> UIViewController? {
    get { if case .page(let page) = neighbor(side) { page } else { nil } }
    set {
      let neighbor = newValue.map(Neighbor.page) ?? .none
      if side == .before { before = neighbor } else { after = neighbor }
    }
  }

  /// Returns whether the page at a side is known, or known not to be.
  func knows(_ side: PageSide) -> Bool {
    if case .unknown = neighbor(side) { false } else { true }
  }

  private func neighbor(_ side: PageSide) -> Neighbor { side == .before ? before : after }
}
