// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import UIKit

/// Where the items of a toolbar lie.
@Suite struct ToolbarLayoutTests {
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

  @Test func `items follow each other from the leading margin`() {
    #expect(starts([slot(20), slot(20), slot(20, isText: true)]) == [16, 44, 80])
    #expect(starts([slot(20), slot(30)], isRightToLeft: true) == [284, 246])
    #expect(starts([slot(20)], width: 414) == [20])
  }

  @Test func `flexible spaces share what is left`() {
    let parts: [ToolbarLayout.Part] = [
      slot(20), .flexibleSpace, slot(20), .flexibleSpace, slot(20),
    ]
    #expect(starts(parts) == [16, 36, 150, 170, 284])
    #expect(starts([.flexibleSpace, slot(40)]) == [16, 264])
  }

  @Test func `fixed spaces stand in for the usual room`() {
    #expect(starts([slot(20), .fixedSpace(50), slot(20)]) == [16, 36, 86])
  }

  @Test func `without room left flexible spaces are nothing`() {
    #expect(starts([slot(200), .flexibleSpace, slot(200)]) == [16, 216, 216])
  }
}
