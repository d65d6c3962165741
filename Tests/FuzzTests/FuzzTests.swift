// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourFuzzing
import RetourTesting
import Testing
import UIKit

@testable import fuzz

/// The fuzzer with fixed seeds, and with defective stacks.
@MainActor
struct FuzzTests {
  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func `all invariants hold in thousands of random steps`(_ seed: UInt64) async {
    let outcome = await makeFuzzer().run(seed: seed << 40, steps: 3000)
    #expect(outcome.failure == nil)
    #expect(outcome.steps >= 3000)
  }

  @Test func `random steps occur during every kind of transition`() async {
    let tally = await makeFuzzer().run(seed: 77, steps: 30_000).tally.counts
    for phase in ["rest", "timed", "held", "finishing", "cancelling"] {
      let operations = ["push", "pop", "popTo", "popToRoot", "set"].map { "\($0) during \(phase)" }
      #expect(operations.contains { tally[$0, default: 0] > 0 }, "\(phase)")
      #expect(tally["wait during \(phase)", default: 0] > 0, "\(phase)")
    }
    for kind in ["lift", "cancel", "push", "pop", "set", "begin", "present"] {
      #expect(tally["\(kind) during held", default: 0] > 0, "\(kind) during held")
      #expect(tally["\(kind) during timed", default: 0] > 0, "\(kind) during timed")
    }
    for what in ["page sheet", "page auto", "page full", "stack sheet", "alert over"] {
      #expect(tally["\(what) went", default: 0] > 0, "\(what)")
    }
    for kind in ["pushWide", "showToolbar", "hideToolbar", "barsGo", "dragDown", "dismissTop"] {
      #expect(tally["\(kind) during timed", default: 0] > 0, "\(kind)")
    }
    #expect(tally["a key went back", default: 0] > 2)
    #expect(tally["a menu went back", default: 0] > 2)
    for what in [
      "question", "question discarded", "question cancelled",
      "swipe forward began", "swipe pushed", "the app drives a pop", "the app drives a push",
      "requestPop completed", "push completed",
      "verdict forward: Nothing prevents the swipe.",
      "verdict back: A guard asks when the finger lets go.",
      "verdict back: The swipe takes over the pop that is running.",
    ] {
      #expect(tally[what, default: 0] > 0, "\(what)")
    }
    #expect(tally["swipe popped", default: 0] > 100)
    #expect(tally["swipe cancelled", default: 0] > 20)
    #expect(tally["pop caught", default: 0] > 5)
    #expect(tally["caught pop", default: 0] > 0)
  }

  @Test func `a stack that retains popped pages fails with a short plan`() async throws {
    final class Hoarder: UINavigationController {
      private var hoard: [UIViewController] = []
      override func popToRootViewController(animated: Bool) -> [UIViewController]? {
        let popped = super.popToRootViewController(animated: animated)
        hoard += popped ?? []
        return popped
      }
    }
    let failure = try #require(
      await Fuzzer(makers: [{ Hoarder() }]).run(seed: 5, steps: 20_000).failure
    )
    #expect(failure.invariant == "GonePagesAreFreed")
    #expect(failure.plan.steps.count <= 3, "\(failure)")
    #expect(failure.plan.steps.contains { "\($0)".hasPrefix("popToRoot") })
  }

  @Test func `a stack that ignores a push during a swipe fails with a short plan`() async throws {
    final class Forgetful: UINavigationController {
      override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        if let running = transitionCoordinator, running.isInteractive { return }
        super.pushViewController(viewController, animated: animated)
      }
    }
    let failure = try #require(
      await Fuzzer(makers: [{ Forgetful() }]).run(seed: 5, steps: 20_000).failure
    )
    #expect(failure.plan.steps.count <= 4, "\(failure)")
  }

  @Test func `a stack that ignores setToolbarHidden fails with a short plan`() async throws {
    final class Stubborn: UINavigationController {
      override func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        if !animated { super.setToolbarHidden(hidden, animated: animated) }
      }
    }
    let failure = try #require(
      await Fuzzer(makers: [{ Stubborn() }]).run(seed: 5, steps: 20_000).failure
    )
    #expect(failure.invariant == "LowerBarsAreThePages" && failure.plan.steps.count <= 2)
  }

  @Test func `a violated invariant fails with a plan without needless steps`() async throws {
    struct NoThreePages: FuzzInvariant {
      func violation(in scene: FuzzScene, isAtRest: Bool) -> String? {
        scene.slots[0].model.stack.count > 2 ? "three pages" : nil
      }
    }
    let fuzzer = Fuzzer(invariants: [NoThreePages()])
    let failure = try #require(await fuzzer.run(seed: 9, steps: 10_000).failure)
    #expect(failure.invariant == "NoThreePages")
    #expect(failure.plan.steps.count <= 3, "\(failure)")
    #expect(failure.plan.direction == .leftToRight && !failure.plan.hasTabs)
    let again = try #require(FuzzPlan(failure.plan.description))
    #expect(await fuzzer.play(again) == failure)
  }
}
