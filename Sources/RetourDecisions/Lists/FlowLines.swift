// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The lines into which the items of one section of a flow are broken.
///
/// Pure: lengths in points, from the first line on. Lines of equal items are computed, not stored;
/// behind the lines that are settled, items that were measured count with the common size. A place
/// takes O(log *n*), and a change of a size what lies between its line and the end of the settled
/// lines.
package struct FlowLines: Equatable, Sendable {
  private struct Line: Equatable {
    let first: Int
    let count: Int
    let start: Double
    let length: Double

    var next: Int { first + count }
  }

  private let spacing: FlowSpacing
  /// The sizes.
  package private(set) var items: FlowItems
  private var lines: [Line] = []
  /// The number of items in a line behind the settled ones.
  private let capacity: Int

  /// Creates the lines of items.
  package init(_ items: FlowItems, _ spacing: FlowSpacing) {
    (self.items, self.spacing) = (items, spacing)
    capacity = spacing.capacity(of: items.common.breadth, count: items.count)
    if items.isMixed { settle(through: .infinity) }
  }

  // MARK: The end

  /// The first item behind the settled lines.
  private var tail: Int { lines.last?.next ?? 0 }
  /// The start of the first line behind the settled ones.
  private var tailStart: Double { lines.last.map { $0.start + $0.length + spacing.lines } ?? 0 }
  private var tailStep: Double { items.common.length + spacing.lines }
  private var tailCount: Int { (items.count - tail + capacity - 1) / capacity }

  /// The length of all lines.
  package var length: Double {
    guard items.count > 0 else { return 0 }
    let count = tailCount
    return tailStart + Double(count) * tailStep - spacing.lines
  }

  /// Whether items behind the settled lines have sizes that are not the common one.
  package var isUnsettled: Bool { tail < items.count && !items.isUniform(from: tail) }

  // MARK: Changes

  /// Changes the size of an item.
  package mutating func set(_ size: FlowSize, of item: Int) {
    guard items[item] != size else { return }
    items.set(size, of: item)
    // The first item of a line, and that behind the last one, can move into the line before it.
    let line = item < tail ? index(of: item) : lines.count
    let isFirst = item == (line < lines.count ? lines[line].first : tail)
    let change = max(0, line - (isFirst ? 1 : 0))
    if change < lines.count { lines.removeSubrange(change...) }
  }

  /// Breaks the lines up to an offset and an item, with all sizes that are known.
  package mutating func settle(through end: Double, including item: Int = -1) {
    while isUnsettled, tailStart <= end || tail <= item {
      var next = tail + 1
      var used = items[tail].breadth
      var length = items[tail].length
      while next < items.count, spacing.fits(items[next].breadth, after: used) {
        used += spacing.items + items[next].breadth
        length = max(length, items[next].length)
        next += 1
      }
      lines.append(Line(first: tail, count: next - tail, start: tailStart, length: length))
    }
  }

  // MARK: Places

  /// Returns the index of the settled line of an item.
  private func index(of item: Int) -> Int {
    lines.firstIndex(fulfilling: { lines[$0].next > item })
  }

  /// Returns the line of an item, settled or not.
  private func line(of item: Int) -> Line {
    guard item >= tail else { return lines[index(of: item)] }
    let number = (item - tail) / capacity
    let first = tail + number * capacity
    return Line(
      first: first,
      count: min(capacity, items.count - first),
      start: tailStart + Double(number) * tailStep,
      length: items.common.length
    )
  }

  /// Returns the place of an item.
  package func place(of item: Int) -> FlowPlace { places(of: item..<item + 1)[0] }

  /// Returns the places of items.
  package func places(of range: Range<Int>) -> [FlowPlace] {
    var places: [FlowPlace] = []
    places.reserveCapacity(range.count)
    var item = range.lowerBound
    while item < range.upperBound {
      let line = line(of: item)
      let sizes = (line.first..<line.next).map { line.first >= tail ? items.common : items[$0] }
      let (start, gap) = spacing.justified(sizes.map(\.breadth), isLast: line.next == items.count)
      var side = start
      for (index, size) in sizes.enumerated() {
        if range.contains(line.first + index) {
          let middle = line.start + (line.length - size.length) / 2
          places.append(FlowPlace(start: middle, side: side, size: size))
        }
        side += size.breadth + gap
      }
      item = line.next
    }
    return places
  }

  /// Returns the items of the lines between two offsets.
  package func items(from start: Double, to end: Double) -> Range<Int> {
    guard items.count > 0, end > start else { return 0..<0 }
    let first = self.first(endingAfter: start)
    return first..<max(first, self.first(beginningAt: end))
  }

  /// Returns the first item of the first line that ends behind an offset.
  private func first(endingAfter offset: Double) -> Int {
    let index = lines.firstIndex(fulfilling: { lines[$0].start + lines[$0].length > offset })
    if index < lines.count { return lines[index].first }
    let number = numberOfLines(endingBefore: offset)
    return min(items.count, tail + min(number, tailCount) * capacity)
  }

  private func numberOfLines(endingBefore offset: Double) -> Int {
    let rest = offset - tailStart - items.common.length
    guard rest >= 0 else { return 0 }
    guard tailStep > 0 else { return tailCount }
    return Int(min((rest / tailStep).rounded(.down) + 1, Double(tailCount)))
  }

  /// Returns the first item of the first line that begins at an offset or behind it.
  private func first(beginningAt offset: Double) -> Int {
    let index = lines.firstIndex(fulfilling: { lines[$0].start >= offset })
    if index < lines.count { return lines[index].first }
    let rest = offset - tailStart
    guard rest > 0 else { return tail }
    let number =
      tailStep > 0 ? Int(min((rest / tailStep).rounded(.up), Double(tailCount))) : tailCount
    return min(items.count, tail + number * capacity)
  }
}
