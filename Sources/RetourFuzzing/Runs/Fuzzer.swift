// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import UIKit

/// A player of plans that verifies all invariants after each step.
@MainActor
package struct Fuzzer {
  /// The closures that return an empty stack of each kind.
  package var makers: [@MainActor () -> UINavigationController]
  package var invariants: [any FuzzInvariant]
  /// The app that every eighth plan is played on; `nil` for stacks alone.
  package var app: AppFuzzer?
  /// The number of steps of a plan: few enough to shrink soon, enough for stacks to grow.
  package var stepsPerPlan = 60

  /// Creates a fuzzer.
  ///
  /// - Parameters:
  ///   - makers: Closures that return an empty stack of each kind.
  ///   - invariants: The invariants to verify.
  package init(
    makers: [@MainActor () -> UINavigationController] = [{ UINavigationController() }],
    invariants: [any FuzzInvariant] = Fuzzer.allInvariants
  ) {
    (self.makers, self.invariants) = (makers, invariants)
  }

  /// All invariants of this module.
  package static var allInvariants: [any FuzzInvariant] {
    [
      StackIsTheModel(), BarIsTheStack(), AppearanceIsAPath(), PagesInWindow(), NothingIsStuck(),
      GonePagesAreFreed(), LowerBarsAreThePages(), QuestionsAreAnswered(),
    ]
  }

  /// Returns the plan of a seed.
  package func plan(seed: UInt64) -> FuzzPlan {
    if app != nil, seed % 8 == 7 {
      var plan = FuzzPlan(userSeed: seed, steps: stepsPerPlan)
      plan.usesSampleApp = true
      return plan
    }
    return FuzzPlan(seed: seed, steps: stepsPerPlan, kinds: makers.count)
  }

  /// Plays a plan.
  ///
  /// - Parameter plan: The plan.
  /// - Returns: The first failure, with the plan up to its step, or `nil` if all invariants held.
  package func play(_ plan: FuzzPlan) async -> FuzzFailure? {
    var tally = FuzzTally()
    return await play(plan, &tally)
  }

  private func play(_ plan: FuzzPlan, _ tally: inout FuzzTally) async -> FuzzFailure? {
    if plan.usesSampleApp, let app { return await AppFuzzScene.play(plan, app) }
    let scene = FuzzScene(plan, makers)
    defer { tally.add(scene.report.tally) }
    for (index, step) in (plan.steps + [.probe]).enumerated() {
      await scene.play(step)
      let isAtRest = step == .rest || step == .probe
      for invariant in invariants {
        guard let message = invariant.violation(in: scene, isAtRest: isAtRest) else { continue }
        var played = plan
        played.steps = Array(plan.steps.prefix(index + 1))
        return FuzzFailure(plan: played, invariant: invariant.name, message: message)
      }
    }
    return await scene.endTasks().map {
      FuzzFailure(plan: plan, invariant: "TheEnd", message: $0)
    }
  }

  /// The result of a run.
  package struct Outcome {
    /// The number of steps.
    package var steps = 0
    /// The situations that occurred.
    package var tally = FuzzTally()
    /// The first failure, shrunk.
    package var failure: FuzzFailure?
  }

  /// Plays plans until one fails or they have enough steps.
  ///
  /// - Parameters:
  ///   - seed: The seed of the first plan; each next plan's is greater by one.
  ///   - steps: The minimum number of steps.
  ///   - onPlan: Called with each plan's seed before it is played.
  /// - Returns: The result.
  package func run(
    seed: UInt64,
    steps: Int,
    onPlan: (UInt64) -> Void = { _ in }
  ) async -> Outcome {
    var outcome = Outcome()
    var number = seed
    while outcome.steps < steps {
      onPlan(number)
      let plan = plan(seed: number)
      if let failure = await play(plan, &outcome.tally) {
        outcome.failure = await shrink(failure)
        return outcome
      }
      outcome.steps += plan.steps.count
      number &+= 1
    }
    return outcome
  }

  /// Returns the failure of the shortest plan that violates the same invariant.
  package func shrink(_ failure: FuzzFailure) async -> FuzzFailure {
    var smallest = failure
    _ = await FuzzShrinker.shrink(failure.plan) { plan in
      guard let other = await play(plan), other.invariant == failure.invariant else { return false }
      smallest = other
      return true
    }
    return smallest
  }
}
