// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions
import Testing

struct ListGeometryTests {
  typealias Item = ListGeometry.Item

  /// A list of heights, added up one by one.
  private struct NaiveList {
    var sections: [(header: Double, rows: [Double], footer: Double)]

    /// The items with their starts and heights, in order.
    var items: [(Item, Double, Double)] {
      var (items, start): ([(Item, Double, Double)], Double) = ([], 0)
      for (index, section) in sections.enumerated() {
        items.append((.header(section: index), start, section.header))
        start += section.header
        for (row, height) in section.rows.enumerated() {
          items.append((.row(row, section: index), start, height))
          start += height
        }
        items.append((.footer(section: index), start, section.footer))
        start += section.footer
      }
      return items
    }

    mutating func set(_ height: Double, of item: Item) {
      switch item {
      case .header(let section): sections[section].header = height
      case .row(let row, let section): sections[section].rows[row] = height
      case .footer(let section): sections[section].footer = height
      }
    }
  }

  @Test(arguments: UInt64(1)...40)
  func `random changes of heights leave every item where adding up puts it`(_ seed: UInt64) {
    var state = seed
    /// Returns a whole number below a limit; whole heights add up exactly.
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(limit))
    }
    var naive = NaiveList(
      sections: (0...random(5)).map { _ in
        let height = Double(random(60))
        let rows = Array(repeating: height, count: random(30))
        return (Double(random(3) * 20), rows, Double(random(2) * 15))
      }
    )
    var geometry = ListGeometry(
      naive.sections.map {
        .init(
          header: $0.header,
          rows: RowHeights($0.rows.first ?? 44, count: $0.rows.count),
          footer: $0.footer
        )
      }
    )
    for _ in 0..<30 {
      let items = naive.items
      #expect(geometry.height == items.reduce(0) { $0 + $1.2 })
      for (item, start, height) in items {
        let span = geometry.span(of: item)
        #expect(span.start == start && span.height == height)
        guard height > 0 else { continue }
        #expect(geometry.item(at: start) == item)
        #expect(geometry.item(at: start + height - 0.25) == item)
      }
      let change = items[random(items.count)].0
      let height = Double(random(80))
      let former = naive.items.first { $0.0 == change }?.2 ?? 0
      naive.set(height, of: change)
      #expect(geometry.set(height, of: change) == height - former)
    }
    #expect(geometry.item(at: -1) == nil && geometry.item(at: geometry.height) == nil)
  }

  @Test func `a million equal rows are found at once, and one changed row moves the others`() {
    var geometry = ListGeometry([
      .init(header: 30, rows: RowHeights(44, count: 1_000_000)),
      .init(rows: RowHeights(10, count: 1)),
    ])
    #expect(geometry.item(at: 30 + 44 * 999_999) == .row(999_999, section: 0))
    #expect(geometry.set(100, of: .row(3, section: 0)) == 56)
    #expect(geometry.span(of: .row(0, section: 1)).start == 30 + 44 * 1_000_000 + 56)
    #expect(geometry.item(at: 30 + 44 * 3 + 99) == .row(3, section: 0))
  }

  @Test func `an empty list has no items`() {
    #expect(ListGeometry([]).item(at: 0) == nil && ListGeometry([]).height == 0)
    let empty = ListGeometry([.init(rows: RowHeights(44, count: 0))])
    #expect(empty.item(at: 0) == nil && empty.span(ofSection: 0).height == 0)
  }
}
