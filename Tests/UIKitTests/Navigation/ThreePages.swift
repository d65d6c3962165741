// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting

@testable import UIKit

/// Suites of a stack of three pages, "A", "B" and "C", in a window of 200 x 400 points.
@MainActor
protocol ThreePages {}

extension ThreePages {
  static var width: CGFloat { 200 }

  /// Makes a stack at rest.
  static func make(
    _ direction: World.Direction,
    interruptible: Bool = true,
    fromContent: Bool = false,
    log: CallbackLog? = nil
  ) -> (World, UINavigationController) {
    let stack = UINavigationController(rootViewController: page("A", log))
    let world = World(
      direction,
      size: CGSize(width: width, height: 400),
      scale: 1,
      framesPerSecond: 240,
      popsAreInterruptible: interruptible,
      popsFromContent: fromContent,
      root: stack
    )
    stack.pushViewController(page("B", log), animated: false)
    stack.pushViewController(page("C", log), animated: false)
    world.settle()
    _ = log?.take()
    return (world, stack)
  }

  static func page(_ title: String, _ log: CallbackLog? = nil) -> UIViewController {
    log.map { LoggedPage(title, $0) } ?? UIViewController()
  }

  /// The way of a page from its place at rest in the direction in which pages leave, in points.
  func offset(of page: UIViewController?, in world: World) -> CGFloat? {
    guard let wrapper = page?.viewIfLoaded?.superview, wrapper.window != nil else { return nil }
    let x = (wrapper.layer.presentation() ?? wrapper.layer).position.x - Self.width / 2
    return world.direction == .rightToLeft ? -x : x
  }

  /// A point of the screen; x counts from the leading edge.
  func point(_ x: CGFloat, in world: World) -> CGPoint {
    CGPoint(x: world.direction == .rightToLeft ? Self.width - x : x, y: 200)
  }
}
