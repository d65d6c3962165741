// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import QuartzCore
import RetourTesting
import UIKit

/// The app of an ``AppFuzzer`` in a world, and the fingers on its screen.
@MainActor
final class AppFuzzScene {
  /// The sizes of the screen: a phone's, the same on its side, a small one, and half of a tablet's.
  private static let sizes = [
    CGSize(width: 390, height: 844), CGSize(width: 844, height: 390),
    CGSize(width: 320, height: 568), CGSize(width: 512, height: 768),
  ]
  /// The time within which an app comes to rest, in seconds.
  private static let patience = 30.0
  /// The turns of the main actor after a step, in which tasks run.
  private static let turns = 4

  private let world: World
  private let user: AppFuzzUser
  private let fuzzer: AppFuzzer

  private var fingers: FuzzFingers { user.fingers }

  private init(_ plan: FuzzPlan, _ fuzzer: AppFuzzer) {
    self.fuzzer = fuzzer
    world = plan.makeWorld(size: Self.sizes[0])
    user = AppFuzzUser(world: world, fingers: FuzzFingers(world))
    world.perform { world.window.rootViewController = fuzzer.makeRoot() }
    world.settle(within: Self.patience)
  }

  /// Plays a plan on a new app.
  ///
  /// - Returns: The first failure, with the plan up to its step.
  static func play(_ plan: FuzzPlan, _ fuzzer: AppFuzzer) async -> FuzzFailure? {
    let births = ControllerBirths()
    var played = plan
    let wrong = await ControllerBirths.$current.withValue(births) {
      let scene = AppFuzzScene(plan, fuzzer)
      for (index, step) in (plan.steps + [.rest]).enumerated() {
        let lines = await RetourLog.capturing { await scene.perform(step) }
        RetourLog.write(captured: lines)
        let unbalanced = lines.first { $0.contains("Unbalanced calls") }
        guard let wrong = unbalanced.map({ ("appearance", $0) }) ?? scene.violation(after: step)
        else { continue }
        played.steps = Array(plan.steps.prefix(index + 1))
        return wrong as (String, String)?
      }
      return await scene.end(births)
    }
    return wrong.map { FuzzFailure(plan: played, invariant: $0.0, message: $0.1) }
  }

  // MARK: Steps

  private func perform(_ step: FuzzStep) async {
    if step == .rest { fingers.liftAll() }
    world.perform { act(step) }
    await runTasks()
    // A task may have begun something, such as an alert that asks.
    if step == .rest, !world.isIdle {
      world.settle(within: Self.patience)
      await runTasks()
    }
  }

  private func runTasks() async {
    await MainActorTurns.pass(Self.turns)
    world.advance(by: 0)
  }

  private func act(_ step: FuzzStep) {
    switch step {
    case .beginSwipe: fingers.beginSwipe()
    case .kit(.beginForward): fingers.beginForward()
    case .kit(.beginInside): fingers.beginInside()
    case .beginDrag(let down): fingers.beginDrag(down: down)
    case .moveFinger(let percent): fingers.move(to: percent)
    case .liftFinger: fingers.lift()
    case .cancelFinger: fingers.cancel()
    case .secondFinger: fingers.toggleSecond()
    case .tapBack: if !fingers.isAnyDown { fingers.tapBack() }
    case .resign: fingers.resign()
    case .resize(let index): world.resize(to: Self.sizes[index % Self.sizes.count])
    case .wait(let milliseconds): world.advance(by: Double(milliseconds) / 1000)
    case .rest: world.settle(within: Self.patience)
    case .app(let step): user.perform(step)
    default: return
    }
  }

  // MARK: Invariants

  private func violation(after step: FuzzStep) -> (String, String)? {
    for invariant in fuzzer.invariants {
      if let wrong = world.perform({ invariant.violation(world) }) {
        return (invariant.name, wrong)
      }
    }
    guard step == .rest else { return nil }
    guard world.isIdle else {
      return fuzzer.expectsRest
        ? ("rest", "nothing came to rest within \(Int(Self.patience)) s") : nil
    }
    guard let root = world.window.rootViewController else { return nil }
    return AppAtRest.violation(in: root).map { ("rest", $0) }
      ?? AppAtRest.stuckRecognizer(in: world.window).map { ("rest", $0) }
      ?? AppAtRest.movingScrollView(in: world.window).map { ("rest", $0) }
  }

  /// Removes the app from the window.
  ///
  /// - Returns: A violation if a view controller is still alive.
  private func end(_ births: ControllerBirths) async -> (String, String)? {
    world.perform { world.window.rootViewController = nil }
    world.settle(within: Self.patience)
    await MainActorTurns.pass(Self.turns)
    guard fuzzer.expectsRelease else { return nil }
    // A task that an answer resumes may pass through a thread, for which a busy machine takes long.
    await MainActorTurns.wait { !births.living.isEmpty }
    guard let leak = births.living.first else { return nil }
    return ("release", "\(type(of: leak)) \(leak.title ?? "") outlives the window's root")
  }
}
