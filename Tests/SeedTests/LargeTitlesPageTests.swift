// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Retour
import RetourTesting
import Testing
import UIKit

@testable import gallery

/// The gallery's page of large titles.
@MainActor @Suite(.freesControllers) struct LargeTitlesPageTests {
  private func studio(_ look: Look = Look(scale: 1)) -> Studio {
    let studio = Studio(look)
    studio.show(LargeTitlesPage(), at: nil)
    return studio
  }

  /// Drags the content up by a distance, and leaves the finger on the screen.
  private func drag(_ studio: Studio, by distance: CGFloat) {
    studio.world.finger.down(at: CGPoint(x: 195, y: 500))
    studio.world.finger.move(to: CGPoint(x: 195, y: 500 - distance), during: 0.3)
    studio.world.finger.hold(for: 0.3)
  }

  private func release(_ studio: Studio) {
    studio.world.finger.up()
    studio.pass(nil)
  }

  @Test(arguments: [1.0, 2, 3], [false, true])
  func `a large title at rest`(scale: CGFloat, isDark: Bool) {
    let studio = studio(Look(scale: scale, isDark: isDark))
    expectGolden(of: studio.world, named: "\(Int(scale))x-\(isDark ? "dark" : "light")")
  }

  @Test func `a large title from right to left`() {
    let studio = studio(Look(scale: 1, isRightToLeft: true))
    expectGolden(of: studio.world, named: "rtl")
  }

  @Test(arguments: [-160.0, 30, 50, 58, 90])
  func `the title follows the finger`(distance: Double) {
    let studio = studio()
    drag(studio, by: distance)
    expectGolden(of: studio.world, named: "drag\(Int(distance))")
    release(studio)
  }

  @Test(arguments: [0.05, 0.1, 0.15, 0.2, 0.3], [false, true])
  func `a push to a small title`(time: Double, isPop: Bool) {
    let studio = studio()
    studio.world.perform {
      let page = LargeTitlesController(.never).titled("Small")
      studio.stack.pushViewController(page, animated: !isPop)
    }
    if isPop {
      studio.pass(nil)
      studio.world.perform { _ = studio.stack.popViewController(animated: true) }
    }
    studio.world.advance(by: time)
    expectGolden(of: studio.world, named: "\(isPop ? "pop" : "push")-\(Int(time * 100))")
    studio.pass(nil)
  }
}
