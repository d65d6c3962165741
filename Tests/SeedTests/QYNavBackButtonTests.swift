// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import RetourTesting
import Testing
import UIKit

@testable import gallery

/// The features of QYNavBackButton, the pitfalls that it describes, and the views that it needs.
@MainActor struct QYNavBackButtonTests {
  private let arrowName = "_UINavigationBarBackIndicatorView"

  /// A plain navigation controller whose back button has a title.
  private func systemStage(
    _ direction: World.Direction = .leftToRight,
    _ decorate: @escaping @MainActor (ReadMePage) -> Void = { _ in }
  ) throws -> SeedStage {
    let stage = SeedStage(direction) {
      UINavigationController(rootViewController: ReadMePage.demo("Arrow", decorate: decorate))
    }
    try stage.show()
    return stage
  }

  @Test(arguments: World.Direction.allCases, [true, false])
  func `the arrow is the system's, in the system's place, without a label`(
    _ direction: World.Direction,
    _ isBefore: Bool
  ) throws {
    let system = try systemStage(direction)
    let own = try #require(system.part(arrowName) as? UIImageView)
    #expect(system.texts.contains("Arrow"))
    let stage = try SeedStage("qy-arrow", before: isBefore, direction)
    try stage.show()
    let arrow = try #require(stage.part(arrowName) as? UIImageView)
    #expect(arrow.image?.pngData() == own.image?.pngData())
    #expect(arrow.convert(arrow.bounds, to: nil) == own.convert(own.bounds, to: nil))
    #expect(stage.texts == ["Arrow 2"])
    expectGolden(of: stage.world, named: "\(direction)-\(isBefore ? "before" : "after")")
  }

  @Test(arguments: World.Direction.allCases)
  func `the arrow stays in place in a push, a pop, a swipe and a cancelled swipe`(
    _ direction: World.Direction
  ) throws {
    let stage = try SeedStage("qy-arrow", direction)
    try stage.show()
    let arrow = try #require(stage.part(arrowName))
    let home = arrow.seenX
    try stage.push()
    stage.world.advance(by: 0.15)
    #expect(arrow.seenX == home && arrow.seenAlpha == 1)
    expectGolden(of: stage.world, named: "\(direction)-push")
    stage.world.settle()
    let atRest = stage.world.layoutDescription
    stage.world.finger.dragFromLeadingEdge(to: 0.4)
    #expect(arrow.seenX == home && arrow.seenAlpha == 1)
    expectGolden(of: stage.world, named: "\(direction)-held")
    stage.world.finger.hold(for: 0.3)
    stage.world.finger.up()
    stage.world.settle()
    #expect(stage.world.layoutDescription == atRest)
    stage.swipe()
    #expect(stage.count == 2)
    stage.pop()
    #expect(stage.count == 1)
    #expect(stage.part(arrowName)?.seenAlpha ?? 0 < 0.01)
  }

  @Test func `the arrow applies to one page or to all`() throws {
    let stage = SeedStage {
      BackNavigationController(
        rootViewController: ReadMePage.demo("One") {
          if $0.level == 2 { $0.navigationItem.backButton = .arrow }
        }
      )
    }
    try stage.show()
    #expect(!stage.texts.contains("One"))
    try stage.show()
    #expect(stage.texts.contains("One 2"))
  }

  @Test(arguments: World.Direction.allCases)
  func `a page's custom action replaces the pop`(
    _ direction: World.Direction
  ) throws {
    let stage = try SeedStage("qy-action", direction)
    try stage.show()
    stage.tap(14)
    #expect(stage.count == 2)
    #expect(stage.top?.navigationItem.title == "Again")
    stage.tap(14)
    #expect(stage.count == 1, "and without one the arrow pops, animated")
  }

  @Test func `in the original, the arrow has the action only from left to right`() throws {
    for direction in World.Direction.allCases {
      let stage = try SeedStage("qy-action", before: true, direction)
      try stage.show()
      stage.tap(14)
      // From right to left, the view that covers the button is on the other side.
      #expect(stage.count == (direction == .leftToRight ? 2 : 1))
      guard direction == .leftToRight else { continue }
      #expect(stage.top?.title == "Again")
      stage.tap(14)
      #expect(stage.count == 1)
    }
  }

  @Test func `custom buttons perform a page's action`() throws {
    let stage = try SeedStage("qy-action")
    (stage.stack as? BackNavigationController)?.backButton = .image(.backArrow)
    try stage.show()
    stage.tap(28)
    #expect(stage.count == 2)
    #expect(stage.top?.navigationItem.title == "Again")
    stage.tap(28)
    #expect(stage.count == 1)
  }

  /// Whether a tap pops the page of a new stack.
  private func goesBack(_ make: () throws -> SeedStage, _ x: CGFloat) throws -> Bool {
    let stage = try make()
    if stage.count == 1 { try stage.show() }
    let count = stage.count
    stage.tap(x)
    return stage.count < count
  }

