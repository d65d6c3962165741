// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions
import Testing

/// The frames of a tab's parts.
struct TabButtonLayoutTests {
  private func input(
    _ arrangement: TabBarArrangement,
    width: CGFloat = 120,
    title: CGFloat = 40
  ) -> TabButtonLayout.Input {
    var input = TabButtonLayout.Input(
      arrangement,
      size: CGSize(width: width, height: arrangement.height)
    )
    input.image = CGSize(width: 26, height: 26)
    input.title = CGSize(width: title, height: 16)
    input.badge = CGSize(width: 18, height: 18)
    return input
  }

  @Test func `the arrangement follows the size classes`() {
    #expect(TabBarArrangement(isWide: false, isLow: false) == .stacked)
    #expect(TabBarArrangement(isWide: false, isLow: true) == .compactInline)
    #expect(TabBarArrangement(isWide: true, isLow: false) == .inline)
    #expect(TabBarArrangement(isWide: true, isLow: true) == .inline)
  }

  @Test(arguments: TabBarArrangement.allCases, [false, true])
  func `nothing leaves the button, whatever the width`(
    _ arrangement: TabBarArrangement,
    isRightToLeft: Bool
  ) {
    for width in stride(from: CGFloat(40), through: 300, by: 7) {
      for title in [CGFloat(0), 10, 60, 400] {
        var input = input(arrangement, width: width, title: title)
        input.isRightToLeft = isRightToLeft
        let layout = TabButtonLayout(input)
        for frame in [layout.image, layout.title, layout.badge] {
          #expect(frame.minX >= 0 && frame.maxX <= width)
          #expect(frame.minY >= 0 && frame.maxY <= arrangement.height)
        }
        if arrangement != .stacked {
          #expect(!layout.image.intersects(layout.title) || layout.title.width == 0)
          // A badge stands beside its title, if there is room for both.
          #expect(width < 80 || title == 0 || !layout.badge.intersects(layout.title))
        }
      }
    }
  }

  @Test func `a great image shrinks in a low bar only`() {
    #expect(TabButtonLayout(input(.stacked)).image.size == CGSize(width: 26, height: 26))
    #expect(TabButtonLayout(input(.inline)).image.size == CGSize(width: 26, height: 26))
    #expect(TabButtonLayout(input(.compactInline)).image.size == CGSize(width: 20, height: 20))
  }

  @Test func `from right to left the image is at the right of its title`() {
    var input = input(.inline)
    input.isRightToLeft = true
    let layout = TabButtonLayout(input)
    #expect(layout.image.minX > layout.title.maxX)
    #expect(layout.badge.maxX < layout.title.minX)
  }

  @Test(arguments: [false, true])
  func `a group stands in the middle, and fills a bar that is too narrow`(isRightToLeft: Bool) {
    func frames(_ width: CGFloat) -> [CGRect] {
      TabBarLayout.frames(
        count: 3,
        grouped: TabBarLayout.Group(width: 76, spacing: 34),
        in: CGRect(x: 0, y: 0, width: width, height: 50),
        isRightToLeft: isRightToLeft
      )
    }
    let places: [CGFloat] = [102, 212, 322]
    #expect(frames(500).map(\.minX) == (isRightToLeft ? places.reversed() : places))
    #expect(frames(240).map(\.width) == [80, 80, 80])
  }
}
