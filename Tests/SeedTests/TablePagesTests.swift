// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Retour
import RetourTesting
import Testing
import UIKit

@testable import gallery

/// The gallery's pages with tables.
@MainActor @Suite(.freesControllers) struct TablePagesTests {
  /// A look of the pages: light, dark or from right to left.
  enum Variant: String, CaseIterable {
    case light, dark, rightToLeft

    var look: Look {
      Look(scale: 1, isDark: self == .dark, isRightToLeft: self == .rightToLeft)
    }
  }

  private func open(_ page: any GalleryPage, _ variant: Variant) throws -> (Studio, UITableView) {
    let studio = Studio(variant.look)
    studio.show(page, at: nil)
    let table = studio.stack.topViewController?.view as? UITableView
    return (studio, try #require(table))
  }

  @Test(arguments: Variant.allCases)
  func `the settings show groups, switches and chevrons`(_ variant: Variant) throws {
    let (studio, table) = try open(SettingsPage(), variant)
    #expect(table.numberOfSections == 3)
    expectGolden(of: studio.world, named: "settings-\(variant)")
  }

  @Test(arguments: Variant.allCases)
  func `cells with configurations show their content, and the selection`(
    _ variant: Variant
  ) throws {
    let (studio, table) = try open(CellsPage(), variant)
    studio.world.finger.tap(try #require(table.cellForRow(at: IndexPath(row: 1, section: 1))))
    studio.pass(nil)
    expectGolden(of: studio.world, named: "cells-\(variant)")
  }

  @Test(arguments: Variant.allCases)
  func `a row that is moved lies over the others, which make room`(_ variant: Variant) throws {
    let (studio, table) = try open(OrderPage(), variant)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    let width = table.bounds.width
    let y = cell.convert(cell.bounds, to: nil).midY
    let x = variant == .rightToLeft ? 40 : width - 40
    studio.world.finger.down(at: CGPoint(x: x, y: y))
    studio.world.finger.move(to: CGPoint(x: x, y: y + 110), during: 0.3)
    studio.world.advance(by: 0.5)
    expectGolden(of: studio.world, named: "order-\(variant)")
    studio.world.finger.up()
    studio.world.settle()
    #expect(table.indexPath(for: cell) == IndexPath(row: 3, section: 0))
  }

  @Test(arguments: Variant.allCases)
  func `symbols stand before their names, and a tap makes them larger`(_ variant: Variant) throws {
    let (studio, table) = try open(SymbolsPage(), variant)
    expectGolden(of: studio.world, named: "symbols-\(variant)")
    let path = IndexPath(row: 2, section: 0)
    let size = try #require(table.cellForRow(at: path)?.imageView?.image?.size)
    studio.world.finger.tap(try #require(table.cellForRow(at: path)))
    studio.pass(nil)
    let larger = try #require(table.cellForRow(at: path)?.imageView?.image?.size)
    #expect(larger.width > size.width)
  }

  @Test(arguments: Variant.allCases)
  func `a swiped message shows its actions beside it`(_ variant: Variant) throws {
    let (studio, table) = try open(MailPage(), variant)
    let rect = table.rectForRow(at: IndexPath(row: 1, section: 0))
    let sign: CGFloat = variant == .rightToLeft ? 1 : -1
    let start = table.convert(CGPoint(x: rect.midX - sign * 100, y: rect.midY), to: nil)
    studio.world.finger.down(at: start)
    let end = CGPoint(x: start.x + sign * 170, y: start.y)
    studio.world.finger.move(to: end, during: 0.3)
    studio.world.finger.hold(for: 0.2)
    studio.world.finger.up()
    studio.pass(nil)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    #expect(cell.showingDeleteConfirmation && cell.frame.minX * sign > 100)
    expectGolden(of: studio.world, named: "mail-\(variant)")
  }

  @Test(arguments: World.Direction.allCases)
  func `the swipe back wins at the edge of a row, and the row elsewhere`(
    _ direction: World.Direction
  ) throws {
    let (studio, table) = try open(
      MailPage(),
      direction == .rightToLeft ? .rightToLeft : .light
    )
    let cell = try #require(table.cellForRow(at: IndexPath(row: 3, section: 0)))
    let y = cell.convert(CGPoint(x: 0, y: 30), to: nil).y
    let width = studio.world.window.bounds.width
    func x(_ distance: CGFloat) -> CGFloat {
      direction == .leftToRight ? distance : width - distance
    }
    studio.world.finger.down(at: CGPoint(x: x(150), y: y))
    studio.world.finger.move(to: CGPoint(x: x(260), y: y), during: 0.3)
    #expect(studio.stack.transitionCoordinator == nil && cell.showingDeleteConfirmation)
    studio.world.finger.hold(for: 0.2)
    studio.world.finger.up()
    studio.pass(nil)
    #expect(studio.stack.viewControllers.count == 2)
    studio.world.finger.down(at: CGPoint(x: x(3), y: y + 200))
    studio.world.finger.move(to: CGPoint(x: x(200), y: y + 200), during: 0.3)
    #expect(studio.stack.transitionCoordinator?.isInteractive == true)
    studio.world.finger.up()
    studio.pass(nil)
    #expect(studio.stack.viewControllers.count == 1)
  }

  @Test(arguments: Variant.allCases)
  func `a list in a collection view has headers, accessories and actions`(
    _ variant: Variant
  ) throws {
    let studio = Studio(variant.look)
    studio.show(MailboxesPage(), at: nil)
    expectGolden(of: studio.world, named: "mailboxes-\(variant)")
    let page = try #require(studio.stack.topViewController)
    studio.world.perform { page.setEditing(true, animated: true) }
    studio.world.settle()
    expectGolden(of: studio.world, named: "mailboxes-edited-\(variant)")
  }
}
