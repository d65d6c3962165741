// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions
import Testing

/// The items of a bar that there is room for.
struct BarGroupPlanTests {
  private typealias Group = BarGroupPlan.Group<BarLayout.Slot>

  private static func slot(_ width: CGFloat, isText: Bool = false) -> BarLayout.Slot {
    BarLayout.Slot(size: CGSize(width: width, height: 24), isText: isText)
  }

  private func input(width: CGFloat, title: CGFloat, isRightToLeft: Bool) -> BarLayout.Input {
    var input = BarLayout.Input(size: CGSize(width: width, height: 44))
    input.scale = 2
    input.isRightToLeft = isRightToLeft
    input.indicator = CGSize(width: 13, height: 21)
    input.labels = [
      BarLayout.Label(size: CGSize(width: 90, height: 21)),
      BarLayout.Label(size: CGSize(width: 40, height: 21), isGeneric: true),
    ]
    input.title = CGSize(width: title, height: 21)
    return input
  }

  private func slot(_ width: CGFloat, isText: Bool = false) -> BarLayout.Slot {
    Self.slot(width, isText: isText)
  }

  private var groups: BarItems<Group> {
    BarItems(
      left: [Group([slot(24)]), Group([slot(60, isText: true)])],
      right: [
        Group([slot(24)], place: .pinned),
        Group([slot(24), slot(24), slot(70, isText: true)], representative: slot(24)),
        Group([slot(50, isText: true)]), Group([slot(30)], representative: slot(26)),
      ]
    )
  }

  /// The groups in the middle: without any, of a browser, and of a navigator.
  private static var middles: [[Group]] {
    [
      [],
      [
        Group([slot(30), slot(30)], representative: slot(26)), Group([slot(80, isText: true)]),
        Group([slot(30)]),
      ],
      [Group([slot(30)], place: .menu)],
    ]
  }

  private func plan(_ input: BarLayout.Input, center: [Group] = []) -> (BarGroupPlan, BarLayout) {
    var groups = groups
    groups.center = center
    let plan = BarGroupPlan(input, groups) { slot(26) }
    var input = input
    input.items = plan.slots(groups) { slot(26) }
    return (plan, BarLayout(input))
  }

  @Test(arguments: [CGFloat(0), 60, 900], [false, true])
  func `at every width no two parts overlap, and nothing leaves the bar`(
    title: CGFloat,
    isRightToLeft: Bool
  ) {
    for (index, center) in Self.middles.enumerated() {
      for width in stride(from: CGFloat(120), through: 1400, by: 7) {
        var input = input(width: width, title: title, isRightToLeft: isRightToLeft)
        input.titleIsLeading = index == 1
        let layout = plan(input, center: center).1
        check(layout, width, "\(width), middle \(index)")
      }
    }
  }

  private func check(_ layout: BarLayout, _ width: CGFloat, _ comment: Comment) {
    let frames =
      ([layout.backButton].compactMap { $0 } + layout.items.all + [layout.title])
      .filter { $0.width > 0 }
    for (index, frame) in frames.enumerated() {
      #expect(frame.minX >= 0 && frame.maxX <= width, comment)
      for other in frames.dropFirst(index + 1) {
        // Frames begin on whole pixels, their widths are any.
        #expect(frame.insetBy(dx: 0.5, dy: 0).intersection(other).width <= 0.5, comment)
      }
    }
  }

  @Test(arguments: [false, true])
  func `a middle with room is centered, beside a title of any width`(isRightToLeft: Bool) {
    for title in [CGFloat(0), 60, 300] {
      var input = input(width: 1000, title: title, isRightToLeft: isRightToLeft)
      input.titleIsLeading = true
      let (plan, layout) = plan(input, center: Self.middles[1])
      let frame = layout.items.center.reduce(CGRect.null) { $0.union($1) }
      #expect(plan.isWhole && layout.title.width == title)
      // A title of 300 points pushes it aside.
      if title < 300 { #expect(abs(frame.midX - 500) <= 0.5, "\(title)") }
    }
  }

  @Test func `a middle gives way to a long title, then to the items at the ends`() {
    var input = input(width: 900, title: 350, isRightToLeft: false)
    input.titleIsLeading = true
    let aside = plan(input, center: Array(Self.middles[1].prefix(1))).1
    #expect(aside.title.width == 350 && aside.items.center[0].minX > 420)
    #expect(aside.items.center[0].minX == aside.title.maxX + 8)
    input.size.width = 300
    let narrow = plan(input, center: Self.middles[1]).0
    #expect(narrow.states.center.allSatisfy { $0 == .overflown })
    #expect(narrow.states.left == [.whole, .whole])
  }

  @Test func `the middle of a navigator is in the menu, whose button is there for it`() {
    let (plan, layout) = plan(
      input(width: 1400, title: 60, isRightToLeft: false),
      center: Self.middles[2]
    )
    #expect(plan.overflows && !plan.isWhole && plan.states.center == [.overflown])
    #expect(layout.items.center.isEmpty && layout.items.right.count == 7)
    #expect(layout.title.midX == 700)
  }

  @Test func `a menu that is kept has a button without anything in it`() {
    let input = input(width: 1400, title: 60, isRightToLeft: false)
    let kept = BarGroupPlan(input, groups, keepsMenu: true) { slot(26) }
    #expect(kept.overflows && !kept.isWhole && kept.states.all.allSatisfy { $0 == .whole })
    #expect(kept.slots(groups) { slot(26) }.right.map(\.size.width).prefix(2) == [24, 26])
  }

  @Test func `a wide bar shows everything, and so does one that is wide again`() {
    let widths: [CGFloat] = [1000, 300, 1000]
    let plans = widths.map { plan(input(width: $0, title: 60, isRightToLeft: false)).0 }
    #expect(plans[0] == plans[2] && plans[0] != plans[1])
    #expect(plans[0].states.all.allSatisfy { $0 == .whole })
  }

  @Test func `groups collapse before they leave, the innermost trailing one first`() {
    var seen: [BarGroupPlan] = []
    for width in stride(from: CGFloat(700), through: 120, by: -1) {
      let next = plan(input(width: width, title: 0, isRightToLeft: false)).0
      if seen.last?.states.right != next.states.right { seen.append(next) }
    }
    #expect(
      seen.map(\.states.right).prefix(4) == [
        [.whole, .whole, .whole, .whole], [.whole, .whole, .whole, .collapsed],
        [.whole, .collapsed, .whole, .collapsed], [.whole, .collapsed, .whole, .overflown],
      ]
    )
    #expect(seen.allSatisfy { $0.states.right[0] == .whole && $0.states.left[0] == .whole })
  }

  @Test func `a bar without a size leaves its items as they are`() {
    let plan = plan(input(width: 0, title: 60, isRightToLeft: false)).0
    #expect(plan.isWhole)
  }

  @Test func `what is left in a very narrow bar is narrower than it would be`() {
    var input = BarLayout.Input(size: CGSize(width: 120, height: 44))
    input.scale = 2
    let groups = BarItems(right: [Group([slot(300)])])
    let plan = BarGroupPlan(input, groups) { slot(26) }
    #expect(plan.states.right == [.whole] && plan.scale < 1)
    let right = plan.slots(groups) { slot(26) }.right
    #expect(right.map(\.size.width) == [80])
  }
}
