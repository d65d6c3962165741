// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions
import Testing

/// The motion of a bar's content where its items lie on glass.
struct GlassMotionTests {
  private let bounds = CGRect(x: 0, y: 0, width: 400, height: 54)
  // Identities of views.
  private let first = NSObject()
  private let second = NSObject()

  private func element(
    _ object: NSObject,
    _ part: BarMotion.Part = .items,
    x: CGFloat = 100,
    width: CGFloat = 44,
    match: NavigationBarPlan.Match? = nil
  ) -> NavigationBarPlan.Element {
    NavigationBarPlan.Element(
      id: ObjectIdentifier(object),
      part: part,
      rest: CGPoint(x: x, y: 22),
      size: CGSize(width: width, height: 44),
      match: match
    )
  }

  private func plan(
    from outgoing: NavigationBarPlan.Element,
    to incoming: NavigationBarPlan.Element,
    isPush: Bool = true,
    isRightToLeft: Bool = false
  ) -> NavigationBarPlan {
    func content(_ element: NavigationBarPlan.Element) -> NavigationBarPlan.Content {
      NavigationBarPlan.Content(
        layout: BarLayout(BarLayout.Input(size: bounds.size, figures: .glass)),
        elements: [element],
        showsIndicator: false,
        title: "Title",
        backTitle: "Title"
      )
    }
    return NavigationBarPlan(
      from: content(outgoing),
      to: content(incoming),
      isPush: isPush,
      bounds: bounds,
      isRightToLeft: isRightToLeft,
      parallax: 0.3
    )
  }

  @Test(arguments: [false, true], [false, true])
  func `titles slide with their pages`(isPush: Bool, isRightToLeft: Bool) {
    let plan = plan(
      from: element(first, .title),
      to: element(second, .title),
      isPush: isPush,
      isRightToLeft: isRightToLeft
    )
    let sign: CGFloat = isRightToLeft ? -1 : 1
    let (lower, upper) = (-0.3 * 400 * sign, 400 * sign)
    #expect(plan.moves[0].animation.end.offset == (isPush ? lower : upper))
    #expect(plan.moves[1].animation.start.offset == (isPush ? upper : lower))
    #expect(plan.moves[0].animation.start.offset == 0 && plan.moves[1].animation.end.offset == 0)
    #expect(plan.clip == bounds)
  }

  @Test func `the back button fades where it is`() {
    let moves = plan(from: element(first, .backButton), to: element(second, .backButton)).moves
    #expect(moves.map(\.animation.end.offset) == [0, 0])
    #expect(moves.map(\.animation.end.alpha) == [0, 1])
  }

  @Test(arguments: [NavigationBarPlan.Match.backButton, .identifier("edit")])
  func `glass with the same match begins as the glass of before`(match: NavigationBarPlan.Match) {
    let moves =
      plan(
        from: element(first, x: 100, width: 44, match: match),
        to: element(second, x: 300, width: 90, match: match)
      )
      .moves
    #expect(moves.map(\.subject) == [.outgoing(0), .incoming(0)])
    #expect(moves[0].animation.start.alpha == 0 && moves[0].animation.end.alpha == 0)
    var start = BarMotion.Pose(offset: -200)
    start.growth = CGSize(width: -46, height: 0)
    #expect(moves[1].animation.start == start && moves[1].animation.end == BarMotion.Pose())
    #expect(moves[1].counterpart == ObjectIdentifier(first))
  }

  @Test func `other glass fades`() {
    let moves = plan(
      from: element(first, match: .identifier("edit")),
      to: element(second, match: .identifier("add"))
    ).moves
    #expect(moves.map(\.animation.start.alpha) == [1, 0])
    #expect(moves.map(\.animation.end.alpha) == [0, 1])
    #expect(moves.allSatisfy { $0.counterpart == nil })
  }
}
