// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions
import Testing

struct ScrollKeyTests {
  private static let keys: [(ScrollKey, CGPoint)] = [
    (.up, CGPoint(x: 300, y: 960)), (.down, CGPoint(x: 300, y: 1040)),
    (.left, CGPoint(x: 260, y: 1000)), (.right, CGPoint(x: 340, y: 1000)),
    (.pageUp, CGPoint(x: 300, y: 1000 - 410)), (.pageDown, CGPoint(x: 300, y: 1000 + 410)),
    (.home, CGPoint(x: 300, y: -100)), (.end, CGPoint(x: 300, y: 3450)),
  ]

  /// Content of 4000 by 4000 points in a view of 400 by 600, with insets at top and bottom.
  private let space = ScrollSpace(
    x: ScrollAxis(content: 4000, length: 400),
    y: ScrollAxis(content: 4000, length: 600, insets: (100, 50))
  )

  @Test(arguments: keys)
  func `a key leads by a line, a page between the insets without a line, or to an end`(
    _ key: ScrollKey,
    _ target: CGPoint
  ) {
    #expect(key.offset(from: CGPoint(x: 300, y: 1000), in: space) == target)
  }

  @Test(arguments: ScrollKey.allCases)
  func `the target stays in the range, and fitting content where it is`(_ key: ScrollKey) {
    for corner in [CGPoint(x: 0, y: -100), CGPoint(x: 3600, y: 3450)] {
      #expect(space.contains(key.offset(from: corner, in: space)))
    }
    let fitting = ScrollAxis(content: 10, length: 400)
    let still = ScrollSpace(x: fitting, y: fitting)
    #expect(key.offset(from: .zero, in: still) == .zero)
  }

  @Test func `content that stops at pages moves by pages`() {
    let start = CGPoint(x: 400, y: 600)
    let keys: [ScrollKey] = [.left, .right, .up, .pageDown]
    let targets = keys.map { $0.offset(from: start, in: space, isPaging: true) }
    let expected = [(0, 600), (800, 600), (400, 0), (400, 1200)].map { CGPoint(x: $0.0, y: $0.1) }
    #expect(targets == expected)
  }

  @Test func `a page of a view with little room is half of that room`() {
    let low = ScrollSpace(
      x: ScrollAxis(content: 0, length: 400),
      y: ScrollAxis(content: 4000, length: 60)
    )
    #expect(ScrollKey.pageDown.offset(from: .zero, in: low) == CGPoint(x: 0, y: 30))
  }
}
