// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The sizes of the items of one section of a flow.
///
/// Equal sizes cost memory for the section, and measured ones for the items that were measured.
package struct FlowItems: Equatable, Sendable {
  /// The number of items.
  package let count: Int
  /// The size of items without one of their own.
  let common: FlowSize
  private var own: [FlowSize]?
  private var measured: [Int: FlowSize] = [:]
  /// The last item that was measured; -1 for none.
  private(set) var lastMeasured = -1

  /// Creates items of equal sizes.
  ///
  /// - Parameters:
  ///   - size: The size, or the estimate of it.
  ///   - count: The number of items.
  ///   - measured: The items that have another size.
  package init(_ size: FlowSize, count: Int, measured: [Int: FlowSize] = [:]) {
    (common, self.count) = (size, count)
    self.measured = measured.filter { (0..<count).contains($0.key) }
    lastMeasured = self.measured.keys.max() ?? -1
  }

  /// Creates items of different sizes.
  package init(_ sizes: [FlowSize]) {
    common = sizes.first ?? FlowSize(length: 0, breadth: 0)
    (own, count) = (sizes, sizes.count)
  }

  /// Whether the items from one on have the common size.
  func isUniform(from item: Int) -> Bool { own == nil && lastMeasured < item }

  /// Whether all items have sizes of their own.
  var isMixed: Bool { own != nil }

  /// Returns the size of an item.
  package subscript(item: Int) -> FlowSize { own?[item] ?? measured[item] ?? common }

  /// Changes the size of an item.
  mutating func set(_ size: FlowSize, of item: Int) {
    guard own == nil else {
      own?[item] = size
      return
    }
    measured[item] = size
    lastMeasured = max(lastMeasured, item)
  }
}
