// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import RetourTesting
import Testing
import UIKit

@testable import gallery

/// The gallery's pages with containers.
@MainActor @Suite(.freesControllers) struct ContainerPagesTests {
  @Test(arguments: ContentPagesTests.Appearance.allCases)
  func `pages scroll side by side`(_ appearance: ContentPagesTests.Appearance) throws {
    let studio = Studio(appearance.look)
    studio.show(PagesPage(), at: nil)
    let book = try #require(studio.stack.topViewController as? UIPageViewController)
    let width = book.view.bounds.width
    let way = studio.world.direction == .rightToLeft ? width * 0.4 : -width * 0.4
    studio.world.finger.down(at: CGPoint(x: width / 2, y: 300))
    studio.world.finger.move(to: CGPoint(x: width / 2 + way, y: 300), during: 0.3)
    expectGolden(of: studio.world, named: "pages-pages-\(appearance)")
    studio.world.finger.up()
    studio.world.settle()
  }

  @Test(arguments: ContentPagesTests.Appearance.allCases)
  func `a popover points at its bar button`(_ appearance: ContentPagesTests.Appearance) throws {
    let studio = Studio(appearance.look)
    studio.show(PopoverPage(), at: nil)
    tapTrailingItem(studio)
    #expect(studio.stack.presentedViewController != nil)
    expectGolden(of: studio.world, named: "pages-popover-\(appearance)")
    studio.world.finger.tap(at: CGPoint(x: studio.world.window.bounds.midX, y: 700))
    studio.world.settle()
    #expect(studio.stack.presentedViewController == nil)
  }

  @Test(arguments: ContentPagesTests.Appearance.allCases)
  func `a sheet rests at half the height`(_ appearance: ContentPagesTests.Appearance) throws {
    let studio = Studio(appearance.look)
    studio.show(DetentsPage(), at: nil)
    tapTrailingItem(studio)
    expectGolden(of: studio.world, named: "pages-detents-\(appearance)")
    studio.world.perform { studio.stack.dismiss(animated: false) }
    studio.world.settle()
  }

  @Test(arguments: ContentPagesTests.Appearance.allCases)
  func `a card turns over, and a note covers it`(_ appearance: ContentPagesTests.Appearance) throws
  {
    let studio = Studio(appearance.look)
    studio.show(ContextPage(), at: nil)
    let page = try #require(studio.stack.topViewController as? ContextController)
    studio.world.perform { page.card.show(.back) }
    studio.world.advance(by: 0.07)
    expectGolden(of: studio.world, named: "pages-context-turning-\(appearance)")
    studio.world.settle()
    #expect(page.card.presentedViewController != nil && page.card.view.window == nil)
    studio.world.perform { page.card.dismiss(animated: false) }
    studio.world.perform { page.card.show(.note) }
    studio.world.settle()
    expectGolden(of: studio.world, named: "pages-context-note-\(appearance)")
    studio.world.perform { page.card.dismiss(animated: false) }
    studio.world.settle()
    #expect(page.card.view.window != nil)
  }

  @Test(arguments: [CGFloat(390), 900])
  func `a list lies beside its content, or below it`(_ width: CGFloat) throws {
    for appearance in ContentPagesTests.Appearance.allCases {
      var look = appearance.look
      look.size = CGSize(width: width, height: 500)
      let studio = Studio(look)
      studio.show(SplitPage(), at: nil)
      tapTrailingItem(studio)
      let split = studio.stack.presentedViewController as? UISplitViewController
      let list = try #require(split?.viewController(for: .primary) as? UINavigationController)
      let table = try #require(list.viewControllers.first as? UITableViewController).tableView
      let row = try #require(table?.cellForRow(at: IndexPath(row: 2, section: 0)))
      studio.world.finger.tap(row)
      studio.world.settle()
      expectGolden(of: studio.world, named: "pages-split-\(Int(width))-\(appearance)")
      studio.world.perform { studio.stack.dismiss(animated: false) }
      studio.world.settle()
    }
  }

  /// Taps the bar item at the trailing edge.
  private func tapTrailingItem(_ studio: Studio) {
    let isMirrored = studio.world.direction == .rightToLeft
    let width = studio.world.window.bounds.width
    studio.world.finger.tap(at: CGPoint(x: isMirrored ? 30 : width - 30, y: 22))
    studio.world.settle()
  }
}
