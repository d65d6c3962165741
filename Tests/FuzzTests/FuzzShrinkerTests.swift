// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourFuzzing
import RetourTesting
import Testing

@MainActor
struct FuzzShrinkerTests {
  /// A plan of which no part is the simplest one.
  private var plan: FuzzPlan {
    var plan = FuzzPlan()
    plan.direction = .rightToLeft
    plan.kinds = [1, 2, 1]
    plan.pagesHideBar = true
    plan.frameRate = 8
    plan.hasMore = true
    plan.steps = [
      .beginSwipe, .push(on: 1, animated: true), .wait(300), .pop(on: 0, animated: true), .rest,
    ]
    return plan
  }

  private func shrunk(_ fails: (FuzzPlan) -> Bool) async -> FuzzPlan {
    await FuzzShrinker.shrink(plan, fails: fails)
  }

  private var pop: FuzzStep { .pop(on: 0, animated: true) }

  @Test func `a plan that fails always is reduced to the simplest scene without steps`() async {
    var simplest = FuzzPlan()
    simplest.hasTabs = false
    #expect(await shrunk { _ in true } == simplest)
  }

  @Test func `a plan that fails with tabs only keeps its tabs`() async {
    let shrunk = await shrunk { $0.hasTabs && $0.steps.contains(pop) }
    #expect(shrunk.hasTabs)
    #expect(shrunk.steps == [pop])
    #expect(shrunk.direction == .leftToRight && shrunk.kinds == [0, 0, 0])
  }

  @Test func `a plan keeps each part of the scene without which it passes`() async {
    #expect(await shrunk { $0.direction == .rightToLeft }.direction == .rightToLeft)
    #expect(await shrunk { $0.kinds == [1, 2, 1] }.kinds == [1, 2, 1])
    #expect(await shrunk { $0.pagesHideBar }.pagesHideBar)
    #expect(await shrunk { $0.frameRate == 8 }.frameRate == 8)
  }

  @Test func `a step of the kit becomes the operation that nobody awaits`() async {
    var plan = FuzzPlan()
    plan.steps = [.kit(.awaited(.push, on: 1, depth: 0, animated: true))]
    let shrunk = await FuzzShrinker.shrink(plan) { plan in
      plan.steps.contains { "\($0)".contains("push") }
    }
    #expect(shrunk.steps == [.push(on: 1, animated: true)])
  }

  @Test func `a plan that fails with the More list only keeps it`() async {
    #expect(await shrunk { $0.hasMore }.hasMore)
    #expect(await !shrunk { $0.hasTabs }.hasMore)
  }

  @Test func `a step becomes the simplest one that fails`() async {
    #expect(
      await shrunk { $0.steps.contains { "\($0)".hasPrefix("pop") } }.steps
        == [.pop(on: 0, animated: false)]
    )
    let shrunk = await shrunk { plan in
      plan.steps.contains { if case .wait(let time) = $0 { time >= 17 } else { false } }
    }
    #expect(shrunk.steps == [.wait(17)])
  }
}
