// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourFuzzing
import RetourTesting
import Testing

@Suite struct FuzzShrinkerTests {
  /// A plan of which no part is the simplest one.
  private var plan: FuzzPlan {
    var plan = FuzzPlan()
    plan.direction = .rightToLeft
    plan.kinds = [1, 2, 1]
    plan.pagesHideBar = true
    plan.frameRate = 8
    plan.steps = [
      .beginSwipe, .push(on: 1, animated: true), .wait(300), .pop(on: 0, animated: true), .rest,
    ]
    return plan
  }

  private func shrunk(_ fails: (FuzzPlan) -> Bool) -> FuzzPlan {
    FuzzShrinker.shrink(plan, fails: fails)
  }

  private var pop: FuzzStep { .pop(on: 0, animated: true) }

  @Test func `a plan that fails always is reduced to the simplest scene without steps`() {
    var simplest = FuzzPlan()
    simplest.hasTabs = false
    #expect(shrunk { _ in true } == simplest)
  }

  @Test func `a plan that fails with tabs only keeps its tabs`() {
    let shrunk = shrunk { $0.hasTabs && $0.steps.contains(pop) }
    #expect(shrunk.hasTabs)
    #expect(shrunk.steps == [pop])
    #expect(shrunk.direction == .leftToRight && shrunk.kinds == [0, 0, 0])
  }

  @Test func `a plan keeps each part of the scene without which it passes`() {
    #expect(shrunk { $0.direction == .rightToLeft }.direction == .rightToLeft)
    #expect(shrunk { $0.kinds == [1, 2, 1] }.kinds == [1, 2, 1])
    #expect(shrunk { $0.pagesHideBar }.pagesHideBar)
    #expect(shrunk { $0.frameRate == 8 }.frameRate == 8)
  }

  @Test func `a step becomes the simplest one that fails`() {
    #expect(
      shrunk { $0.steps.contains { "\($0)".hasPrefix("pop") } }.steps
        == [.pop(on: 0, animated: false)]
    )
    let shrunk = shrunk { plan in
      plan.steps.contains { if case .wait(let time) = $0 { time >= 17 } else { false } }
    }
    #expect(shrunk.steps == [.wait(17)])
  }
}
