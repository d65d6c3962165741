// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import TestSupport
public import RetourTesting
public import UIKit

/// A fuzzer of an app: it plays random input on the app's own root view controller, and verifies
/// after each step what must always hold.
///
/// ```swift
/// @Test func `the app survives its users`() async {
///   var fuzzer = AppFuzzer { BackNavigationController(rootViewController: InboxViewController()) }
///   fuzzer.addInvariant("the inbox is the root") { world in
///     let stack = world.window.rootViewController as? UINavigationController
///     return stack?.viewControllers.first is InboxViewController ? nil : "it is not"
///   }
///   let result = await fuzzer.run(seed: 1, steps: 5000)
///   #expect(result.failure == nil, "\(result)")
/// }
/// ```
///
/// The input is that of a user: taps on controls and anywhere, long presses, swipes from both edges
/// and from inside, drags, the wheel, keys, a gamepad, typed, composed and pasted texts, a keyboard
/// on the screen, waits, rotations, and an app that loses the focus. The same seed plays the same
/// steps. A failure has the shortest sequence that reproduces it, for ``replay(_:)``.
///
/// Apart from the app's invariants it verifies that the app comes to rest, that no transition or
/// gesture is stuck then, that appearance transitions are balanced, that each navigation bar shows
/// the items of its stack, and that all view controllers are deallocated when the window releases
/// its root. What an app does otherwise on purpose can be switched off: ``expectsRest``,
/// ``expectsRelease``.
///
/// It plays on virtual time, each sequence in a ``World`` of its own. What the app waits for
/// otherwise, such as a network, must be replaced by something that answers on the main actor.
@MainActor
public struct AppFuzzer {
  /// Returns how the app violates an invariant; `nil` if it holds.
  public typealias Violation = @MainActor (World) -> String?

  /// The number of steps of a sequence: few enough to shrink soon, enough to get far into the app.
  public var stepsPerSequence = 60
  /// Whether the app comes to rest when nobody touches it.
  ///
  /// An app with a repeating timer or animation never does: set it to `false`.
  public var expectsRest = true
  /// Whether all view controllers are deallocated when the window releases its root.
  ///
  /// An app that retains some of them on purpose sets it to `false`.
  public var expectsRelease = true
  let makeRoot: @MainActor () -> UIViewController
  private(set) var invariants: [(name: String, violation: Violation)] = []

  /// Creates a fuzzer of an app.
  ///
  /// - Parameter makeRoot: Returns a new root view controller in its first state, for each
  ///   sequence.
  public init(makeRoot: @escaping @MainActor () -> UIViewController) { self.makeRoot = makeRoot }

  /// Adds a condition of the app that holds after each step, also during transitions.
  ///
  /// - Parameters:
  ///   - name: The name of the condition in failures.
  ///   - violation: Returns how the app violates it; `nil` if it holds.
  public mutating func addInvariant(_ name: String, _ violation: @escaping Violation) {
    invariants.append((name, violation))
  }

  /// Plays random sequences until one fails or they have enough steps.
  ///
  /// - Parameters:
  ///   - seed: The seed of the first sequence; that of each next one is greater by one.
  ///   - steps: The minimum number of steps.
  /// - Returns: The number of steps, and the first failure, shrunk.
  public func run(seed: UInt64 = 1, steps: Int) async -> Result {
    var played = 0
    var number = seed
    while played < steps {
      let plan = FuzzPlan(userSeed: number, steps: stepsPerSequence)
      if let failure = await play(plan) {
        return Result(steps: played, failure: await shrink(failure, of: plan))
      }
      played += plan.steps.count
      number &+= 1
    }
    return Result(steps: played, failure: nil)
  }

  /// Plays a sequence again.
  ///
  /// - Parameter line: The ``Failure/replay`` of a failure.
  /// - Returns: The failure, or `nil` if everything held. A line that is no sequence fails, too.
  public func replay(_ line: String) async -> Failure? {
    guard let plan = FuzzPlan(line) else {
      return Failure(invariant: "replay", message: "the line is no sequence", replay: line)
    }
    return await play(plan)
  }

  private func play(_ plan: FuzzPlan) async -> Failure? {
    await AppFuzzScene.play(plan, self).map(Failure.init)
  }

  private func shrink(_ failure: Failure, of plan: FuzzPlan) async -> Failure {
    var smallest = failure
    _ = await FuzzShrinker.shrink(plan) { plan in
      guard let other = await play(plan), other.invariant == failure.invariant else { return false }
      smallest = other
      return true
    }
    return smallest
  }
}
