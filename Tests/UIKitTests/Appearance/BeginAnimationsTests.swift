// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import UIKit

/// Animations between `beginAnimations` and `commitAnimations`.
@MainActor struct BeginAnimationsTests {
  private func view(in world: BarWorld) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    world.perform { world.window.addSubview(view) }
    world.advance(by: 0)
    return view
  }

  @Test func `changes between begin and commit are animated`() {
    let world = BarWorld()
    let view = view(in: world)
    world.perform {
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationCurve(.linear)
      UIView.setAnimationDuration(0.4)
      view.frame.origin.x = 100
      UIView.commitAnimations()
      view.frame.origin.y = 50
    }
    #expect(view.frame.minX == 100)
    world.advance(by: 0.1)
    #expect(abs(world.seenX(view) - 30) < 1)
    #expect(world.perform { view.layer.presentation()?.position.y } == 55)
    world.advance(by: 0.4)
    #expect(world.seenX(view) == 105)
    #expect(world.clock.nextWakeUp == nil)
  }

  @Test func `the default duration is a fifth of a second, and a delay is respected`() {
    let world = BarWorld()
    let view = view(in: world)
    world.perform {
      UIView.beginAnimations("move", context: nil)
      UIView.setAnimationDelay(0.3)
      view.center.x = 105
      UIView.commitAnimations()
    }
    world.advance(by: 0.25)
    #expect(world.seenX(view) == 5)
    world.advance(by: 0.15)
    #expect(world.seenX(view) > 5)
    #expect(world.seenX(view) < 105)
    world.advance(by: 0.15)
    #expect(world.seenX(view) == 105)
  }

  @Test func `pairs can be nested, and a surplus commit has no effect`() {
    let world = BarWorld()
    let (outer, inner) = (view(in: world), view(in: world))
    world.perform {
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDuration(1)
      UIView.beginAnimations(nil, context: nil)
      inner.center.x = 105
      UIView.commitAnimations()
      outer.center.x = 105
      UIView.commitAnimations()
      UIView.commitAnimations()
    }
    world.advance(by: 0.5)
    #expect(world.seenX(outer) > 5)
    #expect(world.seenX(outer) < 105)
    world.advance(by: 0.6)
    #expect(world.seenX(outer) == 105)
    #expect(world.stage.animations.isEmpty)
  }

  @Test func `an interface that ends leaves no open block`() {
    let before = AnimationContext.openCount
    do {
      let world = BarWorld()
      world.perform { UIView.beginAnimations(nil, context: nil) }
      #expect(AnimationContext.openCount == before + 1)
    }
    #expect(AnimationContext.openCount == before)
  }
}
