// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourTesting
import Testing

import UIKit

/// The app's animations in views that a transition moves.
@MainActor @Suite(.freesControllers) struct AnimationsUnderTransitionsTests {
  @Test(arguments: World.Direction.allCases)
  func `an animation that runs when a push starts continues during the push`(
    _ direction: World.Direction
  ) {
    let (below, mark) = (UIViewController(), UIView())
    mark.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    below.view.addSubview(mark)
    let stack = UINavigationController(rootViewController: below)
    let world = World(direction, root: stack)
    world.perform {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        mark.center.x = 105
      }
    }
    world.advance(by: 0.25)
    func seen() -> CGFloat {
      world.perform { (mark.layer.presentation() ?? mark.layer).position.x }
    }
    #expect(abs(seen() - 30) < 0.5)
    world.perform { stack.pushViewController(UIViewController(), animated: true) }
    #expect(abs(seen() - 30) < 2)
    var former = seen()
    for _ in 0..<4 {
      world.advance(by: 0.1)
      #expect(seen() > former, "it neither stands still nor starts anew")
      former = seen()
    }
    world.settle()
    world.perform { _ = stack.popViewController(animated: false) }
    world.settle()
    #expect(seen() == 105)
  }
}
