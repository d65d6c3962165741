// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing

@testable import UIKit

/// Toolbars and tab bars of the design of iOS 26.
@MainActor @Suite(.freesControllers) struct LowerGlassTests {
  @Test func `a toolbar has platters of 48 above the page, which keeps a zone of 64`() {
    let page = GlassScene.page("A")
    page.toolbarItems = [
      GlassScene.item("A"), GlassScene.item("B"), .flexibleSpace(), GlassScene.item("C"),
    ]
    let scene = GlassScene([page])
    scene.world.perform { scene.stack.isToolbarHidden = false }
    scene.world.settle()
    #expect(scene.stack.toolbar.frame == CGRect(x: 0, y: 600 - 34 - 64, width: 390, height: 64))
    #expect(page.view.safeAreaInsets.bottom == 98)
    let glass = scene.stack.toolbar.content.subviews.compactMap { $0 as? GlassPlatter }
      .map(\.frame).sorted { $0.minX < $1.minX }
    #expect(glass.count == 2 && glass.allSatisfy { $0.minY == 8 && $0.height == 48 })
    #expect(glass.first?.minX == 16 && glass.last?.maxX == 374)
    #expect(scene.stack.toolbar.background.backgroundColor == nil)
  }

  @Test func `a toolbar whose items change keeps no glass of before`() {
    let page = GlassScene.page("A")
    page.toolbarItems = [GlassScene.item("A"), .fixedSpace(), GlassScene.item("B")]
    let scene = GlassScene([page])
    scene.world.perform { scene.stack.isToolbarHidden = false }
    scene.world.settle()
    scene.world.perform { page.setToolbarItems([GlassScene.item("C")], animated: true) }
    scene.world.settle()
    let content = scene.stack.toolbar.content
    #expect(content.subviews.count { $0 is GlassPlatter } == 1)
    #expect(content.subviews.first is GlassPlatter)
  }

  @Test(arguments: World.Direction.allCases)
  func `tabs lie on glass of 62, and a tap selects one`(direction: World.Direction) throws {
    let tabs = UITabBarController()
    tabs.viewControllers = ["A", "B", "C"].map { title in
      let page = UIViewController()
      page.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
      return page
    }
    let world = World(
      direction,
      size: GlassScene.size,
      scale: 1,
      safeAreaInsets: GlassScene.insets,
      design: .glass,
      root: tabs
    )
    world.settle()
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 600 - 106, width: 390, height: 106))
    #expect(tabs.viewControllers?[0].view.safeAreaInsets.bottom == 106)
    let glass = tabs.tabBar.subviews.compactMap { $0 as? GlassPlatter }
    #expect(glass.map(\.frame) == [CGRect(x: 16, y: 0, width: 358, height: 62)])
    #expect(tabs.tabBar.background.backgroundColor == nil)
    world.finger.tap(at: CGPoint(x: direction == .rightToLeft ? 60 : 330, y: 525))
    #expect(tabs.selectedIndex == 2)
  }

  @Test func `flat tab bars have no glass`() {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 390, height: 49))
    let world = World(root: UIViewController())
    world.perform { world.window.addSubview(bar) }
    world.settle()
    #expect(!bar.subviews.contains { $0 is GlassPlatter } && bar.sizeThatFits(.zero).height == 49)
  }
}
