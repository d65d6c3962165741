// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing

@testable import UIKit

/// The large content viewer of bars.
@MainActor @Suite(.freesControllers) struct LargeContentBarTests {
  @Test(arguments: World.Direction.allCases)
  func `a long press shows an item large, sliding another one, lifting activates that`(
    _ direction: World.Direction
  ) {
    let stage = LargeContentWorld(direction)
    stage.add.title = "Add"
    stage.hold(stage.place(of: stage.add))
    #expect(stage.shown?.textLabel.text == "Add")
    #expect(stage.shown?.imageView.image?.size == stage.add.image?.size)
    #expect(stage.shown?.frame.midX == 160)
    let side = max(
      stage.shown?.imageView.frame.width ?? 0,
      stage.shown?.imageView.frame.height ?? 0
    )
    #expect(side == 96)
    stage.world.finger.move(to: stage.place(of: stage.edit), during: 0.2)
    #expect(stage.shown?.textLabel.text == "Edit" && stage.shown?.imageView.image == nil)
    #expect(stage.taps.isEmpty)
    stage.world.finger.up()
    stage.world.settle()
    #expect(stage.taps == ["edit"] && stage.box == nil)
  }

  @Test func `beside the items nothing is shown, and lifting there has no effect`() {
    let stage = LargeContentWorld()
    stage.hold(stage.place(of: stage.edit))
    stage.world.finger.move(to: CGPoint(x: 160, y: 300), during: 0.2)
    stage.world.advance(by: 0.5)
    #expect(stage.box != nil && stage.shown == nil)
    stage.world.finger.move(to: stage.place(of: stage.add), during: 0.2)
    #expect(stage.shown != nil)
    stage.world.finger.move(to: CGPoint(x: 160, y: 300), during: 0.2)
    stage.world.finger.up()
    stage.world.settle()
    #expect(stage.taps.isEmpty && stage.box == nil)
    stage.hold(CGPoint(x: 160, y: 22))
    #expect(stage.box == nil)
    stage.world.finger.up()
  }

  @Test func `with other sizes of text a long press is a tap`() {
    let stage = LargeContentWorld(contentSize: .extraExtraExtraLarge)
    stage.hold(stage.place(of: stage.edit))
    #expect(stage.box == nil)
    stage.world.finger.up()
    stage.world.settle()
    #expect(stage.taps == ["edit"])
    stage.world.contentSizeCategory = .accessibilityMedium
    stage.hold(stage.place(of: stage.edit))
    #expect(stage.shown != nil)
    stage.world.finger.cancel()
    stage.world.settle()
    #expect(stage.taps == ["edit"] && stage.box == nil)
  }

  @Test func `a tap is none that the viewer takes`() {
    let stage = LargeContentWorld()
    stage.world.finger.tap(at: stage.place(of: stage.edit))
    stage.world.settle()
    #expect(stage.taps == ["edit"] && stage.box == nil)
  }

  @Test func `an item of a toolbar is shown, with its large image in that one's size`() {
    let stage = LargeContentWorld()
    let large = UIImage(systemName: "bell")
    stage.share.largeContentSizeImage = large
    stage.share.largeContentSizeImageInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 0)
    stage.hold(stage.place(of: stage.share))
    let view = stage.shown?.imageView
    #expect(view?.image?.size == large?.size && view?.frame.size == large?.size)
    #expect(view?.frame.midX == stage.shown.map { $0.bounds.midX + 4 })
    stage.world.finger.up()
    stage.world.settle()
    #expect(stage.taps == ["share"])
  }

  @Test func `a disabled item is shown, and not activated`() {
    let stage = LargeContentWorld()
    stage.edit.isEnabled = false
    stage.hold(stage.place(of: stage.edit))
    #expect(stage.shown?.textLabel.text == "Edit")
    stage.world.finger.up()
    stage.world.settle()
    #expect(stage.taps.isEmpty)
  }

  @Test(arguments: World.Direction.allCases)
  func `the back button is shown with its chevron, and goes back`(_ direction: World.Direction) {
    let stage = LargeContentWorld(direction)
    stage.hold(stage.backPlace)
    #expect(stage.shown?.textLabel.text == "Inbox")
    #expect(stage.shown?.imageView.image?.flipsForRightToLeftLayoutDirection == true)
    #expect(
      stage.shown?.imageView.effectiveUserInterfaceLayoutDirection
        == (direction == .rightToLeft ? .rightToLeft : .leftToRight)
    )
    #expect(stage.stack.viewControllers.count == 2)
    stage.world.finger.up()
    stage.world.settle()
    #expect(stage.stack.viewControllers.count == 1)
  }

  @Test func `the bar's own back indicator takes the chevron's place`() {
    let stage = LargeContentWorld()
    let own = UIImage(systemName: "star")
    stage.world.perform {
      stage.stack.navigationBar.backIndicatorImage = own
      stage.stack.navigationBar.backIndicatorTransitionMaskImage = own
    }
    stage.world.settle()
    stage.hold(stage.backPlace)
    #expect(stage.shown?.imageView.image?.size == own?.size)
    stage.world.finger.cancel()
  }

  @Test func `a longer press of the back button opens its menu in place of the viewer`() {
    let stage = LargeContentWorld()
    stage.hold(stage.backPlace, for: 1.3)
    #expect(stage.shown != nil && stage.world.window.openMenu == nil)
    stage.world.finger.hold(for: 0.5)
    #expect(stage.shown == nil && stage.world.window.openMenu != nil)
    stage.world.finger.up()
    stage.world.settle()
    #expect(stage.stack.viewControllers.count == 2 && stage.world.window.openMenu != nil)
    stage.world.window.openMenu?.close(animated: false)
    stage.world.settle()
  }

  @Test func `a tab is shown, and lifting selects it`() {
    let pages = ["One", "Two"].map { title in
      let page = UIViewController()
      page.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "star"), tag: 0)
      return page
    }
    let tabs = UITabBarController()
    tabs.setViewControllers(pages, animated: false)
    let world = World(
      size: CGSize(width: 320, height: 480),
      scale: 1,
      contentSize: .accessibilityExtraLarge,
      root: tabs
    )
    world.settle()
    world.finger.down(at: CGPoint(x: 60, y: 460))
    world.finger.hold(for: 0.8)
    world.finger.move(to: CGPoint(x: 250, y: 460), during: 0.2)
    let box = world.window.subviews.first { $0 is LargeContentView } as? LargeContentView
    #expect(box?.textLabel.text == "Two" && tabs.selectedIndex == 0)
    world.finger.up()
    world.settle()
    #expect(tabs.selectedIndex == 1)
  }
}
