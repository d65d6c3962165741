// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import RetourTesting
import Testing
import UIKit

@testable import gallery

/// The features of BBCustomBackButtonViewController, in the original and in Retour.
@MainActor struct BBCustomBackButtonViewControllerTests {
  /// A tab bar controller with two stacks, the first with a pushed page.
  @MainActor private struct Tabs {
    let world: World
    let controller: UITabBarController
    let button: UIButton

    init(before isBefore: Bool) throws {
      let tabs = try #require(Catalog.page(named: "bb-tabs") as? ComparisonPage)
      world = World(size: CGSize(width: 240, height: 200), scale: 1, verticalSizeClass: .regular)
      let made = world.perform { isBefore ? tabs.before() : tabs.after() }
      controller = try #require(made as? UITabBarController)
      world.window.rootViewController = controller
      world.settle()
      let stack = try #require(controller.selectedViewController as? UINavigationController)
      let page = try #require(stack.topViewController as? any Pushing)
      stack.pushViewController(page.makeNextPage(), animated: true)
      world.settle()
      button = try #require(stack.topViewController?.backButton)
    }
  }

  /// The offset of a button on screen, to the side to which its page is popped.
  private func offset(of button: UIButton, from home: CGFloat, _ stage: SeedStage) -> CGFloat {
    (button.seenX - home) * stage.sign
  }

  @Test(arguments: World.Direction.allCases, [true, false])
  func `the button has the previous page's title`(
    _ direction: World.Direction,
    _ isBefore: Bool
  ) throws {
    let stage = try SeedStage("bb-motion", before: isBefore, direction)
    #expect(stage.top?.backButton == nil, "not on the first page")
    try stage.show()
    #expect(stage.top?.backButton?.currentTitle == "Slide")
    try stage.show()
    #expect(stage.top?.backButton?.currentTitle == "Slide 2")
    stage.tap(30)
    #expect(stage.count == 2)
    #expect(stage.top?.backButton?.currentTitle == "Slide")
  }

  @Test(arguments: [true, false])
  func `the button of a page without a title is "Back"`(_ isBefore: Bool) throws {
    let stage = try SeedStage("bb-title", before: isBefore)
    try stage.show()
    #expect(stage.top?.backButton?.currentTitle == "Back")
  }

  @Test(arguments: [true, false])
  func `colors, shadow and font can be customized`(_ isBefore: Bool) throws {
    let stage = try SeedStage("bb-looks", before: isBefore)
    try stage.show()
    let button = try #require(stage.top?.backButton)
    #expect(button.currentTitleColor == .systemGreen)
    #expect(button.currentTitleShadowColor == .black)
    #expect(button.titleLabel?.shadowOffset == CGSize(width: 0, height: 1))
    #expect(button.titleLabel?.font == .italicSystemFont(ofSize: 15))
    expectGolden(of: stage.world, named: isBefore ? "before" : "after")
  }

  @Test(arguments: World.Direction.allCases)
  func `a push moves the button in from 80 points and the covered one out by 80 points`(
    _ direction: World.Direction
  ) throws {
    let stage = try SeedStage("bb-motion", direction)
    try stage.show()
    let old = try #require(stage.top?.backButton)
    let oldHome = old.seenX
    try stage.push()
    let new = try #require(stage.button("Slide 2"))
    let start = new.seenX
    expectGolden(of: stage.world, named: "\(direction)-0")
    stage.world.advance(by: 0.12)
    expectGolden(of: stage.world, named: "\(direction)-24")
    #expect(offset(of: old, from: oldHome, stage) < -20)
    stage.world.advance(by: 0.36)
    #expect(offset(of: old, from: oldHome, stage) < -78)
    stage.world.settle()
    expectGolden(of: stage.world, named: "\(direction)-100")
    #expect(abs((start - new.seenX) * stage.sign - 80) < 0.5)
  }

  @Test(arguments: World.Direction.allCases)
  func `a pop moves the button out by 80 points and the covered one back`(
    _ direction: World.Direction
  ) throws {
    let stage = try SeedStage("bb-motion", direction)
    try stage.show()
    let lower = try #require(stage.top?.backButton)
    let lowerHome = lower.seenX
    try stage.show()
    let upper = try #require(stage.top?.backButton)
    let upperHome = upper.seenX
    stage.world.perform { _ = stage.stack.popViewController(animated: true) }
    stage.world.advance(by: 0)
    #expect(abs(offset(of: lower, from: lowerHome, stage) + 80) < 0.5)
    stage.world.advance(by: 0.48)
    #expect(offset(of: upper, from: upperHome, stage) > 78)
    stage.world.settle()
    #expect(lower.seenX == lowerHome)
  }

