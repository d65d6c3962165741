// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions
import Testing

/// The columns of split views, and their frames.
struct SplitLayoutTests {
  private let size = CGSize(width: 1000, height: 600)

  private func arrangement(
    _ columns: Int,
    _ behavior: SplitArrangement.Behavior,
    _ level: Int?
  ) -> SplitArrangement {
    var arrangement = SplitArrangement(columns: columns)
    arrangement.arrange(behavior, level: level)
    return arrangement
  }

  private func spans(_ layout: SplitLayout) -> [[CGFloat]] {
    layout.frames.map { [$0.minX, $0.width] }
  }

  @Test func `tiled columns share the width`() {
    let layout = SplitLayout(
      arrangement(3, .tile, 2),
      widths: [200, 300],
      size: size,
      isMirrored: false
    )
    #expect(spans(layout) == [[0, 200], [200, 300], [500, 500]] && !layout.covers)
  }

  @Test func `hidden columns lie beside the container`() {
    let one = SplitLayout(
      arrangement(3, .tile, 1),
      widths: [200, 300],
      size: size,
      isMirrored: false
    )
    #expect(spans(one) == [[-200, 200], [0, 300], [300, 700]])
    let none = SplitLayout(
      arrangement(2, .overlay, 0),
      widths: [200],
      size: size,
      isMirrored: false
    )
    #expect(spans(none) == [[-200, 200], [0, 1000]] && !none.covers)
  }

  @Test func `columns cover the last one, or push it aside`() {
    let over = SplitLayout(
      arrangement(2, .overlay, 1),
      widths: [200],
      size: size,
      isMirrored: false
    )
    #expect(spans(over) == [[0, 200], [0, 1000]] && over.covers)
    let aside = SplitLayout(
      arrangement(3, .displace, 2),
      widths: [200, 300],
      size: size,
      isMirrored: false
    )
    #expect(spans(aside) == [[0, 200], [200, 300], [500, 700]])
  }

  @Test func `mirrored columns begin at the right`() {
    let layout = SplitLayout(
      arrangement(2, .tile, 1),
      widths: [200],
      size: size,
      isMirrored: true
    )
    #expect(spans(layout) == [[800, 200], [0, 800]])
  }

  @Test func `a shown column brings those after it, a hidden one takes those before it`() {
    var three = arrangement(3, .overlay, 0)
    three.show(0)
    #expect(three.level == 2 && three.shows(0) && three.shows(1))
    three.hide(0)
    #expect(three.level == 1 && !three.shows(0) && three.shows(1))
    three.show(2)
    #expect(three.level == 0 && three.shows(2))
    three.hide(2)
    #expect(three.level == 0)
    var tiled = arrangement(2, .tile, nil)
    tiled.show(1)
    #expect(tiled.level == 1)
  }

  @Test(arguments: [(2, 650.0, 0), (2, 900, 1), (3, 650, 0), (3, 900, 1), (3, 1100, 2)])
  func `as many columns are visible as suit the width`(
    _ columns: Int,
    _ width: Double,
    _ level: Int
  ) {
    var arrangement = SplitArrangement(columns: columns)
    arrangement.arrange(arrangement.automaticBehavior(in: width), level: nil)
    #expect(arrangement.level == level)
  }

  @Test func `two columns do not displace each other`() {
    #expect(arrangement(2, .displace, 1).behavior == .tile)
    #expect(arrangement(2, .tile, 7).level == 1)
  }

  @Test func `a width is preferred, limited, and a number`() {
    func width(
      _ preferred: CGFloat? = nil,
      _ fraction: CGFloat? = nil,
      _ least: CGFloat? = nil,
      _ most: CGFloat? = nil
    ) -> CGFloat {
      SplitFigures.width(
        preferred: preferred,
        fraction: fraction,
        least: least,
        most: most,
        in: 1000
      )
    }
    #expect(width() == 320 && width(nil, 0.25) == 250 && width(400, 0.25) == 400)
    #expect(width(nil, 0.5, nil, 300) == 300 && width(100, nil, 200) == 200)
    #expect(width(5000) == 956 && width(.nan) == 320 && width(-5) == 0)
  }
}
