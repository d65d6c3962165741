// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import RetourTesting
import Testing
import UIKit

@testable import gallery

/// The gallery's page for the keyboard, operated by keys alone.
@MainActor @Suite(.freesControllers) struct KeyboardPageTests {
  private let page = KeyboardPage()

  private func studio(_ direction: World.Direction, isDark: Bool = false) -> Studio {
    Studio(Look(scale: 1, isDark: isDark, isRightToLeft: direction == .rightToLeft))
  }

  private func press(_ keys: [Key], in studio: Studio) {
    for key in keys {
      studio.world.press(key)
      studio.pass(nil)
    }
  }

  private func top(_ studio: Studio) throws -> KeyboardViewController {
    try #require(studio.stack.topViewController as? KeyboardViewController)
  }

  /// Returns the row of a page that has the focus.
  private func focusedRow(of page: KeyboardViewController) -> Int? {
    page.tableView.visibleCells.first(where: \.isFocused)
      .flatMap(page.tableView.indexPath)?.row
  }

  @Test(arguments: World.Direction.allCases)
  func `keys push a page, press its custom back button, and find the row again`(
    direction: World.Direction
  ) throws {
    let studio = studio(direction)
    studio.show(page, at: nil)
    let first = try top(studio)
    var requests: [BackRequest.Trigger] = []
    press([.tab, .return], in: studio)
    #expect(studio.stack.viewControllers.count == 3)
    let second = try top(studio)
    second.navigationItem.backGuard = { request in
      requests.append(request.trigger)
      return .allow
    }
    #expect(focusedRow(of: second) == 0)
    // The rows are one stop, and the bar comes next.
    press([.tab], in: studio)
    let button = try #require(second.navigationItem.backButtonView)
    let focused = try #require(studio.world.focusedItem as? UIView)
    #expect(button.isDescendant(of: focused))
    press([.space], in: studio)
    #expect(requests == [.button] && studio.stack.topViewController === first)
    #expect(focusedRow(of: first) == 0 && studio.world.isFocusRingVisible)
  }

  @Test(arguments: World.Direction.allCases)
  func `Esc and a guard that denies leave the focus where it is`(
    direction: World.Direction
  ) throws {
    let studio = studio(direction)
    studio.show(page, at: nil)
    press([.tab, .return, .down], in: studio)
    let second = try top(studio)
    second.navigationItem.backGuard = { _ in .deny }
    press([.escape], in: studio)
    #expect(studio.stack.topViewController === second)
    #expect(focusedRow(of: second) == 1)
    second.navigationItem.backGuard = nil
    press([.escape], in: studio)
    #expect(studio.stack.viewControllers.count == 2)
    #expect(focusedRow(of: try top(studio)) == 0)
  }

  @Test func `a sheet and an alert keep the keys inside, and give the focus back`() throws {
    let studio = studio(.leftToRight)
    studio.show(page, at: nil)
    let first = try top(studio)
    press([.tab, .down, .return], in: studio)
    let sheet = try #require(first.presentedViewController as? UINavigationController)
    for _ in 0..<4 {
      press([.tab], in: studio)
      let item = try #require(studio.world.focusedItem as? UIView)
      #expect(item.isDescendant(of: sheet.view))
    }
    sheet.dismiss(animated: true)
    studio.pass(nil)
    #expect(focusedRow(of: first) == 1)
    press([.down, .return], in: studio)
    #expect(first.presentedViewController is UIAlertController)
    press([.return], in: studio)
    #expect(first.presentedViewController == nil)
    #expect(focusedRow(of: first) == 2)
  }

  @Test(arguments: World.Direction.allCases, [false, true])
  func `the ring is visible around a row, the back button and an action`(
    direction: World.Direction,
    isDark: Bool
  ) {
    for (index, moment) in page.moments.enumerated() {
      let studio = studio(direction, isDark: isDark)
      studio.show(page, at: moment)
      #expect(studio.world.isFocusRingVisible)
      expectGolden(
        of: studio.world,
        named: "kit-keyboard-\(index + 1)-\(direction)-\(isDark ? "dark" : "light")"
      )
      studio.stack.dismiss(animated: false)
      studio.pass(nil)
    }
  }
}
