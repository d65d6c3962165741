// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The choice among the appearances of a bar and of its item.
///
/// Pure: no views, no clock, no globals.
package struct BarAppearanceChoice: Equatable {
  /// The object that has the chosen appearance.
  package enum Owner: Equatable {
    case item, bar
  }

  /// One of the four appearances of an owner.
  package enum Slot: Int, Hashable, CaseIterable {
    case standard, compact, scrollEdge, compactScrollEdge

    /// Whether it is for content that is scrolled to the bar's edge.
    package var isForEdge: Bool { self == .scrollEdge || self == .compactScrollEdge }
  }

  /// Some of the appearances of an owner.
  package struct Slots: OptionSet {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    /// Creates a set of one.
    package init(_ slot: Slot) { self.init(rawValue: 1 << slot.rawValue) }
  }

  package let owner: Owner
  package let slot: Slot
  /// Whether the appearance applies without its background: none is meant for the edge (Apple
  /// documentation).
  package let losesBackground: Bool

  /// Chooses an appearance: the first that is set, item before bar, in Apple's order (header).
  ///
  /// - Parameters:
  ///   - isCompact: Whether the bar has its compact height.
  ///   - isAtEdge: Whether the content is scrolled to the bar's edge.
  ///   - item: The appearances that the item has.
  ///   - bar: The appearances that the bar has.
  package init?(isCompact: Bool, isAtEdge: Bool, item: Slots, bar: Slots) {
    for slot in Self.order(isCompact: isCompact, isAtEdge: isAtEdge) {
      let owner: Owner? =
        item.contains(Slots(slot)) ? .item : bar.contains(Slots(slot)) ? .bar : nil
      guard let owner else { continue }
      (self.owner, self.slot) = (owner, slot)
      losesBackground = isAtEdge && !slot.isForEdge
      return
    }
    return nil
  }

  private static func order(isCompact: Bool, isAtEdge: Bool) -> [Slot] {
    switch (isCompact, isAtEdge) {
    case (false, false): [.standard]
    case (false, true): [.scrollEdge, .standard]
    case (true, false): [.compact, .standard]
    case (true, true): [.compactScrollEdge, .scrollEdge, .compact, .standard]
    }
  }
}
