// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourTesting
import Testing
import UIKit

@MainActor
@Suite(.freesControllers) struct ImageInsetTests {
  private let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image {
    context in
    UIColor.black.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
  }

  private func imageView(in view: UIView) -> UIImageView? {
    view.subviews.lazy.compactMap { $0 as? UIImageView ?? imageView(in: $0) }
      .first { $0.image != nil }
  }

  @Test func `insets move the image of a tab, and make it smaller`() throws {
    let page = UIViewController()
    page.tabBarItem = UITabBarItem(title: nil, image: image, tag: 0)
    let tabs = UITabBarController()
    tabs.viewControllers = [page]
    let world = World(root: tabs)
    let view = try #require(imageView(in: tabs.tabBar))
    let frame = view.frame
    page.tabBarItem.imageInsets = UIEdgeInsets(top: 6, left: 0, bottom: -6, right: 0)
    world.settle()
    #expect(view.frame == frame.offsetBy(dx: 0, dy: 6))
    page.tabBarItem.imageInsets = UIEdgeInsets(top: 2, left: 3, bottom: 4, right: 5)
    world.settle()
    #expect(
      view.frame == CGRect(x: frame.minX + 3, y: frame.minY + 2, width: 12, height: 14)
    )
    page.tabBarItem.imageInsets = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 0)
    world.settle()
    #expect(view.frame.width == 0)
  }

  @Test(arguments: [false, true])
  func `a low bar has insets of its own where it has an image of its own`(_ hasOwn: Bool) throws {
    let page = UIViewController()
    let item = UIBarButtonItem(image: image, style: .plain, target: nil, action: nil)
    if hasOwn { item.landscapeImagePhone = image }
    page.navigationItem.rightBarButtonItem = item
    let navigation = UINavigationController(rootViewController: page)
    let world = World(size: CGSize(width: 844, height: 390), root: navigation)
    let view = try #require(imageView(in: navigation.navigationBar))
    let frame = view.frame
    item.imageInsets = UIEdgeInsets(top: 3, left: 0, bottom: -3, right: 0)
    item.landscapeImagePhoneInsets = UIEdgeInsets(top: -1, left: 0, bottom: 1, right: 0)
    world.settle()
    #expect(view.frame == frame.offsetBy(dx: 0, dy: hasOwn ? -1 : 3))
    world.resize(to: CGSize(width: 390, height: 844))
    world.settle()
    let high = view.frame
    item.imageInsets = .zero
    world.settle()
    #expect(view.frame == high.offsetBy(dx: 0, dy: -3))
  }
}
