// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourTesting
import Testing
import UIKit

/// Bars of custom classes in a navigation controller.
@MainActor @Suite(.freesControllers) struct BarClassesTests {
  /// A class as most apps write it.
  private final class Bar: UINavigationBar {
    var word = ""

    override init(frame: CGRect) {
      super.init(frame: frame)
      word = "made"
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  private final class TallBar: UINavigationBar {
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: 60)
    }
  }

  @Test func `the bar is of the given class, created by its own initializer`() throws {
    let controller = UINavigationController(navigationBarClass: Bar.self, toolbarClass: nil)
    let bar = try #require(controller.navigationBar as? Bar)
    #expect(bar.word == "made")
    #expect(controller.viewControllers.isEmpty)
    controller.viewControllers = [UIViewController()]
    #expect(bar.items?.count == 1)
  }

  @Test func `a class without initializers of its own is supported`() {
    let stack = UINavigationController(
      navigationBarClass: TallBar.self,
      toolbarClass: UIToolbar.self
    )
    stack.setViewControllers([UIViewController()], animated: false)
    let world = World(root: stack)
    #expect(stack.navigationBar is TallBar)
    #expect(stack.navigationBar.frame.height == 60)
    #expect(world.isIdle)
  }

  @Test func `nil stands for the system's class`() {
    let controller = UINavigationController(navigationBarClass: nil, toolbarClass: nil)
    #expect(type(of: controller.navigationBar) == UINavigationBar.self)
  }

  @Test func `a class that is no bar traps`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = UINavigationController(navigationBarClass: UIView.self, toolbarClass: nil)
      }
    }
  }
}
