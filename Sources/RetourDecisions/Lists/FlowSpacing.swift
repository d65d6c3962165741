// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The distances in a section of a flow.
package struct FlowSpacing: Equatable, Sendable {
  /// The room for items across the direction of scrolling.
  package var breadth: Double
  /// The distance between lines.
  package var lines: Double
  /// The least distance between the items of a line.
  package var items: Double

  /// Creates distances; those that are not finite are 0.
  package init(breadth: Double, lines: Double, items: Double) {
    self.breadth = breadth.isFinite ? max(0, breadth) : 0
    self.lines = lines.isFinite ? lines : 0
    self.items = items.isFinite ? items : 0
  }

  /// Sums of lengths are not exact: an item that is too long by less still fits.
  private static let tolerance = 1e-6

  /// The number of equal items in a line; at least 1.
  ///
  /// - Parameters:
  ///   - breadth: The length of an item.
  ///   - count: The number of all items.
  /// - Returns: The number.
  func capacity(of breadth: Double, count: Int) -> Int {
    let step = breadth + items
    guard step > 0 else { return max(1, count) }
    let fits = (self.breadth + Self.tolerance + items) / step
    return max(1, min(count, Int(min(fits, Double(count)))))
  }

  /// Whether a line has room for an item.
  ///
  /// - Parameters:
  ///   - breadth: The length of the item.
  ///   - used: The length of the items before it, with the distances between them.
  /// - Returns: Whether it fits.
  func fits(_ breadth: Double, after used: Double) -> Bool {
    used + items + breadth <= self.breadth + Self.tolerance
  }

  /// Returns the start of the first item in a line and the distance between items, by which they
  /// fill the line.
  ///
  /// The last line is filled as if copies of its last item followed, so that equal items form
  /// columns. A single item is in the middle.
  ///
  /// - Parameters:
  ///   - breadths: The lengths of the items.
  ///   - isLast: Whether the line is the last one of its section.
  /// - Returns: The start and the distance.
  func justified(_ breadths: [Double], isLast: Bool) -> (start: Double, gap: Double) {
    var used = breadths.reduce(0, +) + items * Double(breadths.count - 1)
    var count = breadths.count
    if isLast, let last = breadths.last, last + items > 0 {
      let more = max(0, ((breadth + Self.tolerance - used) / (last + items)).rounded(.down))
      used += more * (last + items)
      count += Int(min(more, Double(Int32.max)))
    }
    let rest = max(0, breadth - used)
    return count > 1 ? (0, items + rest / Double(count - 1)) : (rest / 2, 0)
  }
}
