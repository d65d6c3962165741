// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourTesting
import Testing
import UIKit

@testable import gallery

/// The pictures of places, rooms and parts of back buttons.
@MainActor struct KitLookTests {
  @Test(arguments: World.Direction.allCases, [true, false])
  func `an image stands in the place of items, or in that of UIKit's arrow`(
    _ direction: World.Direction,
    _ isBefore: Bool
  ) throws {
    let stage = try SeedStage("kit-place", before: isBefore, direction)
    try stage.show()
    expectGolden(of: stage.world, named: "\(direction)-\(isBefore ? "standard" : "indicator")")
    stage.swipe()
    #expect(stage.count == 1)
  }

  @Test(arguments: World.Direction.allCases, [true, false])
  func `a long title leaves room for the page's title and its right item`(
    _ direction: World.Direction,
    _ isBefore: Bool
  ) throws {
    let stage = try SeedStage("kit-room", before: isBefore, direction)
    try stage.show()
    #expect(stage.texts.contains("Letter") && stage.texts.contains("Edit"), "\(stage.texts)")
    expectGolden(of: stage.world, named: "\(direction)-\(isBefore ? "system" : "view")")
  }

  @Test(arguments: World.Direction.allCases, [true, false])
  func `a bar item's view slides, or morphs with its declared parts`(
    _ direction: World.Direction,
    _ isBefore: Bool
  ) throws {
    let stage = try SeedStage("kit-parts", before: isBefore, direction)
    try stage.push()
    stage.world.advance(by: 0.12)
    expectGolden(of: stage.world, named: "\(direction)-\(isBefore ? "slides" : "morphs")")
    stage.world.settle()
    stage.swipe(0.3)
    #expect(stage.count == 2)
    stage.tap(24)
    #expect(stage.count == 1)
  }

  @Test(arguments: World.Direction.allCases, [true, false])
  func `a plain stack has the swipe with the kit attached, and not with an item set by hand`(
    _ direction: World.Direction,
    _ isBefore: Bool
  ) throws {
    let stage = try SeedStage("kit-attached", before: isBefore, direction)
    try stage.show()
    stage.world.finger.dragFromLeadingEdge(to: 0.5)
    expectGolden(of: stage.world, named: "\(direction)-\(isBefore ? "by-hand" : "attached")")
    stage.world.finger.hold(for: 0.3)
    stage.world.finger.up()
    stage.world.settle()
    stage.swipe()
    #expect(stage.count == (isBefore ? 2 : 1))
  }
}
