// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions
import Testing

/// The frames of a toolbar's items.
struct ToolbarLayoutTests {
  private func slot(_ width: CGFloat, isText: Bool = false) -> ToolbarLayout.Part {
    .content(BarLayout.Slot(size: CGSize(width: width, height: 20), isText: isText))
  }

  private func starts(
    _ parts: [ToolbarLayout.Part],
    width: CGFloat = 320,
    isRightToLeft: Bool = false
  ) -> [CGFloat] {
    var input = ToolbarLayout.Input(size: CGSize(width: width, height: 44))
    input.parts = parts
    input.isRightToLeft = isRightToLeft
    return ToolbarLayout.frames(input).map(\.minX)
  }

  @Test func `items begin at the leading margin`() {
    #expect(starts([slot(20), slot(20), slot(20, isText: true)]) == [16, 44, 80])
    #expect(starts([slot(20), slot(30)], isRightToLeft: true) == [284, 246])
    #expect(starts([slot(20)], width: 414) == [20])
  }

  @Test func `flexible spaces share the remaining width`() {
    let parts: [ToolbarLayout.Part] = [
      slot(20), .flexibleSpace, slot(20), .flexibleSpace, slot(20),
    ]
    #expect(starts(parts) == [16, 36, 150, 170, 284])
    #expect(starts([.flexibleSpace, slot(40)]) == [16, 264])
  }

  @Test func `a fixed space replaces the usual spacing`() {
    #expect(starts([slot(20), .fixedSpace(50), slot(20)]) == [16, 36, 86])
  }

  @Test func `without remaining width flexible spaces have none`() {
    #expect(starts([slot(200), .flexibleSpace, slot(200)]) == [16, 216, 216])
  }
}
