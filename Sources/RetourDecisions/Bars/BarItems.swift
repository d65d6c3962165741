// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The items of a bar's row, or something for each of them.
package struct BarItems<Item> {
  /// Those at the leading end, the outermost first.
  package var left: [Item]
  /// Those in the middle, in reading order.
  package var center: [Item]
  /// Those at the trailing end, the outermost first.
  package var right: [Item]

  @inlinable
  package init(left: [Item] = [], center: [Item] = [], right: [Item] = []) {
    (self.left, self.center, self.right) = (left, center, right)
  }

  /// All of them.
  @inlinable
  package var all: [Item] { isEmpty ? [] : left + center + right }
  @inlinable
  package var count: Int { left.count + center.count + right.count }
  @inlinable
  package var isEmpty: Bool { left.isEmpty && center.isEmpty && right.isEmpty }

  /// Whether each place has as many as that of others.
  @inlinable
  package func hasCounts<Other>(of others: BarItems<Other>) -> Bool {
    left.count == others.left.count && center.count == others.center.count
      && right.count == others.right.count
  }

  /// Returns the sum of a length of all items, without a list of them.
  @inlinable
  package func sum(_ length: (Item) -> CGFloat) -> CGFloat {
    func sum(_ items: [Item]) -> CGFloat { items.reduce(0) { $0 + length($1) } }
    return sum(left) + sum(center) + sum(right)
  }

  /// Returns something else for each item.
  @inlinable
  package func map<Other>(_ transform: (Item) -> Other) -> BarItems<Other> {
    BarItems<Other>(
      left: left.map(transform),
      center: center.map(transform),
      right: right.map(transform)
    )
  }
}

extension BarItems: Equatable where Item: Equatable {}
