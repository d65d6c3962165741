// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import RetourTesting
import Testing
import UIKit

@testable import gallery

/// The features of TBNavigationController, and the limitation that it states.
@MainActor struct TBNavigationControllerTests {
  @Test(arguments: World.Direction.allCases, [true, false])
  func `an item set once shows on every page pushed from its page`(
    _ direction: World.Direction,
    _ isBefore: Bool
  ) throws {
    let stage = try SeedStage("tb-once", before: isBefore, direction)
    #expect(stage.imageView(.smiley) == nil, "the root has no back button")
    for count in 2...3 {
      try stage.show()
      let smiley = try #require(stage.imageView(.smiley))
      #expect(smiley.seenX == stage.point(31).x)
      #expect(smiley.seenAlpha == 1)
      #expect(stage.count == count)
    }
    stage.tap(31)
    #expect(stage.count == 2)
    #expect(try #require(stage.imageView(.smiley)).seenX == stage.point(31).x)
    stage.tap(31)
    #expect(stage.count == 1)
  }

  @Test(arguments: World.Direction.allCases)
  func `in the original, the swipe is disabled and the button does not move`(
    _ direction: World.Direction
  ) throws {
    let stage = try SeedStage("tb-swipe", before: true, direction)
    try stage.push()
    let smiley = try #require(stage.imageView(.smiley))
    for _ in 0..<5 {
      #expect(smiley.seenX == stage.point(31).x)
      stage.world.advance(by: 0.05)
    }
    stage.world.settle()
    stage.swipe()
    #expect(stage.count == 2)
  }

  @Test(arguments: World.Direction.allCases, ["tb-once", "tb-swipe"])
  func `the button moves in a push, a pop and a swipe, and returns after a cancelled swipe`(
    _ direction: World.Direction,
    _ name: String
  ) throws {
    let stage = try SeedStage(name, direction)
    try stage.push()
    expectGolden(of: stage.world, named: "\(name)-\(direction)-push-0")
    stage.world.advance(by: 0.12)
    expectGolden(of: stage.world, named: "\(name)-\(direction)-push")
    stage.world.settle()
    let atRest = stage.world.layoutDescription
    expectGolden(of: stage.world, named: "\(name)-\(direction)-rest")
    let part: UIView = try #require(
      name == "tb-once"
        ? stage.imageView(.smiley)
        : stage.bar.everything.first { ($0 as? UILabel)?.text == "Swipe" }
    )
    let home = part.seenX

    stage.world.finger.dragFromLeadingEdge(to: 0.4)
    expectGolden(of: stage.world, named: "\(name)-\(direction)-held")
    let held = (part.seenX - home) * stage.sign
    #expect(held > 10)
    stage.world.finger.hold(for: 0.3)
    #expect((part.seenX - home) * stage.sign == held, "the finger has it")
    stage.world.finger.up()
    stage.world.settle()
    #expect(stage.count == 2)
    #expect(stage.world.layoutDescription == atRest)

    stage.world.perform { _ = stage.stack.popViewController(animated: true) }
    stage.world.advance(by: 0.12)
    #expect((part.seenX - home) * stage.sign > 5)
    stage.world.settle()
    try stage.show()
    stage.swipe()
    #expect(stage.count == 1)
    expectStack(stage.stack, [stage.top?.navigationItem.title ?? ""])
  }

  @Test func `each page has its own view, chosen by the page below`() throws {
    let stage = try SeedStage("tb-once")
    try stage.show()
    let first = stage.top?.navigationItem.leftBarButtonItem?.customView
    try stage.show()
    let second = stage.top?.navigationItem.leftBarButtonItem?.customView
    #expect(first != nil && second != nil && first !== second)
    let rule = (stage.stack as? BackNavigationController).flatMap { stack in
      stage.top.map { stack.backButtonExplanation(for: $0).rule }
    }
    #expect(rule == .pageBelow)
    stage.stack.viewControllers[1].customBackBarButtonItem = nil
    stage.world.settle()
    #expect(stage.imageView(.smiley) == nil)
  }

  @Test(arguments: [true, false])
  func `the default applies where no page declares a look`(_ isBefore: Bool) throws {
    defer { BackButton.default = .system }
    let stage = try SeedStage("tb-default", before: isBefore)
    try stage.show()
    let arrow = stage.bar.everything.compactMap { $0 as? UIImageView }
      .first { $0.image?.size == UIImage.backArrow.size }
    #expect(arrow?.seenAlpha == 1)
    stage.tap(28)
    #expect(stage.count == 1)
  }

  @Test func `an image has the bar's tint color and dims while it is pressed`() throws {
    let stage = try SeedStage("tb-image")
    try stage.show()
    let arrow = try #require(
      stage.bar.everything.compactMap { $0 as? UIImageView }
        .first { $0.image?.size == UIImage.backArrow.size }
    )
    #expect(arrow.tintColor == .systemPink)
    expectGolden(of: stage.world, named: "rest")
    stage.world.finger.down(at: stage.point(28))
    #expect(arrow.seenAlpha < 0.25)
    expectGolden(of: stage.world, named: "pressed")
    stage.world.finger.cancel()
    stage.world.settle()
    #expect(arrow.seenAlpha == 1)
    stage.bar.tintColor = .systemGreen
    #expect(arrow.tintColor == .systemGreen)
  }

  @Test(arguments: [true, false])
  func `pages that are set have the button, unlike in the original`(
    _ isBefore: Bool
  ) throws {
    let stage = try SeedStage("tb-set", before: isBefore)
    #expect(stage.count == 3)
    #expect((stage.imageView(.smiley) == nil) == isBefore)
    stage.pop()
    #expect((stage.imageView(.smiley) == nil) == isBefore)
  }

  @Test func `a page inserted below determines the button of the page above`() throws {
    let stage = try SeedStage("tb-once")
    try stage.show()
    let between = UIViewController()
    between.customBackBarButtonItem = UIBarButtonItem(
      title: "Between",
      style: .plain,
      target: nil,
      action: nil
    )
    let pages = stage.stack.viewControllers
    stage.world.perform {
      stage.stack.setViewControllers([pages[0], between, pages[1]], animated: false)
    }
    stage.world.settle()
    #expect(stage.texts.first == "Between")
    #expect(stage.imageView(.smiley) == nil)
  }

  @Test func `a page's own item remains, which a push overwrites in the original`() throws {
    for isBefore in [true, false] {
      let stage = try SeedStage("tb-left-item", before: isBefore)
      let page = UIViewController()
      let own = UIBarButtonItem(title: "Own", style: .plain, target: nil, action: nil)
      page.navigationItem.leftBarButtonItem = own
      stage.world.perform { stage.stack.pushViewController(page, animated: true) }
      stage.world.settle()
      #expect((page.navigationItem.leftBarButtonItem === own) == !isBefore)
      stage.swipe()
      #expect(stage.count == (isBefore ? 2 : 1))
    }
  }

  @Test(arguments: ["tb-once", "tb-default", "tb-image", "tb-left-item", "tb-manual"])
  func `stacks and pages are freed`(_ name: String) throws {
    defer { BackButton.default = .system }
    for isBefore in [true, false] {
      try expectFreed {
        let stage = try SeedStage(name, before: isBefore)
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
