// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Retour
import RetourTesting
import Testing
import UIKit

@testable import gallery

/// The gallery's page of tab bars' looks, and bars in low windows.
@MainActor @Suite(.freesControllers) struct TabLooksPageTests {
  private static let low = CGSize(width: 844, height: 390)

  private func tabs(_ look: Look, selecting index: Int) throws -> Studio {
    let studio = Studio(look)
    studio.show(TabLooksPage(), at: nil)
    let tabs = try #require(studio.stack.topViewController as? UITabBarController)
    studio.world.perform { tabs.selectedIndex = index }
    studio.world.settle()
    return studio
  }

  @Test(arguments: [0, 1, 2], [false, true])
  func `each tab has a look of its own`(index: Int, isDark: Bool) throws {
    let studio = try tabs(Look(scale: 2, isDark: isDark), selecting: index)
    expectGolden(of: studio.world, named: "\(index)-\(isDark ? "dark" : "light")")
  }

  @Test(arguments: [1, 2], [false, true])
  func `titles stand beside images in a low window`(index: Int, isRightToLeft: Bool) throws {
    var look = Look(scale: 2, isRightToLeft: isRightToLeft)
    look.size = Self.low
    let studio = try tabs(look, selecting: index)
    expectGolden(of: studio.world, named: "\(index)-\(isRightToLeft ? "rtl" : "ltr")")
  }

  @Test func `titles stand beside images in a wide window`() throws {
    var look = Look(scale: 1)
    look.size = CGSize(width: 820, height: 600)
    let studio = try tabs(look, selecting: 1)
    expectGolden(of: studio.world, named: "wide")
  }

  @Test(arguments: [1.0, 2, 3])
  func `a low bar with a prompt`(scale: CGFloat) {
    var look = Look(scale: scale)
    look.size = Self.low
    let studio = Studio(look)
    studio.show(PromptPage(), at: nil)
    expectGolden(of: studio.world, named: "\(Int(scale))x")
  }

  @Test(arguments: [false, true])
  func `a low bar in a push from a large title's page`(isDark: Bool) {
    var look = Look(scale: 1, isDark: isDark)
    look.size = Self.low
    let studio = Studio(look)
    studio.show(LargeTitlesPage(), at: nil)
    studio.world.perform {
      studio.stack.pushViewController(LargeTitlesController(.always).titled("Next"), animated: true)
    }
    studio.world.advance(by: 0.15)
    expectGolden(of: studio.world, named: isDark ? "dark" : "light")
    studio.pass(nil)
  }
}