  @Test(arguments: World.Direction.allCases)
  func `the hit area is that of the arrow, and the standard one on other pages`(
    _ direction: World.Direction
  ) throws {
    let arrow = try systemStage(direction).part(arrowName)?.bounds.width ?? 0
    #expect(arrow > 8 && arrow < 16)
    for x in [10, 8 + arrow - 1] {
      #expect(try goesBack({ try SeedStage("qy-tap-area", direction) }, x))
    }
    for x in [2, 8 + arrow + 2, 8 + arrow + 20] {
      #expect(try !goesBack({ try SeedStage("qy-tap-area", direction) }, x))
      #expect(try goesBack({ try SeedStage("qy-arrow", direction) }, x))
    }
  }

  @Test func `outsets define any other hit area`() throws {
    let make = {
      let stage = try SeedStage("qy-arrow")
      let outsets = NSDirectionalEdgeInsets(top: 10, leading: 8, bottom: 10, trailing: 10)
      (stage.stack as? BackNavigationController)?.backButton = .arrow.withHitArea(.outsets(outsets))
      return stage
    }
    #expect(try goesBack(make, 2))
    #expect(try goesBack(make, 28))
    #expect(try !goesBack(make, 40))
  }

  @Test func `in the original, the hit area is 20 points and 80 more receive no touches`() throws {
    #expect(try goesBack({ try SeedStage("qy-tap-area", before: true) }, 26))
    #expect(try !goesBack({ try SeedStage("qy-tap-area", before: true) }, 30))
    #expect(try !goesBack({ try SeedStage("qy-tap-area", before: true) }, 38))
  }

  @Test(arguments: World.Direction.allCases, [true, false])
  func `the arrow is absent on a page with a left item and present on the next`(
    _ direction: World.Direction,
    _ isBefore: Bool
  ) throws {
    let stage = try SeedStage("qy-left-items", before: isBefore, direction)
    try stage.show()
    #expect(stage.part(arrowName)?.seenAlpha ?? 0 < 0.01)
    #expect(stage.part("QYMaskView") == nil)
    try stage.show()
    #expect(stage.part(arrowName)?.seenAlpha == 1)
    #expect((stage.part("QYMaskView") != nil) == isBefore)
    stage.tap(14)
    #expect(stage.count == 2)
    #expect(stage.part(arrowName)?.seenAlpha ?? 0 < 0.01)
    stage.tap(26)
    #expect(stage.count == 1, "the page's own item")
  }

  @Test func `the arrow reappears when the page removes its left item`() throws {
    let stage = try SeedStage("qy-left-items")
    try stage.show()
    #expect(stage.part(arrowName)?.seenAlpha ?? 0 < 0.01)
    stage.world.perform { stage.top?.navigationItem.leftBarButtonItem = nil }
    stage.world.settle()
    #expect(stage.part(arrowName)?.seenAlpha == 1)
    #expect(!stage.texts.contains("Item"))
    stage.tap(14)
    #expect(stage.count == 1)
  }

  // MARK: Pitfalls

  @Test(arguments: World.Direction.allCases)
  func `target and action of a backBarButtonItem are never called`(
    _ direction: World.Direction
  ) throws {
    let stage = try SeedStage("qy-pitfalls", before: true, direction)
    try stage.show()
    let below = stage.stack.viewControllers[0]
    let item = below.navigationItem.backBarButtonItem
    #expect(item?.target === below && item?.action != nil)
    stage.tap(14)
    #expect(stage.count == 1, "it went back all the same")
    #expect(below.navigationItem.title == "Pitfall")
  }

  @Test(arguments: ["", " ", "   "])
  func `an empty title leaves the arrow alone`(_ title: String) throws {
    let stage = try systemStage {
      $0.navigationItem.backBarButtonItem = UIBarButtonItem(
        title: title,
        style: .plain,
        target: nil,
        action: nil
      )
    }
    #expect(stage.part(arrowName)?.seenAlpha == 1)
    #expect(!stage.texts.contains("Arrow"))
    #expect(try goesBack({ stage }, 38), "and the tap area is as large as ever")
  }

  @Test func `backAction is called`() throws {
    let stage = try SeedStage("qy-pitfalls")
    try stage.show()
    stage.tap(14)
    #expect(stage.count == 2)
    #expect(stage.top?.navigationItem.title == "Fired")
  }

  @Test func `the views of the bar have the class names that the original looks up`() throws {
    for isBefore in [true, false] {
      let stage = try SeedStage("qy-hierarchy", before: isBefore)
      let text = try #require((stage.top as? QYPartsPage)?.text)
      for name in [
        "UINavigationBar", "_UINavigationBarBackground", "UINavigationItemView",
        "UINavigationItemButtonView", arrowName,
      ] {
        #expect(text.contains(isBefore || name != "UINavigationBar" ? "<\(name); frame = (" : name))
      }
      #expect(text.contains("text = 'Parts'"))
      #expect(text.contains("text = 'Below'") == isBefore)
    }
  }

  @Test(arguments: ["qy-arrow", "qy-action", "qy-left-items", "qy-hierarchy"])
  func `stacks and pages are freed`(_ name: String) throws {
    for isBefore in [true, false] {
      try expectFreed {
        let stage = try SeedStage(name, before: isBefore)
        if stage.count == 1 { try stage.show() }
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
