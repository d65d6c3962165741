// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing
import UIKit

@MainActor @Suite(.world(.rightToLeft, size: CGSize(width: 40, height: 60)), .freesControllers)
struct WorldTraitTests {
  @Test(arguments: 1...4)
  func `each case has a world of its own, which UIKit uses`(_ number: Int) async {
    #expect(UIScreen.main.bounds.size == CGSize(width: 40, height: 60))
    let world = World.current
    #expect(world.direction == .rightToLeft)
    #expect(world.window.tag == 0 && world.window.rootViewController == nil)
    world.window.tag = number
    world.window.rootViewController = UIViewController()
    await world.settleTasks()
    await Task { @MainActor in
      #expect(UIApplication.shared.keyWindow?.tag == number)
    }.value
    #expect(World.current === world)
  }

  @Test func `a world that the test makes is used from then on`() {
    let own = World(size: CGSize(width: 20, height: 20))
    #expect(UIScreen.main.bounds.width == 20)
    own.perform { #expect(UIScreen.main.bounds.width == 20) }
    #expect(World.current.window.bounds.width == 40)
    #expect(UIScreen.main.bounds.width == 40)
  }
}
