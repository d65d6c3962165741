// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Retour
import RetourTesting
import UIKit

/// A stack of UIKit's own class that the kit is attached to, on a small screen.
@MainActor
struct AttachedScene {
  let world: World
  let stack: UINavigationController
  let navigation: BackNavigation

  /// Creates a scene.
  ///
  /// - Parameters:
  ///   - titles: The titles of the pages, the root's first.
  ///   - direction: The layout direction.
  ///   - look: The look of the stack's back buttons.
  ///   - isLate: Whether the kit is attached to a stack that is on the screen already.
  init(
    _ titles: [String],
    _ direction: World.Direction = .leftToRight,
    look: BackButton = .title("Home"),
    isLate: Bool = false
  ) {
    world = World(direction, size: CGSize(width: 195, height: 422), scale: 1)
    stack = UINavigationController()
    stack.viewControllers = titles.map(UIViewController.titled)
    if isLate {
      world.window.rootViewController = stack
      world.settle()
    }
    navigation = BackNavigation.attach(to: stack)
    navigation.backButton = look
    world.window.rootViewController = stack
    world.settle()
  }

  var top: UIViewController? { stack.topViewController }

  /// Pushes a page, and waits until the screen is at rest.
  @discardableResult
  func push(_ title: String) -> UIViewController {
    let page = UIViewController.titled(title)
    world.perform { stack.pushViewController(page, animated: true) }
    world.settle()
    return page
  }

  /// Drags from the leading edge and lifts the finger.
  func swipe(_ share: CGFloat = 0.7) {
    world.finger.dragFromLeadingEdge(to: share)
    if share < 0.5 { world.finger.hold(for: 0.3) }
    world.finger.up()
  }

  /// Takes everything off the screen, and waits for tasks.
  func close() async {
    for page in stack.viewControllers { page.navigationItem.backGuard = nil }
    world.window.rootViewController = nil
    await world.settleTasks()
  }
}

extension UIViewController {
  /// A page with a title and a color of its own.
  static func titled(_ title: String) -> UIViewController {
    let page = UIViewController()
    page.title = title
    let colors = [UIColor.systemRed, .systemTeal, .systemPink, .systemGreen, .systemOrange]
    page.view.backgroundColor = colors[Int(title.utf8.first ?? 0) % colors.count]
    return page
  }
}
