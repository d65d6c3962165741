// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import QuartzCore
import RetourTesting
import Testing
import UIKit

@MainActor struct WorldMemoryTests {
  /// Weak references to what a world is made of.
  private struct Witness {
    weak var session: AnyObject?
    weak var stage: AnyObject?
    weak var display: AnyObject?
    weak var screen: AnyObject?

    @MainActor
    init(_ world: World) {
      (session, stage, display) = (world.stage.session, world.stage, world.display)
      screen = world.window.screen
    }

    var isFreed: Bool { session == nil && stage == nil && display == nil && screen == nil }
  }

  private func useWorld() -> Witness {
    let stack = UINavigationController(rootViewController: LoggedPage("A", CallbackLog()))
    let world = World(size: CGSize(width: 40, height: 40), scale: 1, root: stack)
    stack.pushViewController(LoggedPage("B", CallbackLog()), animated: true)
    world.settle()
    _ = world.frame
    return Witness(world)
  }

  @Test func `a freed world leaves no session, stage, display or screen`() {
    let worlds = (0..<3).map { _ in useWorld() }
    #expect(worlds.map(\.isFreed) == [true, true, true])
  }

  @Test func `a freed world makes no screen for what comes after it`() {
    let (session, stage) = (Session.standard, Session.standard.userInterface)
    _ = useWorld()
    #expect(Session.standard === session)
    #expect(Session.standard.userInterface === stage)
  }

  @Test func `a task that outlives its world uses one screen and makes none`() async {
    let standard = UIScreen.main
    var screens: [UIScreen] = []
    var task: Task<Void, Never>?
    do {
      let world = World(size: CGSize(width: 40, height: 40), scale: 1)
      world.perform {
        task = Task {
          for _ in 0..<3 {
            screens.append(UIScreen.main)
            await Task.yield()
          }
        }
      }
    }
    await task?.value
    #expect(screens.map { $0 === standard } == [true, true, true])
  }
}
