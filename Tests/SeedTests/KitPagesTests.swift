// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import RetourTesting
import Testing
import UIKit

@testable import gallery

/// The gallery's pages about the kit.
@MainActor @Suite(.freesControllers) struct KitPagesTests {
  @Test(arguments: ["kit-guard", "kit-guard-deny"], World.Direction.allCases)
  func `a swipe on a page with a guard waits with its dialog or follows with resistance`(
    _ name: String,
    _ direction: World.Direction
  ) async throws {
    let page = try #require(Catalog.page(named: name))
    let studio = Studio(Look(scale: 1, isRightToLeft: direction == .rightToLeft))
    studio.show(page, at: try #require(page.moments.first))
    await studio.world.settleTasks()
    #expect(studio.stack.transitionCoordinator?.isInteractive == true)
    #expect((studio.stack.presentedViewController != nil) == (name == "kit-guard"))
    expectGolden(of: studio.world, named: "\(name)-\(direction)")
    studio.stack.topViewController?.navigationItem.backGuard = nil
    studio.world.window.rootViewController = nil
    await studio.world.settleTasks()
  }

  @Test(arguments: World.Direction.allCases)
  func `the journal's page shows why a swipe came back`(_ direction: World.Direction) throws {
    let page = try #require(Catalog.page(named: "kit-journal"))
    let studio = Studio(Look(scale: 1, isRightToLeft: direction == .rightToLeft))
    studio.show(page, at: try #require(page.moments.first))
    #expect(studio.stack.journal.text.contains("transition reverting"))
    expectGolden(of: studio.world, named: "journal-\(direction)")
  }
}
