// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import UIKit

/// Plays plans in scenes, and asks after each step whether everything holds that must.
@MainActor
package struct Fuzzer {
  /// Make an empty stack of each kind.
  package var makers: [@MainActor () -> UINavigationController]
  package var invariants: [any FuzzInvariant]
  /// How many steps a plan has: few enough to shrink soon, enough for stacks to grow.
  package var stepsPerPlan = 60

  /// Makes a fuzzer.
  ///
  /// - Parameters:
  ///   - makers: Make an empty stack of each kind; UIKit's own unless given.
  ///   - invariants: What must hold.
  package init(
    makers: [@MainActor () -> UINavigationController] = [{ UINavigationController() }],
    invariants: [any FuzzInvariant] = Fuzzer.allInvariants
  ) {
    (self.makers, self.invariants) = (makers, invariants)
  }

  /// Everything that must hold in a scene.
  package static var allInvariants: [any FuzzInvariant] {
    [
      StackIsTheModel(), BarIsTheStack(), AppearanceIsAPath(), PagesInWindow(), NothingIsStuck(),
      GonePagesAreFreed(), LowerBarsAreThePages(),
    ]
  }

  /// The plan of a number.
  package func plan(seed: UInt64) -> FuzzPlan {
    FuzzPlan(seed: seed, steps: stepsPerPlan, kinds: makers.count)
  }

  /// Plays a plan.
  ///
  /// - Parameter plan: The plan.
  /// - Returns: What did not hold first, in the plan up to there; `nil` if everything held.
  package func play(_ plan: FuzzPlan) -> FuzzFailure? {
    var tally = FuzzTally()
    return play(plan, &tally)
  }

  private func play(_ plan: FuzzPlan, _ tally: inout FuzzTally) -> FuzzFailure? {
    let scene = FuzzScene(plan, makers)
    defer { tally.add(scene.tally) }
    for (index, step) in (plan.steps + [.probe]).enumerated() {
      scene.perform(step)
      let isAtRest = step == .rest || step == .probe
      for invariant in invariants {
        guard let message = invariant.violation(in: scene, isAtRest: isAtRest) else { continue }
        var played = plan
        played.steps = Array(plan.steps.prefix(index + 1))
        return FuzzFailure(plan: played, invariant: invariant.name, message: message)
      }
    }
    return scene.end().map { FuzzFailure(plan: plan, invariant: "TheEnd", message: $0) }
  }

  /// What came of many plans.
  package struct Outcome {
    /// The steps that were made.
    package var steps = 0
    /// The situations that they met.
    package var tally = FuzzTally()
    /// The first failure, shrunk.
    package var failure: FuzzFailure?
  }

  /// Plays plans until one fails or enough steps were made.
  ///
  /// - Parameters:
  ///   - seed: The first plan's number; the next ones follow.
  ///   - steps: How many steps to make at least.
  ///   - onPlan: Called with each plan's number before it is played.
  /// - Returns: What came of it.
  package func run(seed: UInt64, steps: Int, onPlan: (UInt64) -> Void = { _ in }) -> Outcome {
    var outcome = Outcome()
    var number = seed
    while outcome.steps < steps {
      onPlan(number)
      let plan = plan(seed: number)
      if let failure = play(plan, &outcome.tally) {
        outcome.failure = shrink(failure)
        return outcome
      }
      outcome.steps += plan.steps.count
      number &+= 1
    }
    return outcome
  }

  /// Looks for the shortest plan that fails as a plan does.
  package func shrink(_ failure: FuzzFailure) -> FuzzFailure {
    var smallest = failure
    _ = FuzzShrinker.shrink(failure.plan) { plan in
      guard let other = play(plan), other.invariant == failure.invariant else { return false }
      smallest = other
      return true
    }
    return smallest
  }
}
