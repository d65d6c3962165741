// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourTesting
import Testing
import UIKit

/// The appearance of the large content viewer.
@MainActor struct LargeContentPictureTests {
  @Test(arguments: PresentationPictureTests.Look.allCases)
  func `an item, the back button and a tab are shown large`(
    _ look: PresentationPictureTests.Look
  ) {
    let tabs = UITabBarController()
    let world = World(
      look.direction,
      size: CGSize(width: 320, height: 420),
      scale: 2,
      style: look.style,
      contentSize: .accessibilityLarge,
      root: tabs
    )
    world.perform { fill(tabs) }
    world.settle()
    let isMirrored = look == .mirrored
    let finger = world.finger
    finger.down(at: CGPoint(x: isMirrored ? 30 : 290, y: 22))
    finger.hold(for: 1)
    expectGolden(of: world, named: "\(look)-item")
    finger.move(to: CGPoint(x: isMirrored ? 290 : 30, y: 22), during: 0.2)
    world.advance(by: 0.5)
    expectGolden(of: world, named: "\(look)-back")
    finger.cancel()
    world.settle()
    finger.down(at: CGPoint(x: 160, y: 400))
    finger.hold(for: 1)
    expectGolden(of: world, named: "\(look)-tab")
    finger.cancel()
    world.settle()
  }

  private func fill(_ tabs: UITabBarController) {
    let (below, page) = (UIViewController(), UIViewController())
    below.title = "A long title of a page below"
    page.title = "Page"
    page.view.backgroundColor = .systemGroupedBackground
    let stripe = UIView(frame: CGRect(x: 0, y: 170, width: 320, height: 60))
    stripe.backgroundColor = .systemOrange
    page.view.addSubview(stripe)
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    let stack = UINavigationController(rootViewController: below)
    stack.pushViewController(page, animated: false)
    stack.tabBarItem = UITabBarItem(title: "One", image: UIImage(systemName: "star"), tag: 0)
    let other = UIViewController()
    other.tabBarItem = UITabBarItem(title: "Alerts", image: UIImage(systemName: "bell"), tag: 1)
    let last = UIViewController()
    last.tabBarItem = UITabBarItem(title: "Three", image: UIImage(systemName: "star"), tag: 2)
    tabs.tabBar.itemPositioning = .centered
    tabs.tabBar.itemWidth = 84
    tabs.tabBar.itemSpacing = 8
    tabs.setViewControllers([stack, other, last], animated: false)
  }
}
