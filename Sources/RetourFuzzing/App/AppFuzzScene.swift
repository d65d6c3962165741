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
  private let fingers: FuzzFingers
  private let fuzzer: AppFuzzer

  private init(_ plan: FuzzPlan, _ fuzzer: AppFuzzer) {
    self.fuzzer = fuzzer
    world = World(plan.direction, size: Self.sizes[0], scale: 1)
    world.skipsFrames = true
    world.stage.session.clock.frameInterval = 1 / Double(plan.frameRate)
    fingers = FuzzFingers(world)
    world.perform { world.window.rootViewController = fuzzer.makeRoot() }
    world.settle(within: Self.patience)
  }

  /// Plays a plan on a new app.
  ///
  /// - Returns: The first violation, with the steps up to it.
  static func play(_ plan: FuzzPlan, _ fuzzer: AppFuzzer) async -> AppFuzzer.Failure? {
    let births = ControllerBirths()
    var played = plan
    let wrong = await ControllerBirths.$current.withValue(births) {
      let scene = AppFuzzScene(plan, fuzzer)
      for (index, step) in (plan.steps + [.rest]).enumerated() {
        await scene.perform(step)
        guard let wrong = scene.violation(after: step) else { continue }
        played.steps = Array(plan.steps.prefix(index + 1))
        return wrong as (String, String)?
      }
      return await scene.end(births)
    }
    return wrong.map {
      AppFuzzer.Failure(invariant: $0.0, message: $0.1, replay: played.userDescription)
    }
  }

  // MARK: Steps

  private func perform(_ step: FuzzStep) async {
    if step == .rest { fingers.liftAll() }
    world.perform { act(step) }
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
    case .app(let step): act(step)
    default: return
    }
  }

  private func act(_ step: FuzzAppStep) {
    switch step {
    case .press(let key): world.press(key.key)
    case _ where fingers.isAnyDown: return
    case .tap(let x, let y):
      fingers.tap(atShare: CGFloat(x) / 100, height: CGFloat(y) / 100)
    case .control(let number):
      let points = touchableControls
      if !points.isEmpty { fingers.tap(at: points[number % points.count]) }
    }
  }

  /// The middles of the controls that a finger reaches, from back to front.
  private var touchableControls: [CGPoint] {
    let window = world.window
    return Self.controls(in: window).compactMap { control in
      let frame = control.convert(control.bounds, to: nil).intersection(window.bounds)
      guard !frame.isEmpty else { return nil }
      let point = CGPoint(x: frame.midX, y: frame.midY)
      return window.hitTest(point, with: nil)?.isDescendant(of: control) == true ? point : nil
    }
  }

  private static func controls(in view: UIView) -> [UIView] {
    let isTouchable =
      view is UIControl
      || view.gestureRecognizers?.contains { $0 is UITapGestureRecognizer } == true
    return view.subviews.reduce(isTouchable ? [view] : []) { $0 + controls(in: $1) }
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
  }

  /// Removes the app from the window.
  ///
  /// - Returns: A violation if a view controller is still alive.
  private func end(_ births: ControllerBirths) async -> (String, String)? {
    world.perform { world.window.rootViewController = nil }
    world.settle(within: Self.patience)
    await MainActorTurns.pass(Self.turns)
    guard fuzzer.expectsRelease, let leak = births.living.first else { return nil }
    return ("release", "\(type(of: leak)) \(leak.title ?? "") outlives the window's root")
  }
}

extension FuzzAppStep.KeyName {
  /// The key of the keyboard.
  fileprivate var key: Key {
    switch self {
    case .escape: .escape
    case .back: .back
    case .tab: .tab
    case .return: .return
    case .space: .space
    case .menu: .menu
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    }
  }
}
