// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import RetourTesting
import Testing
import UIKit

@testable import gallery

/// What QYNavBackButton's document promises, its traps, and what it leans on.
@MainActor @Suite struct QYNavBackButtonTests {
  private let arrowName = "_UINavigationBarBackIndicatorView"

  /// A stack of UIKit's own with a title in its back button.
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
  func `the arrow is the system's, in the system's place, without a text`(
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
  func `the arrow stays through push, pop, swipe and a cancelled swipe`(
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

  @Test func `the arrow is for one page, or for all`() throws {
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
  func `an event of the page's own takes the place of going back`(
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

  @Test func `as it was, the event is the arrow's only where lines begin on the left`() throws {
    for direction in World.Direction.allCases {
      let stage = try SeedStage("qy-action", before: true, direction)
      try stage.show()
      stage.tap(14)
      // From right to left, the view that covers the button lies on the other side.
      #expect(stage.count == (direction == .leftToRight ? 2 : 1))
      guard direction == .leftToRight else { continue }
      #expect(stage.top?.title == "Again")
      stage.tap(14)
      #expect(stage.count == 1)
    }
  }

  @Test func `the event of a page is called for custom buttons, too`() throws {
    let stage = try SeedStage("qy-action")
    (stage.stack as? BackNavigationController)?.backButton = .image(.backArrow)
    try stage.show()
    stage.tap(28)
    #expect(stage.count == 2)
    #expect(stage.top?.navigationItem.title == "Again")
    stage.tap(28)
    #expect(stage.count == 1)
  }

  /// Whether a tap goes back, on a stack of its own.
  private func goesBack(_ make: () throws -> SeedStage, _ x: CGFloat) throws -> Bool {
    let stage = try make()
    if stage.count == 1 { try stage.show() }
    let count = stage.count
    stage.tap(x)
    return stage.count < count
  }

  @Test(arguments: World.Direction.allCases)
  func `the tap area is the arrow and not 30 points more, and is as it was elsewhere`(
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

  @Test func `any other area will do`() throws {
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

  @Test func `as it was, the area is 20 points, and 80 more are dead`() throws {
    #expect(try goesBack({ try SeedStage("qy-tap-area", before: true) }, 26))
    #expect(try !goesBack({ try SeedStage("qy-tap-area", before: true) }, 30))
    #expect(try !goesBack({ try SeedStage("qy-tap-area", before: true) }, 38))
  }

  @Test(arguments: World.Direction.allCases, [true, false])
  func `it keeps its hands off a page with a left item, and is back on the next`(
    _ direction: World.Direction,
    _ isBefore: Bool
  ) throws {
    let stage = try SeedStage("qy-hands-off", before: isBefore, direction)
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

  @Test func `it comes back when the page takes its left item away`() throws {
    let stage = try SeedStage("qy-hands-off")
    try stage.show()
    #expect(stage.part(arrowName)?.seenAlpha ?? 0 < 0.01)
    stage.world.perform { stage.top?.navigationItem.leftBarButtonItem = nil }
    stage.world.settle()
    #expect(stage.part(arrowName)?.seenAlpha == 1)
    #expect(!stage.texts.contains("Off"))
    stage.tap(14)
    #expect(stage.count == 1)
  }

  // MARK: The traps

  @Test(arguments: World.Direction.allCases)
  func `target and action of a backBarButtonItem never fire`(
    _ direction: World.Direction
  ) throws {
    let stage = try SeedStage("qy-traps", before: true, direction)
    try stage.show()
    let below = stage.stack.viewControllers[0]
    let item = below.navigationItem.backBarButtonItem
    #expect(item?.target === below && item?.action != nil)
    stage.tap(14)
    #expect(stage.count == 1, "it went back all the same")
    #expect(below.navigationItem.title == "Trap")
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

  @Test func `what was meant is called`() throws {
    let stage = try SeedStage("qy-traps")
    try stage.show()
    stage.tap(14)
    #expect(stage.count == 2)
    #expect(stage.top?.navigationItem.title == "Fired")
  }

  @Test func `the parts of the bar have the names that the document reads`() throws {
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

  @Test(arguments: ["qy-arrow", "qy-action", "qy-hands-off", "qy-hierarchy"])
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
