// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Retour
import RetourTesting
import Testing
import UIKit

@testable import gallery

/// The gallery's page of glass.
@MainActor @Suite(.freesControllers) struct GlassPageTests {
  private func studio(
    scale: CGFloat = 1,
    isDark: Bool = false,
    isRightToLeft: Bool = false,
    design: World.Design = .glass
  ) -> Studio {
    let studio = Studio(
      Look(
        size: CGSize(width: 390, height: 480),
        scale: scale,
        isDark: isDark,
        isRightToLeft: isRightToLeft,
        design: design
      )
    )
    studio.show(GlassPage(), at: nil)
    return studio
  }

  private func scroll(_ studio: Studio) throws {
    let list = try #require(studio.stack.topViewController as? UITableViewController)
    studio.world.perform { list.tableView.contentOffset.y += 100 }
    studio.pass(nil)
  }

  @Test(arguments: [false, true], [false, true])
  func `items on glass above a list that is scrolled`(isDark: Bool, isRightToLeft: Bool) throws {
    let studio = studio(scale: 2, isDark: isDark, isRightToLeft: isRightToLeft)
    try scroll(studio)
    let names = [isDark ? "dark" : "light", isRightToLeft ? "rtl" : "ltr"]
    expectGolden(of: studio.world, named: names.joined(separator: "-"))
  }

  @Test(arguments: [0.06, 0.12, 0.2])
  func `a push to a page with other items`(time: Double) throws {
    let studio = studio()
    try scroll(studio)
    let list = try #require(studio.stack.topViewController as? UITableViewController)
    let row = IndexPath(row: 3, section: 0)
    studio.world.perform { list.tableView(list.tableView, didSelectRowAt: row) }
    studio.world.advance(by: time)
    expectGolden(of: studio.world, named: "\(Int(time * 100))")
    studio.pass(nil)
  }

  @Test func `the same page in the flat design`() throws {
    let studio = studio(design: .flat)
    try scroll(studio)
    expectGolden(of: studio.world, named: "flat")
  }

  @Test(arguments: [false, true])
  func `tabs on glass`(isDark: Bool) throws {
    let world = World(
      size: CGSize(width: 390, height: 480),
      scale: 1,
      style: isDark ? .dark : .light,
      design: .glass
    )
    // Symbols are drawn for the screen that there is when they are made.
    world.perform {
      let tabs = UITabBarController()
      tabs.viewControllers = ["house", "star", "gearshape"].enumerated().map { index, symbol in
        let stack = UINavigationController(rootViewController: GlassController.make())
        stack.tabBarItem = UITabBarItem(
          title: "Tab \(index + 1)",
          image: UIImage(systemName: symbol),
          tag: index
        )
        return stack
      }
      world.window.rootViewController = tabs
    }
    world.settle()
    expectGolden(of: world, named: isDark ? "dark" : "light")
  }
}
