// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

@testable import RetourTesting

/// A world that skips frames differs from one that counts them in `shownFrames` alone.
@MainActor @Suite(.freesControllers) struct SkippedFrameTests {
  /// A world whose stack logs its callbacks and the completions of its transitions.
  @MainActor
  private final class Scene {
    let world: World
    let log = CallbackLog()
    let stack: UINavigationController

    init(_ direction: World.Direction, skips: Bool) {
      let size = CGSize(width: 120, height: 200)
      stack = UINavigationController(rootViewController: LoggedPage("A", log))
      world = World(direction, size: size, scale: 1, root: stack)
      world.skipsFrames = skips
      world.settle()
      _ = log.take()
    }

    /// Advances in small steps and returns each callback with the step in which it came.
    func play(_ steps: Int = 240, _ body: () -> Void = {}) -> [String] {
      world.perform {
        body()
        stack.transitionCoordinator?.animate(alongsideTransition: nil) { [log] in
          log.add("completion, cancelled: \($0.isCancelled)")
        }
      }
      return (0..<steps).flatMap { step in
        world.advance(by: 1.0 / 240)
        return log.take().map { "\(step): \($0)" }
      }
    }

    /// Drags from the leading edge and lets go at rest.
    func swipe(_ share: CGFloat) -> [String] {
      let x = { (way: CGFloat) in self.world.direction == .leftToRight ? way : 120 - way }
      world.finger.down(at: CGPoint(x: x(2), y: 100))
      world.finger.move(to: CGPoint(x: x(120 * share), y: 100), during: 0.2)
      world.finger.hold(for: 0.2)
      world.finger.up()
      return play()
    }
  }

  @Test(arguments: World.Direction.allCases)
  func `callbacks come at the same times as with frames`(_ direction: World.Direction) {
    let scenes = [false, true].map { Scene(direction, skips: $0) }
    let shown = scenes[1].world.shownFrames
    func expectSame(_ play: (Scene) -> [String]) {
      let logs = scenes.map(play)
      #expect(logs[0] == logs[1])
      #expect(logs[0].contains { $0.contains("completion") })
    }
    expectSame { scene in
      scene.play { scene.stack.pushViewController(LoggedPage("B", scene.log), animated: true) }
    }
    expectSame { $0.swipe(0.3) }
    expectSame { scene in
      scene.play { scene.stack.pushViewController(LoggedPage("C", scene.log), animated: true) }
    }
    expectSame { $0.swipe(0.8) }
    expectSame { scene in scene.play { scene.stack.popViewController(animated: true) } }
    #expect(scenes[1].world.shownFrames == shown)
    #expect(scenes[0].world.shownFrames > shown + 60)
  }

  @Test func `an image shows the middle of an animation`() {
    let images = [false, true].map { (skips: Bool) -> CGImage in
      let scene = Scene(.leftToRight, skips: skips)
      let page = UIViewController()
      page.view.backgroundColor = .red
      _ = scene.play(30) { scene.stack.pushViewController(page, animated: true) }
      let image = scene.world.frame
      scene.world.settle()
      #expect(scene.world.frame.difference(from: image) != nil)
      return image
    }
    #expect(images[0].difference(from: images[1]) == nil)
  }

  @Test func `a change after skipped frames is shown when frames are counted again`() {
    let scene = Scene(.leftToRight, skips: true)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    scene.world.window.addSubview(view)
    scene.world.settle()
    scene.world.skipsFrames = false
    scene.world.settle()
    let shown = scene.world.shownFrames
    scene.world.perform { view.backgroundColor = .red }
    scene.world.settle()
    #expect(scene.world.shownFrames == shown + 1)
  }

  @Test func `the clock moves from the start of an animation to its end`() {
    let scene = Scene(.leftToRight, skips: true)
    var ended: TimeInterval?
    scene.world.perform {
      UIView.animate(withDuration: 1) {
        scene.stack.view.alpha = 0.5
      } completion: { [world = scene.world] _ in
        ended = world.time
      }
    }
    let start = scene.world.time
    scene.world.advance(by: 0.02)
    #expect(scene.world.stage.session.clock.nextWakeUp.map { $0 - start > 0.99 } == true)
    scene.world.settle()
    #expect(ended.map { abs($0 - start - 1) < 0.02 } == true)
  }

  @Test func `the clock moves from the start of a push to its end`() {
    let scene = Scene(.leftToRight, skips: true)
    scene.world.perform { scene.stack.pushViewController(UIViewController(), animated: true) }
    let start = scene.world.time
    scene.world.advance(by: 0.04)
    #expect(scene.stack.transitionCoordinator != nil)
    #expect(scene.world.stage.session.clock.nextWakeUp.map { $0 - start > 0.3 } == true)
    scene.world.settle()
    #expect(scene.stack.transitionCoordinator == nil)
  }

  @Test func `an animation that repeats for ever does not come to rest`() {
    let scene = Scene(.leftToRight, skips: true)
    scene.world.perform {
      UIView.animate(withDuration: 0.3, delay: 0, options: [.repeat, .autoreverse]) {
        scene.stack.view.alpha = 0.5
      }
    }
    #expect(!scene.world.settle(within: 5))
  }
}
