// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The stops of the Tab key: items in reading order, where the items of a group share one stop.
///
/// Pure: no views, no clock, no globals.
package struct FocusStops: Equatable, Sendable {
  /// An item, by its number.
  package struct Item: Equatable, Sendable {
    package let number: Int
    /// The identifier of the item's group; `nil` if the item is a stop of its own.
    package let group: String?

    /// Creates an item.
    package init(_ number: Int, group: String? = nil) {
      (self.number, self.group) = (number, group)
    }
  }

  private let items: [Item]
  /// The last item of each group that had the focus.
  private let lastItems: [String: Int]

  /// Creates the stops.
  ///
  /// - Parameters:
  ///   - items: The items in reading order.
  ///   - lastItems: The number of the item in each group that had the focus last, if any.
  package init(_ items: [Item], lastItems: [String: Int] = [:]) {
    (self.items, self.lastItems) = (items, lastItems)
  }

  /// Returns the item that the Tab key leads to; it goes round at the ends.
  ///
  /// - Parameters:
  ///   - number: The item with the focus; `nil` without one.
  ///   - isForward: Whether the key leads forward, which is so without Shift.
  /// - Returns: The number of the item; `nil` if there are no items.
  package func item(from number: Int?, isForward: Bool) -> Int? {
    var stops: [Item] = []
    for item in items {
      let isKnown = item.group != nil && stops.contains { $0.group == item.group }
      if !isKnown { stops.append(item) }
    }
    guard !stops.isEmpty else { return nil }
    let present = items.first { $0.number == number }
    let place = present.flatMap { present in
      stops.firstIndex {
        $0.number == present.number || present.group != nil && $0.group == present.group
      }
    }
    guard let place else { return entry(of: isForward ? stops[0] : stops[stops.count - 1]) }
    let next = (place + (isForward ? 1 : stops.count - 1)) % stops.count
    return next == place ? number : entry(of: stops[next])
  }

  /// Returns the items that the arrow keys lead to: those of the same group, or all for an item
  /// without a group.
  ///
  /// - Parameter number: The item with the focus.
  /// - Returns: Their numbers, without that of the item.
  package func items(aroundItem number: Int) -> [Int] {
    let group = items.first { $0.number == number }?.group
    return items.filter { (group == nil || $0.group == group) && $0.number != number }
      .map(\.number)
  }

  private func entry(of stop: Item) -> Int {
    guard let group = stop.group, let last = lastItems[group],
      items.contains(where: { $0.number == last && $0.group == group })
    else { return stop.number }
    return last
  }
}
