// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing

@testable import UIKit

/// The navigation bar of the design of iOS 26.
@MainActor @Suite(.freesControllers) struct GlassBarTests {
  private static let top = GlassScene.insets.top

  @Test func `the bar is 54 points high in a zone of 64`() {
    let page = GlassScene.page("A")
    let scene = GlassScene([page])
    #expect(scene.bar.frame == CGRect(x: 0, y: Self.top + 10, width: 390, height: 54))
    #expect(page.view.safeAreaInsets.top == Self.top + 64)
    #expect(scene.bar.background.frame.minY == -Self.top - 10)
    #expect(scene.bar.background.frame.maxY == 54)
    // 32 points below the top of the zone.
    #expect(scene.bar.content?.titleView?.center.y == 22)
  }

  @Test func `bars are flat unless a world says otherwise`() {
    let page = GlassScene.page("A", [GlassScene.item("Edit")])
    let stack = UINavigationController(rootViewController: page)
    let world = World(root: stack)
    world.settle()
    #expect(stack.navigationBar.frame.height == 44)
    #expect(!stack.navigationBar.subviews.contains { $0 is GlassPlatter })
  }

  @Test func `a large title begins at 20 points below a zone of 64`() {
    let page = GlassScene.page("A")
    let scene = GlassScene([page])
    scene.world.perform { scene.bar.prefersLargeTitles = true }
    scene.world.settle()
    #expect(page.view.safeAreaInsets.top == Self.top + 116)
    let title = scene.bar.content?.largeTitleView
    #expect(title?.frame.minY == 54 && title?.frame.height == 52)
    #expect(title?.subviews.first?.frame.minX == 20)
  }

