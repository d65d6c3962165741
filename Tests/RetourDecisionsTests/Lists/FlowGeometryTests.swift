// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions
import TestSupport
import Testing

struct FlowGeometryTests {
  /// Lines that are broken item by item.
  private struct NaiveFlow {
    var sizes: [FlowSize]
    var spacing: FlowSpacing

    var lines: [Range<Int>] {
      var lines: [Range<Int>] = []
      var first = 0
      while first < sizes.count {
        var (next, used) = (first + 1, sizes[first].breadth)
        while next < sizes.count, used + spacing.items + sizes[next].breadth <= spacing.breadth {
          used += spacing.items + sizes[next].breadth
          next += 1
        }
        lines.append(first..<next)
        first = next
      }
      return lines
    }

    /// The start and the length of each line.
    var spans: [(start: Double, length: Double)] {
      var start = 0.0
      return lines.map { line in
        let length = sizes[line].map(\.length).max() ?? 0
        defer { start += length + spacing.lines }
        return (start, length)
      }
    }

    var places: [FlowPlace] {
      zip(lines, spans).flatMap { line, span in
        var items = Array(sizes[line])
        if line.upperBound == sizes.count, let last = items.last {
          func isTooLong() -> Bool {
            items.map(\.breadth).reduce(0, +) + spacing.items * Double(items.count - 1)
              > spacing.breadth
          }
          while !isTooLong() { items.append(last) }
          if items.count > line.count { items.removeLast() }
        }
        let total = items.map(\.breadth).reduce(0, +)
        let gap = items.count > 1 ? (spacing.breadth - total) / Double(items.count - 1) : 0
        var side = items.count > 1 ? 0 : max(0, (spacing.breadth - total) / 2)
        return sizes[line].map { size in
          defer { side += size.breadth + gap }
          let start = span.start + (span.length - size.length) / 2
          return FlowPlace(start: start, side: side, size: size)
        }
      }
    }

    var length: Double { spans.last.map { $0.start + $0.length } ?? 0 }

    func items(from start: Double, to end: Double) -> [Int] {
      zip(lines, spans).filter { $1.start < end && $1.start + $1.length > start }
        .flatMap { Array($0.0) }
    }
  }

  private func random(_ limit: Int, _ generator: inout SeededGenerator) -> Int {
    Int.random(in: 0..<limit, using: &generator)
  }

