// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions
import Testing

/// The plan of a navigation bar's transition.
struct NavigationBarPlanTests {
  private let bounds = CGRect(x: 0, y: 0, width: 400, height: 44)
  // Identities of views.
  private let first = NSObject()
  private let second = NSObject()
  private let shared = NSObject()

  private func content(
    _ elements: [(NSObject, BarMotion.Part, CGFloat)],
    back: Bool = false,
    title: String? = nil,
    backTitle: String? = nil,
    rowTop: CGFloat = 0,
    isRightToLeft: Bool = false
  ) -> NavigationBarPlan.Content {
    var input = BarLayout.Input(size: bounds.size)
    input.isRightToLeft = isRightToLeft
    if back { input.indicator = CGSize(width: 13, height: 21) }
    return NavigationBarPlan.Content(
      layout: BarLayout(input),
      elements: elements.map { object, part, x in
        NavigationBarPlan.Element(
          id: ObjectIdentifier(object),
          part: part,
          rest: CGPoint(x: x, y: 22)
        )
      },
      showsIndicator: back,
      title: title,
      backTitle: backTitle,
      rowTop: rowTop
    )
  }

  private func plan(
    from outgoing: NavigationBarPlan.Content?,
    to incoming: NavigationBarPlan.Content?,
    isPush: Bool = true,
    isRightToLeft: Bool = false
  ) -> NavigationBarPlan {
    NavigationBarPlan(
      from: outgoing,
      to: incoming,
      isPush: isPush,
      bounds: bounds,
      isRightToLeft: isRightToLeft
    )
  }

  @Test func `a push moves the outgoing elements first, then the incoming ones, then the chevron`()
  {
    let plan = plan(
      from: content([(first, .title, 200)]),
      to: content([(second, .title, 210)], back: true)
    )
    #expect(plan.moves.map(\.subject) == [.outgoing(0), .incoming(0), .indicator])
    #expect(plan.moves.map(\.rest.x) == [200, 210, 14.5])
    #expect(plan.moves.map(\.animation.end.alpha) == [0, 1, 1])
    #expect(plan.moves.map(\.animation.start.alpha) == [1, 0, 0])
  }

  @Test func `a pop is the push in reverse`() {
    let (lower, upper) = (
      content([(first, .title, 200)]), content([(second, .title, 210)], back: true)
    )
    let push = plan(from: lower, to: upper)
    let pop = plan(from: upper, to: lower, isPush: false)
    #expect(pop.moves.map(\.subject) == [.outgoing(0), .incoming(0), .indicator])
    #expect(pop.moves[0].animation.start == push.moves[1].animation.end)
    #expect(pop.moves[0].animation.end == push.moves[1].animation.start)
    #expect(pop.moves[1].animation.start == push.moves[0].animation.end)
    #expect(pop.moves[2].animation.end == push.moves[2].animation.start)
  }

  @Test func `an element of both contents moves once and does not fade`() throws {
    let plan = plan(
      from: content([(first, .title, 200), (shared, .items, 300)]),
      to: content([(second, .title, 200), (shared, .items, 340)])
    )
    #expect(plan.moves.map(\.subject) == [.outgoing(0), .incoming(0), .incoming(1)])
    let animation = try #require(plan.moves.last).animation
    #expect(animation.start == BarMotion.Pose(offset: -40))
    #expect(animation.end == BarMotion.Pose())
  }

  @Test func `a chevron of both contents does not move`() {
    let plan = plan(from: content([], back: true), to: content([], back: true))
    #expect(plan.moves == [])
  }

  @Test func `everything moves from row to row, a chevron of both contents without fading`() {
    let plan = plan(
      from: content([(first, .title, 200)], back: true, rowTop: 30),
      to: content([(second, .title, 210)], back: true)
    )
    #expect(plan.moves.map(\.subject) == [.outgoing(0), .incoming(0), .indicator])
    #expect(plan.moves.map(\.animation.start.drop) == [0, 30, 30])
    #expect(plan.moves.map(\.animation.end.drop) == [-30, 0, 0])
    #expect(plan.moves[2].animation.start.alpha == 1 && plan.moves[2].animation.end.alpha == 1)
  }

  @Test func `a title that becomes the back label fades all the time`() {
    let lower = content([(first, .title, 200)], title: "Inbox")
    for (backTitle, end) in [("Inbox", 1.0), ("Back", 0.5)] {
      let plan = plan(from: lower, to: content([], back: true, backTitle: backTitle))
      #expect(plan.moves[0].animation.fade == 0...end)
    }
  }

  @Test(arguments: [false, true])
  func `texts are clipped at the chevron`(isRightToLeft: Bool) {
    let upper = content([], back: true, isRightToLeft: isRightToLeft)
    let x: CGFloat = isRightToLeft ? 0 : 21
    let clip = plan(from: nil, to: upper, isRightToLeft: isRightToLeft).clip
    #expect(clip == CGRect(x: x, y: 0, width: 379, height: 44))
    #expect(plan(from: nil, to: nil).clip == bounds)
  }
}