  @Test(arguments: World.Direction.allCases)
  func `the motion lasts as long as UIKit's push`(_ direction: World.Direction) throws {
    let stage = try SeedStage("bb-motion", direction)
    try stage.push()
    let button = try #require(stage.button("Slide"))
    let title = try #require(
      stage.bar.everything.compactMap { $0 as? UILabel }.first {
        $0.text == "Slide 2" && !$0.isDescendant(of: button)
      }
    )
    let (start, titleStart) = (button.seenX, title.seenX)
    stage.world.advance(by: 0.1)
    let (now, titleNow) = (button.seenX, title.seenX)
    stage.world.settle()
    let share = (now - start) / (button.seenX - start)
    let titleShare = (titleNow - titleStart) / (title.seenX - titleStart)
    #expect(abs(share - titleShare) < 0.02)
    #expect(share > 0.3 && share < 0.9)
  }

  @Test(arguments: World.Direction.allCases)
  func `a swipe drives the motion, and a cancelled swipe reverses it`(
    _ direction: World.Direction
  ) throws {
    let stage = try SeedStage("bb-swipe", direction)
    try stage.show()
    try stage.show()
    let atRest = stage.world.layoutDescription
    let button = try #require(stage.top?.backButton)
    let home = button.seenX
    stage.world.finger.dragFromLeadingEdge(to: 0.5)
    let held = offset(of: button, from: home, stage)
    #expect(held > 30 && held < 50)
    expectGolden(of: stage.world, named: "\(direction)-held")
    stage.world.finger.move(to: CGPoint(x: 120 - stage.sign * 60, y: 50), during: 0.3)
    #expect(offset(of: button, from: home, stage) < held - 10)
    stage.world.finger.hold(for: 0.3)
    stage.world.finger.up()
    stage.world.advance(by: 0.05)
    expectGolden(of: stage.world, named: "\(direction)-falls-back")
    stage.world.settle()
    #expect(stage.count == 3)
    #expect(stage.world.layoutDescription == atRest)
    stage.swipe()
    #expect(stage.count == 2)
    #expect(stage.top?.backButton?.seenAlpha == 1)
  }

  @Test(arguments: World.Direction.allCases)
  func `the original has no swipe`(_ direction: World.Direction) throws {
    let stage = try SeedStage("bb-swipe", before: true, direction)
    try stage.show()
    stage.swipe()
    #expect(stage.count == 2)
  }

  @Test(arguments: World.Direction.allCases)
  func `the original loses its frames to the bar and ignores the layout direction`(
    _ direction: World.Direction
  ) throws {
    let stage = try SeedStage("bb-motion", before: true, direction)
    try stage.show()
    let old = try #require(stage.button("Slide"))
    let oldHome = old.seenX
    try stage.push()
    let new = try #require(stage.button("Slide 2"))
    let start = new.seenX
    stage.world.advance(by: 0.05)
    // Since iOS 11 the bar lays out custom views: the covered button cannot move to the left.
    #expect(old.seenX >= oldHome)
    stage.world.settle()
    // The original's numbers are from the left: it moves in from the right in both directions.
    #expect(start > new.seenX + 60)
    #expect(new.seenAlpha == 1)
  }

  @Test func `nothing moves without animation`() throws {
    let stage = try SeedStage("bb-motion")
    try stage.show()
    let old = try #require(stage.top?.backButton)
    let next = (stage.top as? ReadMePage)?.makeNext()
    stage.world.perform {
      stage.stack.pushViewController(next ?? UIViewController(), animated: false)
    }
    stage.world.advance(by: 0)
    let button = try #require(stage.top?.backButton)
    let home = button.seenX
    stage.world.settle()
    #expect(button.seenX == home)
    #expect(old.window == nil)
  }

  @Test(arguments: [true, false])
  func `selecting another tab does not move the button`(_ isBefore: Bool) throws {
    let tabs = try Tabs(before: isBefore)
    let home = tabs.button.seenX
    tabs.world.perform { tabs.controller.selectedIndex = 1 }
    tabs.world.advance(by: 0.05)
    #expect(tabs.button.window == nil)
    tabs.world.settle()
    tabs.world.perform { tabs.controller.selectedIndex = 0 }
    for _ in 0..<5 {
      tabs.world.advance(by: 0.05)
      #expect(tabs.button.seenX == home)
      #expect(tabs.button.seenAlpha == 1)
    }
  }

  @Test(arguments: World.Direction.allCases, [true, false])
  func `presenting and dismissing a modal does not move the button`(
    _ direction: World.Direction,
    _ isBefore: Bool
  ) throws {
    let stage = try SeedStage("bb-modal", before: isBefore, direction)
    try stage.show()
    let button = try #require(stage.top?.backButton)
    let home = button.seenX
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    stage.world.perform { stage.stack.present(cover, animated: true) }
    for _ in 0..<4 {
      stage.world.advance(by: 0.08)
      #expect(button.seenX == home)
    }
    stage.world.settle()
    #expect(button.window == nil)
    stage.world.perform { stage.stack.dismiss(animated: true) }
    for _ in 0..<4 {
      stage.world.advance(by: 0.08)
      #expect(button.seenX == home)
      #expect(button.seenAlpha == 1)
    }
    stage.world.settle()
    #expect(button.seenX == home)
    stage.tap(30)
    #expect(stage.count == 1)
  }

  @Test(arguments: ["bb-motion", "bb-modal"])
  func `stacks and pages are freed`(_ name: String) throws {
    for isBefore in [true, false] {
      try expectFreed {
        let stage = try SeedStage(name, before: isBefore)
        try stage.show()
        try stage.show()
        let pages = stage.stack.viewControllers
        stage.swipe(0.3)
        stage.pop()
        stage.world.window.rootViewController = nil
        stage.world.settle()
        return pages + [stage.stack]
      }
    }
  }
}