  @Test func `what a narrow bar shows in place of its items lies above the glass`() throws {
    let page = GlassScene.page("A", ["One", "Two", "Three", "Four"].map { GlassScene.item($0) })
    let scene = GlassScene([page])
    scene.world.resize(to: CGSize(width: 240, height: 700))
    scene.world.settle()
    let views = scene.bar.subviews
    let overflow = try #require(
      views.firstIndex { ($0 as? UINavigationButton)?.item === scene.bar.content?.overflowItem }
    )
    let glass = try #require(views.lastIndex { $0 is GlassPlatter })
    #expect(glass < overflow)
  }

  @Test func `a prompt has its room below the padding`() {
    let page = GlassScene.page("A")
    page.navigationItem.prompt = "Prompt"
    let scene = GlassScene([page])
    #expect(scene.bar.frame.height == 86)
    #expect(scene.bar.content?.titleView?.center.y == 54)
  }

  @Test(arguments: World.Direction.allCases)
  func `the back button is a chevron on glass, and its whole place pops`(
    direction: World.Direction
  ) throws {
    let scene = GlassScene([GlassScene.page("A"), GlassScene.page("B")], direction)
    let isMirrored = direction == .rightToLeft
    let frame = try #require(scene.glass.first).frame
    #expect(frame == CGRect(x: isMirrored ? 330 : 16, y: 0, width: 44, height: 44))
    #expect(scene.bar.content?.backButton?.shownText == nil)
    #expect(scene.bar.indicator.tintColor == .label)
    scene.world.finger.tap(at: CGPoint(x: isMirrored ? 388 : 2, y: Self.top + 12))
    scene.world.settle()
    #expect(scene.stack.viewControllers.count == 1)
  }

  @Test func `a back bar button item's title is a label on the glass`() throws {
    let page = GlassScene.page("A")
    page.navigationItem.backBarButtonItem = UIBarButtonItem(title: "Home")
    let scene = GlassScene([page, GlassScene.page("B")])
    #expect(scene.bar.content?.backButton?.shownText == "Home")
    #expect(try #require(scene.glass.first).frame.width > 60)
  }

  @Test func `items have the label color, prominent ones are white on the tint`() throws {
    let items = ["Plain", "Red", "Done"].map { GlassScene.item($0) }
    items[1].tintColor = .red
    items[2].style = .prominent
    let page = GlassScene.page("A")
    page.navigationItem.leftBarButtonItems = items
    let scene = GlassScene([page])
    #expect(items.map { scene.color(of: $0) } == [.label, .red, .white])
    #expect(scene.glass.count == 2)
    func fill() -> UIColor? { scene.glass.last?.subviews.first?.backgroundColor }
    #expect(fill() == scene.bar.tintColor)
    scene.world.perform { scene.bar.tintColor = .green }
    scene.world.settle()
    #expect(fill() == .green)
  }

  @Test func `an item leaves the glass of its neighbors, and comes back`() throws {
    let items = ["A", "B"].map { GlassScene.item($0) }
    let scene = GlassScene([GlassScene.page("A", items)])
    #expect(scene.glass.count == 1)
    let whole = try #require(scene.glass.first).frame
    for (change, count) in [
      (\UIBarButtonItem.hidesSharedBackground, 1), (\UIBarButtonItem.sharesBackground, 2),
    ] {
      scene.world.perform { items[1][keyPath: change].toggle() }
      scene.world.settle()
      #expect(scene.glass.count == count)
      #expect(scene.glass.last?.frame != whole)
      scene.world.perform { items[1][keyPath: change].toggle() }
      scene.world.settle()
      #expect(scene.glass.map(\.frame) == [whole])
    }
  }

  @Test func `glass fades in with an item that is set with animation`() throws {
    let page = GlassScene.page("A")
    let scene = GlassScene([page])
    scene.world.perform {
      page.navigationItem.setRightBarButton(GlassScene.item("A"), animated: true)
    }
    scene.world.advance(by: 0.1)
    let glass = try #require(scene.glass.first)
    let alpha = scene.world.perform { glass.layer.presentation()?.opacity ?? 1 }
    #expect(alpha > 0.1 && alpha < 0.9)
    scene.world.settle()
    #expect(glass.alpha == 1 && scene.glass.count == 1)
  }

  @Test func `a fixed space splits the glass`() throws {
    let items = [GlassScene.item("A"), UIBarButtonItem.fixedSpace(), GlassScene.item("B")]
    let scene = GlassScene([GlassScene.page("A", items)])
    try #require(scene.glass.count == 2)
    #expect(scene.glass[1].frame.minX - scene.glass[0].frame.maxX == 12)
  }

  @Test func `a view of the app's lies on the bar`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    let page = GlassScene.page("A")
    page.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: view)
    let scene = GlassScene([page])
    #expect(scene.glass.isEmpty)
    #expect(view.frame == CGRect(x: 16, y: 7, width: 60, height: 30))
  }

  @Test func `glass lies below the items and above the background`() throws {
    let items = [GlassScene.item("A")]
    let scene = GlassScene([GlassScene.page("A", items)])
    let views = scene.bar.subviews
    let glass = try #require(views.firstIndex { $0 is GlassPlatter })
    let button = try #require(scene.button(of: items[0]).flatMap(views.firstIndex))
    let background = try #require(views.firstIndex(of: scene.bar.background))
    #expect(background < glass && glass < button)
  }

  @Test func `an app's background is shown, the system's is not`() {
    let scene = GlassScene([GlassScene.page("A")])
    #expect(scene.bar.background.backgroundColor == nil && scene.bar.background.line.isHidden)
    scene.world.perform { scene.bar.barTintColor = .red }
    #expect(scene.bar.background.backgroundColor == .red)
  }

  @Test(arguments: [(CGFloat(844), CGFloat(390), CGFloat(48)), (390, 844, 64)])
  func `a turned bar takes the height of its window`(
    width: CGFloat,
    height: CGFloat,
    zone: CGFloat
  ) {
    let page = GlassScene.page("A")
    let scene = GlassScene([page])
    scene.world.resize(to: CGSize(width: width, height: height))
    #expect(page.view.safeAreaInsets.top == Self.top + zone + (zone == 48 ? 4 : 0))
    #expect(scene.bar.content?.titleView?.center.y == 22)
  }
}
