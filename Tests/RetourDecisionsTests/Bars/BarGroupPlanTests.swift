// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions
import Testing

/// The items of a bar that there is room for.
@Suite struct BarGroupPlanTests {
  private typealias Group = BarGroupPlan.Group<BarLayout.Slot>

  private func slot(_ width: CGFloat, isText: Bool = false) -> BarLayout.Slot {
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

  private var leading: [Group] { [Group([slot(24)]), Group([slot(60, isText: true)])] }

  private var trailing: [Group] {
    [
      Group([slot(24)], isPinned: true),
      Group([slot(24), slot(24), slot(70, isText: true)], representative: slot(24)),
      Group([slot(50, isText: true)]), Group([slot(30)], representative: slot(26)),
    ]
  }

  private func plan(_ input: BarLayout.Input) -> (BarGroupPlan, BarLayout) {
    let plan = BarGroupPlan(input, leading: leading, trailing: trailing) { slot(26) }
    var input = input
    (input.left, input.right) = plan.slots(leading: leading, trailing: trailing) { slot(26) }
    return (plan, BarLayout(input))
  }

  @Test(arguments: [CGFloat(0), 60, 900], [false, true])
  func `at every width no two parts overlap, and nothing leaves the bar`(
    title: CGFloat,
    isRightToLeft: Bool
  ) {
    for width in stride(from: CGFloat(120), through: 1400, by: 7) {
      let (_, layout) = plan(input(width: width, title: title, isRightToLeft: isRightToLeft))
      let frames =
        ([layout.backButton].compactMap { $0 } + layout.left + layout.right
        + [layout.title]).filter { $0.width > 0 }
      for (index, frame) in frames.enumerated() {
        #expect(frame.minX >= 0 && frame.maxX <= width, "\(width)")
        for other in frames.dropFirst(index + 1) {
          // Frames begin on whole pixels, their widths are any.
          #expect(frame.insetBy(dx: 0.5, dy: 0).intersection(other).width <= 0.5, "\(width)")
        }
      }
    }
  }

  @Test func `a wide bar shows everything, and so does one that is wide again`() {
    let widths: [CGFloat] = [1000, 300, 1000]
    let plans = widths.map { plan(input(width: $0, title: 60, isRightToLeft: false)).0 }
    #expect(plans[0] == plans[2] && plans[0] != plans[1])
    #expect((plans[0].leading + plans[0].trailing).allSatisfy { $0 == .whole })
  }

  @Test func `groups collapse before they leave, the innermost trailing one first`() {
    var seen: [BarGroupPlan] = []
    for width in stride(from: CGFloat(700), through: 120, by: -1) {
      let next = plan(input(width: width, title: 0, isRightToLeft: false)).0
      if seen.last?.trailing != next.trailing { seen.append(next) }
    }
    #expect(
      seen.map(\.trailing).prefix(4) == [
        [.whole, .whole, .whole, .whole], [.whole, .whole, .whole, .collapsed],
        [.whole, .collapsed, .whole, .collapsed], [.whole, .collapsed, .whole, .overflown],
      ]
    )
    #expect(seen.allSatisfy { $0.trailing[0] == .whole && $0.leading[0] == .whole })
  }

  @Test func `a bar without a size leaves its items as they are`() {
    let plan = plan(input(width: 0, title: 60, isRightToLeft: false)).0
    #expect(plan.isWhole)
  }

  @Test func `what is left in a very narrow bar is narrower than it would be`() {
    var input = BarLayout.Input(size: CGSize(width: 120, height: 44))
    input.scale = 2
    let groups = [Group([slot(300)])]
    let plan = BarGroupPlan(input, leading: [], trailing: groups) { slot(26) }
    #expect(plan.trailing == [.whole] && plan.scale < 1)
    let right = plan.slots(leading: [], trailing: groups) { slot(26) }.right
    #expect(right.map(\.size.width) == [80])
  }
}
