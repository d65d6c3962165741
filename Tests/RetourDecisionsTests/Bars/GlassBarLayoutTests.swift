// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions
import Testing

/// The frames of a bar's content and of the glass behind it.
struct GlassBarLayoutTests {
  /// A bar with a chevron of the system's size.
  private func input(
    width: CGFloat = 390,
    label: CGFloat? = nil,
    back: Bool = true
  )
    -> BarLayout.Input
  {
    var input = BarLayout.Input(size: CGSize(width: width, height: 44), figures: .glass)
    input.scale = 2
    if back { input.indicator = CGSize(width: 13, height: 21) }
    if let label { input.labels = [BarLayout.Label(size: CGSize(width: label, height: 21))] }
    input.title = CGSize(width: 100, height: 21)
    return input
  }

  private func cell(
    _ width: CGFloat,
    isText: Bool = false,
    _ ground: BarLayout.Ground = .shared(nil)
  ) -> BarLayout.Slot {
    PlatterFigures.bar.cell(
      BarLayout.Slot(size: CGSize(width: width, height: 24), isText: isText, ground: ground)
    )
  }

  @Test func `the back button is a round platter at 16 points from the edge`() {
    let layout = BarLayout(input())
    #expect(layout.backPlatter == CGRect(x: 16, y: 0, width: 44, height: 44))
    #expect(layout.indicator == CGRect(x: 31, y: 11.5, width: 13, height: 21))
    #expect(layout.title == CGRect(x: 145, y: 11.5, width: 100, height: 21))
  }

  @Test func `the platter of a narrow chevron is as wide as a touch target`() {
    var input = input()
    input.indicator = CGSize(width: 8, height: 16)
    let layout = BarLayout(input)
    #expect(layout.backPlatter == CGRect(x: 16, y: 0, width: 44, height: 44))
    #expect(layout.indicator == CGRect(x: 33.5, y: 14, width: 8, height: 16))
    input.isRightToLeft = true
    let mirrored = BarLayout(input)
    #expect(mirrored.backPlatter == CGRect(x: 330, y: 0, width: 44, height: 44))
    #expect(mirrored.indicator == CGRect(x: 348.5, y: 14, width: 8, height: 16))
  }

  @Test func `a label lies on the back button's platter, 9 points after the chevron`() {
    let layout = BarLayout(input(label: 60))
    #expect(layout.label?.minX == 53)
    #expect(layout.backPlatter == CGRect(x: 16, y: 0, width: 113, height: 44))
  }

  @Test func `items take 44 points, and texts 16 points on both sides`() {
    #expect(cell(20).size == CGSize(width: 44, height: 44))
    #expect(cell(40).size.width == 60)
    #expect(cell(40, isText: true).size.width == 72)
    #expect(cell(40, .bar).size == CGSize(width: 40, height: 24))
  }

  @Test(arguments: [false, true])
  func `neighbors lie on one platter without a gap`(isRightToLeft: Bool) {
    var input = input()
    input.items.right = [cell(24), cell(24)]
    input.isRightToLeft = isRightToLeft
    let layout = BarLayout(input)
    let frame = CGRect(x: isRightToLeft ? 16 : 286, y: 0, width: 88, height: 44)
    #expect(layout.platters.right.map(\.frame) == [frame])
    #expect(layout.platters.right.map(\.items) == [0..<2])
    #expect(layout.platters.left == [])
  }

  private static let splits: [[BarLayout.Ground]] = [
    [.shared(nil), .space, .shared(nil)], [.own, .shared(nil)], [.own, .own],
    [.shared(ObjectIdentifier(NSObject.self)), .shared(nil)],
  ]

  @Test func `spaces, groups and items that do not share begin a platter, 12 points on`() {
    for grounds in Self.splits {
      var input = input()
      input.items.left = grounds.map { cell($0 == .space ? 0 : 24, $0) }
      let platters = BarLayout(input).platters.left
      #expect(platters.count == 2)
      #expect(platters[0].frame.minX == 72)
      #expect(platters[1].frame.minX - platters[0].frame.maxX == 12, "\(grounds)")
    }
  }

  @Test func `a wider space stays as wide as it is`() {
    var input = input()
    input.items.left = [cell(24), cell(30, .space), cell(24)]
    let platters = BarLayout(input).platters.left
    #expect(platters[1].frame.minX - platters[0].frame.maxX == 30)
    #expect(platters.map(\.items) == [0..<1, 2..<3])
  }

  @Test func `an item on the bar has no platter`() {
    var input = input()
    input.items.left = [cell(24, .bar), cell(24)]
    let layout = BarLayout(input)
    #expect(layout.platters.left.map(\.items) == [1..<2])
    #expect(layout.items.left[1].minX - layout.items.left[0].maxX == 12)
  }

  @Test func `a bar of the flat design has no platters`() {
    var input = input()
    input.figures = .flat
    input.items.left = [cell(24), cell(24)]
    let layout = BarLayout(input)
    #expect(layout.backPlatter == nil && layout.platters.left == [])
  }

  @Test(arguments: [false, true], [false, true])
  func `nothing overlaps in bars of any width`(isRightToLeft: Bool, isBrowser: Bool) {
    typealias Group = BarGroupPlan.Group<BarLayout.Slot>
    for width in stride(from: CGFloat(120), through: 1400, by: 7) {
      var input = input(width: width, label: 60)
      input.isRightToLeft = isRightToLeft
      input.title.width = 180
      input.titleIsLeading = isBrowser
      let groups = BarItems(
        left: [Group([cell(24)]), Group([cell(50, isText: true, .own)])],
        center: isBrowser ? [Group([cell(24), cell(24)]), Group([cell(24, .own)])] : [],
        right: [Group([cell(24), cell(24)]), Group([cell(40, isText: true)])]
      )
      let overflow = { cell(24, .own) }
      let plan = BarGroupPlan(input, groups, overflow: overflow)
      input.items = plan.slots(groups, overflow: overflow)
      let layout = BarLayout(input)
      var frames = [layout.backPlatter].compactMap { $0 }
      frames += layout.platters.all.map(\.frame)
      if layout.title.width > 0 { frames.append(layout.title) }
      frames.sort { $0.minX < $1.minX }
      for (former, next) in zip(frames, frames.dropFirst()) {
        #expect(former.maxX <= next.minX + 0.5, "\(width): \(frames)")
      }
      #expect(frames[0].minX >= 0 && frames[frames.count - 1].maxX <= width, "\(width)")
    }
  }
}
