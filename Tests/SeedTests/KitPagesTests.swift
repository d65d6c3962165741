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

  @Test(arguments: SwipePage.Kind.allCases, World.Direction.allCases)
  func `a page about the swipe shows its feature at its moment`(
    _ kind: SwipePage.Kind,
    _ direction: World.Direction
  ) throws {
    let page = SwipePage(kind)
    let studio = Studio(Look(scale: 1, isRightToLeft: direction == .rightToLeft))
    studio.show(page, at: try #require(page.moments.first))
    #expect((studio.stack.transitionCoordinator?.isInteractive == true) == (kind != .verdict))
    let verdict = studio.stack.lastSwipeVerdict
    #expect(verdict?.began == (kind != .verdict))
    #expect(verdict?.direction == (kind == .forward ? .forward : .back))
    expectGolden(of: studio.world, named: "\(kind)-\(direction)")
    studio.world.finger.cancel()
    studio.pass(nil)
  }

  @Test func `a drag on the map of the page moves the map`() throws {
    let studio = Studio(Look(scale: 1))
    studio.show(SwipePage(.area), at: nil)
    let map = try #require(studio.stack.topViewController?.view.subviews.last as? MapView)
    let street = try #require(map.subviews.dropFirst().first)
    let start = street.frame.minX
    studio.world.finger.down(at: map.convert(CGPoint(x: 60, y: 40), to: nil))
    studio.world.finger.move(to: map.convert(CGPoint(x: 160, y: 40), to: nil), during: 0.2)
    studio.world.finger.up()
    studio.pass(nil)
    #expect(street.frame.minX == start + 90 && studio.stack.viewControllers.count == 2)
    #expect(studio.stack.lastSwipeVerdict?.reason == .policy(.exclude))
    #expect(studio.stack.lastSwipeVerdict?.decidedBy === map)
  }

  @Test(arguments: World.Direction.allCases)
  func `the journal's page shows why a swipe came back`(_ direction: World.Direction) throws {
    let page = try #require(Catalog.page(named: "kit-journal"))
    let studio = Studio(Look(scale: 1, isRightToLeft: direction == .rightToLeft))
    studio.show(page, at: try #require(page.moments.first))
    #expect(studio.stack.journal.text.contains("transition reverting"))
    expectGolden(of: studio.world, named: "journal-\(direction)")
  }

  @Test(arguments: World.Direction.allCases)
  func `the page about the ways back names the trigger that its guard denies`(
    _ direction: World.Direction
  ) throws {
    let page = GuardPage(kind: .ways)
    let studio = Studio(Look(scale: 1, isRightToLeft: direction == .rightToLeft))
    studio.show(page, at: try #require(page.moments.first))
    studio.world.settle()
    let item = try #require(studio.stack.topViewController?.navigationItem)
    #expect(item.title == "button" && studio.stack.viewControllers.count == 2)
    expectGolden(of: studio.world, named: "ways-\(direction)")
    studio.world.press(.escape)
    #expect(item.title == "keyboard")
    studio.world.click(button: .back, at: CGPoint(x: 100, y: 300))
    #expect(item.title == "pointer" && studio.stack.viewControllers.count == 2)
    item.backGuard = nil
  }

  @Test func `the page about outcomes shows those of a push and a pop`() async throws {
    let page = OutcomePage()
    let studio = Studio(Look(scale: 1))
    studio.show(page, at: try #require(page.moments.first))
    await studio.world.settleTasks()
    let top = try #require(studio.stack.topViewController)
    #expect(top.navigationItem.title == "completed, completed")
    #expect(studio.stack.viewControllers.count == 2)
    expectGolden(of: studio.world, named: "outcome")
  }
}
