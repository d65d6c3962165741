// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourTesting
import Testing
import UIKit

/// The class of a navigation controller's bar.
@MainActor @Suite struct BarClassTests {
  private final class TallBar: UINavigationBar {
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: 60)
    }
  }

  @Test func `a controller makes its bar of the class that it is given`() {
    let stack = UINavigationController(navigationBarClass: TallBar.self, toolbarClass: nil)
    stack.setViewControllers([UIViewController()], animated: false)
    let world = World(root: stack)
    #expect(stack.navigationBar is TallBar)
    #expect(stack.navigationBar.frame.height == 60)
    #expect(stack.navigationBar.items?.count == 1)
    #expect(world.isIdle)
  }

  @Test func `without a class the bar is UIKit's own`() {
    let stack = UINavigationController(navigationBarClass: nil, toolbarClass: nil)
    #expect(type(of: stack.navigationBar) == UINavigationBar.self)
  }
}