  private func expectEqual(
    _ lines: FlowLines,
    _ naive: NaiveFlow,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let places = lines.places(of: 0..<naive.sizes.count)
    #expect(abs(lines.length - naive.length) < 1e-6, sourceLocation: sourceLocation)
    let isEqual = zip(places, naive.places).allSatisfy { one, other in
      abs(one.start - other.start) < 1e-6 && abs(one.side - other.side) < 1e-6
        && one.size == other.size
    }
    #expect(
      isEqual && places.count == naive.places.count,
      sourceLocation: sourceLocation
    )
    for offset in stride(from: -10, to: naive.length + 20, by: 13.5) {
      #expect(
        Array(lines.items(from: offset, to: offset + 40))
          == naive.items(from: offset, to: offset + 40),
        sourceLocation: sourceLocation
      )
    }
  }

  @Test(arguments: UInt64(1)...40)
  func `items lie where breaking lines one by one puts them`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let spacing = FlowSpacing(
      breadth: Double(100 + random(200, &generator)),
      lines: Double(random(12, &generator)),
      items: Double(random(12, &generator))
    )
    let count = random(60, &generator)
    let mixed = (0..<count).map { _ in
      FlowSize(
        length: Double(10 + random(40, &generator)),
        breadth: Double(10 + random(80, &generator))
      )
    }
    expectEqual(
      FlowLines(FlowItems(mixed), spacing),
      NaiveFlow(sizes: mixed, spacing: spacing)
    )
    let equal = Array(repeating: mixed.first ?? FlowSize(length: 1, breadth: 1), count: count)
    let uniform = FlowItems(equal.first ?? FlowSize(length: 1, breadth: 1), count: count)
    expectEqual(FlowLines(uniform, spacing), NaiveFlow(sizes: equal, spacing: spacing))
  }

  @Test(arguments: UInt64(1)...40, [true, false])
  func `measured items lie where breaking lines anew puts them`(_ seed: UInt64, _ isMixed: Bool) {
    var generator = SeededGenerator(seed: seed)
    let spacing = FlowSpacing(breadth: 200, lines: 5, items: Double(random(9, &generator)))
    let size = FlowSize(length: 20, breadth: Double(20 + random(50, &generator)))
    var naive = NaiveFlow(
      sizes: Array(repeating: size, count: 1 + random(50, &generator)),
      spacing: spacing
    )
    var lines = FlowLines(
      isMixed ? FlowItems(naive.sizes) : FlowItems(size, count: naive.sizes.count),
      spacing
    )
    for _ in 0..<20 {
      for _ in 0...random(3, &generator) {
        let item = random(naive.sizes.count, &generator)
        naive.sizes[item] = FlowSize(
          length: Double(10 + random(60, &generator)),
          breadth: Double(10 + random(90, &generator))
        )
        lines.set(naive.sizes[item], of: item)
      }
      lines.settle(through: Double(random(300, &generator)))
      if random(2, &generator) == 0 {
        lines.settle(through: .infinity)
        expectEqual(lines, naive)
      }
    }
  }

  @Test func `places do not depend on the number of items`() {
    let size = FlowSize(length: 50, breadth: 50)
    let spacing = FlowSpacing(breadth: 100, lines: 10, items: 0)
    let count = 1_000_000_000_000
    var lines = FlowLines(FlowItems(size, count: count), spacing)
    #expect(lines.length == 60 * Double(count / 2) - 10)
    #expect(lines.place(of: count - 1).start == 60 * Double(count / 2 - 1))
    #expect(lines.items(from: 60 * 1e9, to: 60 * 1e9 + 50) == 2_000_000_000..<2_000_000_002)
    // An item that was measured breaks the lines up to it only.
    lines.set(FlowSize(length: 80, breadth: 100), of: 2)
    lines.settle(through: 500)
    #expect(lines.place(of: 2) == FlowPlace(start: 60, side: 0, size: lines.items[2]))
    #expect(lines.place(of: 3).start == 150)
    #expect(lines.items.count == count)
  }

  @Test func `an item far behind is placed with all sizes that are known`() {
    let size = FlowSize(length: 20, breadth: 50)
    let lines = FlowLines(
      FlowItems(size, count: 100),
      FlowSpacing(breadth: 100, lines: 0, items: 0)
    )
    var geometry = FlowGeometry([FlowGeometry.Section(lines), FlowGeometry.Section(lines)])
    #expect(!geometry.isUnsettled)
    for item in [10, 60] {
      geometry.set(FlowSize(length: 70, breadth: 100), of: ListPlace(0, item))
    }
    #expect(geometry.isUnsettled && geometry.place(of: ListPlace(0, 40)).start == 400)
    geometry.settle(including: ListPlace(0, 40))
    #expect(geometry.isUnsettled && geometry.place(of: ListPlace(0, 40)).start == 100 + 70 + 280)
    geometry.settle(including: ListPlace(1, 0))
    #expect(!geometry.isUnsettled && geometry.place(of: ListPlace(1, 0)).start == 1140)
  }

  @Test func `the items of the last line stand below those before them`() {
    let size = FlowSize(length: 10, breadth: 30)
    let spacing = FlowSpacing(breadth: 100, lines: 0, items: 2)
    let sides = FlowLines(FlowItems(size, count: 5), spacing).places(of: 0..<5).map(\.side)
    #expect(sides == [0, 35, 70, 0, 35])
  }

  @Test func `an item that is alone in its line is in the middle`() {
    let size = FlowSize(length: 10, breadth: 60)
    let spacing = FlowSpacing(breadth: 100, lines: 0, items: 2)
    let sides = FlowLines(FlowItems(size, count: 2), spacing).places(of: 0..<2).map(\.side)
    #expect(sides == [20, 20])
  }

  @Test(arguments: [-5, .nan, .infinity, 0])
  func `lengths that are no lengths make no endless lines`(_ value: Double) {
    let spacing = FlowSpacing(breadth: value, lines: value, items: value)
    let size = FlowSize(length: value, breadth: value)
    let lines = FlowLines(FlowItems(size, count: 20), spacing)
    #expect(lines.length.isFinite && lines.places(of: 0..<20).count == 20)
    #expect(lines.items(from: 0, to: 100).upperBound <= 20)
    #expect(FlowLines(FlowItems([size, size]), spacing).length.isFinite)
  }

  @Test func `headers, rooms and footers are around the lines of their sections`() {
    let lines = FlowLines(
      FlowItems(FlowSize(length: 20, breadth: 50), count: 4),
      FlowSpacing(breadth: 100, lines: 10, items: 0)
    )
    var section = FlowGeometry.Section(lines)
    (section.header, section.before, section.after, section.footer) = (30, 3, 4, 7)
    section.side = 8
    let empty = FlowGeometry.Section(
      FlowLines(
        FlowItems(FlowSize(length: 20, breadth: 50), count: 0),
        FlowSpacing(breadth: 100, lines: 10, items: 0)
      )
    )
    let geometry = FlowGeometry([section, empty, section])
    #expect(geometry.length == 188 && geometry.span(ofSection: 1) == (94, 0))
    #expect(geometry.span(ofHeader: 2) == (94, 30) && geometry.span(ofFooter: 0) == (87, 7))
    let place = geometry.place(of: ListPlace(2, 3))
    #expect(place.start == 94 + 33 + 30 && place.side == 58 && place.end == 94 + 33 + 50)
    #expect(geometry.sections(from: 0, to: 94) == 0..<1)
    #expect(geometry.sections(from: 93, to: 95) == 0..<3)
    #expect(geometry.sections(from: -50, to: 0).isEmpty)
    #expect(geometry.sections(from: 188, to: 300).isEmpty)
    #expect(geometry.items(of: 2, from: 94 + 33 + 20, to: 94 + 33 + 31) == 2..<4)
    #expect(geometry.items(of: 2, from: 94 + 33, to: 94 + 33 + 30) == 0..<2)
    #expect(geometry.contains(ListPlace(2, 3)) && !geometry.contains(ListPlace(1, 0)))
  }

  @Test(arguments: UInt64(1)...20)
  func `sections move by the changes of those before them`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let spacing = FlowSpacing(breadth: 120, lines: 4, items: 0)
    let size = FlowSize(length: 20, breadth: 40)
    var naive = (0..<6).map { _ in
      NaiveFlow(
        sizes: Array(repeating: size, count: random(20, &generator)),
        spacing: spacing
      )
    }
    var geometry = FlowGeometry(
      naive.map { FlowGeometry.Section(FlowLines(FlowItems(size, count: $0.sizes.count), spacing)) }
    )
    for _ in 0..<20 {
      let section = random(naive.count, &generator)
      guard !naive[section].sizes.isEmpty else { continue }
      let item = random(naive[section].sizes.count, &generator)
      let new = FlowSize(length: Double(random(90, &generator)), breadth: 60)
      naive[section].sizes[item] = new
      geometry.set(new, of: ListPlace(section, item))
      geometry.settle(through: .infinity)
      var start = 0.0
      for (index, section) in naive.enumerated() {
        #expect(geometry.span(ofSection: index) == (start, section.length))
        start += section.length
      }
      #expect(geometry.length == start)
    }
  }
}
