// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions
import Testing

struct SegmentLayoutTests {
  private typealias Segment = SegmentLayout.Segment
  private let size = CGSize(width: 300, height: 32)

  @Test func `segments get the same width`() {
    let layout = SegmentLayout(
      [Segment(width: 0, content: 20), Segment(width: 0, content: 90)],
      in: size,
      byContent: false
    )
    #expect(layout.frames.map(\.minX) == [0, 150])
    #expect(layout.frames.map(\.width) == [150, 150])
  }

  @Test func `a width that was set is kept, and wider content gets more of the rest`() {
    let layout = SegmentLayout(
      [
        Segment(width: 60, content: 200), Segment(width: 0, content: 20),
        Segment(width: 0, content: 60),
      ],
      in: size,
      byContent: true
    )
    #expect(layout.frames.map(\.width) == [60, 60, 180])
    #expect(layout.frames.map(\.minX) == [0, 60, 120])
  }

  @Test func `the size that fits gives every segment room for the widest`() {
    let segments = [Segment(width: 0, content: 20), Segment(width: 0, content: 90)]
    #expect(SegmentLayout.width(of: segments, byContent: false) == 180)
    #expect(SegmentLayout.width(of: segments, byContent: true) == 110)
  }

  @Test func `a place belongs to the segment there, or to the nearest`() {
    let segment = Segment(width: 0, content: 1)
    let layout = SegmentLayout([segment, segment, segment], in: size, byContent: false)
    #expect([-5, 99, 100, 299, 500].map { layout.index(at: $0) } == [0, 0, 1, 2, 2])
    #expect(SegmentLayout([], in: size, byContent: false).index(at: 5) == nil)
  }
}
