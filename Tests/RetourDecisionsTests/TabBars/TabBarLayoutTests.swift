// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions
import Testing

struct TabBarLayoutTests {
  @Test func `buttons of a width that does not divide leave no gap`() {
    let frames = TabBarLayout.frames(
      count: 4,
      in: CGRect(x: 3, y: 0, width: 391, height: 49),
      isRightToLeft: false
    )
    #expect(frames.first?.minX == 3)
    #expect(frames.last?.maxX == 394)
    for (left, right) in zip(frames, frames.dropFirst()) { #expect(left.maxX == right.minX) }
    #expect(TabBarLayout.frames(count: 0, in: .zero, isRightToLeft: true).isEmpty)
  }

  @Test func `right to left, the first button is on the right`() {
    let rect = CGRect(x: 0, y: 0, width: 300, height: 49)
    let frames = TabBarLayout.frames(count: 3, in: rect, isRightToLeft: true)
    #expect(frames.map(\.minX) == [200, 100, 0])
  }

  @Test func `five tabs have a button each, of six the first four`() {
    #expect((0...7).map(TabPlan.buttons) == [0, 1, 2, 3, 4, 5, 4, 4])
    #expect(!TabPlan.listsTabs(of: 5))
    #expect(TabPlan.listsTabs(of: 6))
  }
}
