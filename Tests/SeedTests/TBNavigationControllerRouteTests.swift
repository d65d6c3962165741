// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import RetourTesting
import Testing
import UIKit

@testable import gallery

/// The alternatives in UIKit that TBNavigationController lists.
@MainActor struct TBNavigationControllerRouteTests {
  @Test(arguments: World.Direction.allCases, [true, false])
  func `the title is the one that the page below declares`(
    _ direction: World.Direction,
    _ isBefore: Bool
  ) throws {
    let stage = try SeedStage("tb-title", before: isBefore, direction)
    try stage.show()
    #expect(stage.texts.contains("Out"))
    #expect((stage.part("_UINavigationBarBackIndicatorView") != nil) == isBefore)
    expectGolden(of: stage.world, named: "\(direction)-\(isBefore ? "before" : "after")")
    try goBackInEveryWay(stage)
  }

  @Test(arguments: World.Direction.allCases, [true, false])
  func `the standard button shows an image`(
    _ direction: World.Direction,
    _ isBefore: Bool
  ) throws {
    let stage = try SeedStage("tb-standard-image", before: isBefore, direction)
    try stage.show()
    expectGolden(of: stage.world, named: "\(direction)-\(isBefore ? "before" : "after")")
    try goBackInEveryWay(stage)
  }

  @Test(arguments: World.Direction.allCases, ["tb-color", "tb-resizable"])
  func `a background image stretches with its text`(
    _ direction: World.Direction,
    _ name: String
  ) throws {
    for isBefore in [true, false] {
      let stage = try SeedStage(name, before: isBefore, direction)
      try stage.show()
      let golden = "\(name)-\(direction)-\(isBefore ? "before" : "after")"
      expectGolden(of: stage.world, named: golden)
      stage.world.finger.down(at: stage.point(24))
      expectGolden(of: stage.world, named: "\(golden)-pressed")
      stage.world.finger.cancel()
      stage.world.settle()
      try goBackInEveryWay(stage)
    }
  }

  @Test
  func
    `the appearance proxy styles the back buttons of all stacks, including the highlighted state`()
    throws
  {
    let stage = SeedStage { UINavigationController(rootViewController: ReadMePage.demo("All")) }
    let (normal, pressed) = (UIImage.backPill(.systemGray4), UIImage.backPill(.systemRed))
    stage.world.perform {
      let proxy = UIBarButtonItem.appearance()
      proxy.setBackButtonBackgroundImage(normal, for: .normal, barMetrics: .default)
      proxy.setBackButtonBackgroundImage(pressed, for: .highlighted, barMetrics: .default)
      proxy.tintColor = .systemOrange
    }
    try stage.show()
    #expect(stage.imageView(normal)?.seenAlpha == 1)
    stage.world.finger.down(at: stage.point(24))
    #expect(stage.imageView(pressed)?.seenAlpha == 1)
    stage.world.finger.cancel()
    stage.world.settle()
    #expect(stage.imageView(normal)?.seenAlpha == 1)
    let label = stage.bar.everything.compactMap { $0 as? UILabel }
      .first { $0.isDescendant(of: stage.part("UINavigationItemButtonView") ?? stage.bar) }
    #expect(label?.textColor == .systemOrange)
    stage.swipe()
    #expect(stage.count == 1)
  }

  @Test(arguments: World.Direction.allCases)
  func `a manual left item pops in both, and the swipe works with Retour only`(
    _ direction: World.Direction
  ) throws {
    for isBefore in [true, false] {
      let stage = try SeedStage("tb-manual", before: isBefore, direction)
      try stage.show()
      #expect(stage.imageView(.smiley)?.seenX == stage.point(31).x)
      stage.swipe()
      #expect(stage.count == (isBefore ? 2 : 1))
      if !isBefore { try stage.show() }
      stage.tap(31)
      #expect(stage.count == 1)
    }
  }

  @Test(arguments: World.Direction.allCases)
  func `UIKit ignores a custom view in backBarButtonItem, and shows the standard button`(
    _ direction: World.Direction
  ) throws {
    let stage = try SeedStage("tb-ignored", before: true, direction)
    let root = try #require(stage.top)
    try stage.show()
    #expect(root.navigationItem.backBarButtonItem?.customView is UIImageView, "it is set")
    #expect(stage.imageView(.smiley) == nil)
    #expect(stage.part("_UINavigationBarBackIndicatorView")?.seenAlpha == 1)
    expectGolden(of: stage.world, named: "\(direction)-before")
    try goBackInEveryWay(stage)
  }

  @Test(arguments: World.Direction.allCases)
  func `customBackBarButtonItem shows the custom view that UIKit ignores`(
    _ direction: World.Direction
  ) throws {
    let stage = try SeedStage("tb-ignored", direction)
    try stage.show()
    #expect(stage.imageView(.smiley)?.seenX == stage.point(31).x)
    #expect(stage.part("_UINavigationBarBackIndicatorView") == nil)
    expectGolden(of: stage.world, named: "\(direction)-after")
    try goBackInEveryWay(stage)
  }

  /// Uses a tap, a swipe and a cancelled swipe.
  private func goBackInEveryWay(_ stage: SeedStage) throws {
    let atRest = stage.world.layoutDescription
    stage.swipe(0.3)
    #expect(stage.world.layoutDescription == atRest)
    #expect(stage.count == 2)
    stage.tap(24)
    #expect(stage.count == 1)
    try stage.show()
    stage.swipe()
    #expect(stage.count == 1)
  }
}
