// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourTesting
import Testing
import UIKit

@MainActor
@Suite(.freesControllers) struct ScreenRateTests {
  /// Pushes a page and returns the progress of the transition in each frame, by time.
  private func push(
    at rate: Double,
    in direction: World.Direction = .leftToRight
  ) -> [Double: CGFloat] {
    let stack = UINavigationController(rootViewController: UIViewController())
    let world = World(direction, framesPerSecond: rate, root: stack)
    let start = world.time
    var places: [Double: CGFloat] = [:]
    stack.pushViewController(UIViewController(), animated: true)
    let link = world.perform {
      let probe = FrameProbe { [unowned stack, unowned world] in
        let x = stack.topViewController?.viewIfLoaded?.superview?.layer.presentation()?.frame.minX
        places[((world.time - start) * 10_000).rounded() / 10_000] = x
      }
      let link = CADisplayLink(target: probe, selector: Selector("tick:", FrameProbe.tick(_:)))
      link.add(to: .main, forMode: .common)
      return link
    }
    world.advance(by: 0.6)
    link.invalidate()
    return places
  }

  @Test(arguments: World.Direction.allCases)
  func `a push on a screen of 120 frames shows twice the frames on the same way`(
    _ direction: World.Direction
  ) throws {
    let (slow, fast) = (push(at: 60, in: direction), push(at: 120, in: direction))
    #expect((36...37).contains(slow.count))
    #expect((72...73).contains(fast.count))
    let common = Set(slow.keys).intersection(fast.keys)
    #expect(common.count >= 36)
    for time in common {
      let (a, b) = try (#require(slow[time]), #require(fast[time]))
      #expect(abs(a - b) < 0.01, "at \(time)")
    }
    #expect(Set(slow.values).count > 20)
  }

  @Test func `a window that moves to another screen takes its rate at once`() {
    let world = World(framesPerSecond: 60, root: UIViewController())
    #expect(world.window.screen.maximumFramesPerSecond == 60)
    var frames = 0
    let probe = FrameProbe { frames += 1 }
    let link = world.perform {
      let link = CADisplayLink(target: probe, selector: Selector("tick:", FrameProbe.tick(_:)))
      link.add(to: .main, forMode: .common)
      return link
    }
    world.advance(by: 1)
    #expect((60...61).contains(frames))
    world.moveToScreen(framesPerSecond: 144)
    #expect(world.window.screen.maximumFramesPerSecond == 144)
    frames = 0
    world.advance(by: 1)
    #expect((143...145).contains(frames))
    link.invalidate()
  }

  @Test func `a swipe moves with the finger in each frame of a fast screen`() {
    let stack = UINavigationController(rootViewController: UIViewController())
    let world = World(framesPerSecond: 240, root: stack)
    stack.pushViewController(UIViewController(), animated: false)
    world.finger.down(at: CGPoint(x: 2, y: 400))
    world.finger.move(to: CGPoint(x: 202, y: 400), during: 0.2)
    #expect(stack.transitionCoordinator?.isInteractive == true)
    world.finger.up()
    world.settle()
    #expect(stack.viewControllers.count == 1)
  }
}

/// An object that calls a closure in each frame.
@MainActor
private final class FrameProbe {
  private let onFrame: @MainActor () -> Void
  init(_ onFrame: @escaping @MainActor () -> Void) { self.onFrame = onFrame }
  nonisolated func tick(_ link: CADisplayLink) { MainActor.assumeIsolated { onFrame() } }
}
