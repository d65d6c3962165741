// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions
import Testing

struct RowMoveTests {
  /// Two sections of rows of different heights, with headers and footers.
  private let list = ListGeometry([
    ListGeometry.Section(header: 30, rows: RowHeights([40, 60, 50]), footer: 10),
    ListGeometry.Section(header: 20, rows: RowHeights([44, 80]), footer: 0),
  ])

  private func move(_ origin: ListPlace, to target: ListPlace) -> RowMove {
    let height = list.span(of: .row(origin.row, section: origin.section)).height
    var move = RowMove(of: origin, height: height)
    move.target = target
    return move
  }

  /// The items of the list but for the moved row, with their places while it is held.
  private func shifted(_ move: RowMove) -> [(start: Double, end: Double)] {
    var spans: [(Double, Double)] = []
    var item: ListGeometry.Item? = .header(section: 0)
    while let present = item {
      if present != .row(move.origin.row, section: move.origin.section) {
        let (start, height) = list.span(of: present)
        spans.append((start + move.offset(of: present), start + height + move.offset(of: present)))
      }
      item = list.item(after: present)
    }
    return spans
  }

  private static let places = [
    ListPlace(0, 0), ListPlace(0, 1), ListPlace(0, 2), ListPlace(1, 0), ListPlace(1, 1),
  ]

  @Test(arguments: places, places)
  func `the items leave one gap, as high as the row`(_ origin: ListPlace, _ target: ListPlace) {
    let move = move(origin, to: target)
    let spans = shifted(move)
    let gaps = zip(spans, spans.dropFirst()).filter { $1.start != $0.end }
    #expect(gaps.count <= 1 && gaps.allSatisfy { $1.start - $0.end == move.height })
    #expect(spans[0].start == 0)
    #expect(max(spans[spans.count - 1].end, list.height - move.height) <= list.height)
  }

  @Test func `a row in its place moves nothing`() {
    let move = move(ListPlace(0, 1), to: ListPlace(0, 1))
    #expect(shifted(move).map(\.start) == [0, 30, 130, 180, 190, 210, 254, 334])
  }

  @Test(
    arguments: [
      (81, ListPlace(0, 1)), (0, ListPlace(0, 0)), (79, ListPlace(0, 0)), (120, ListPlace(0, 1)),
      (126, ListPlace(0, 2)), (160, ListPlace(0, 2)), (180, ListPlace(1, 0)),
      (1000, ListPlace(1, 2)),
    ] as [(Double, ListPlace)]
  )
  func `a held row goes where its middle would be nearest`(_ middle: Double, _ place: ListPlace) {
    let move = move(ListPlace(0, 1), to: ListPlace(0, 1))
    #expect(move.place(at: middle, in: list, sections: 0..<2) == place)
  }

  @Test func `an empty section takes a row`() {
    let list = ListGeometry([
      ListGeometry.Section(header: 20, rows: RowHeights([40])),
      ListGeometry.Section(header: 20, rows: RowHeights([])),
    ])
    let move = RowMove(of: ListPlace(0, 0), height: 40)
    #expect(move.place(at: 60, in: list, sections: 0..<2) == ListPlace(1, 0))
    #expect(move.place(at: 40, in: list, sections: 0..<2) == ListPlace(0, 0))
  }
}
