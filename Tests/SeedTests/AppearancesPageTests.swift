// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Retour
import RetourTesting
import Testing
import UIKit

@testable import gallery

/// The gallery's page of bar appearances.
@MainActor @Suite(.freesControllers) struct AppearancesPageTests {
  private func studio(_ look: Look = Look(scale: 1)) -> Studio {
    let studio = Studio(look)
    studio.show(AppearancesPage(), at: nil)
    return studio
  }

  /// Scrolls by a distance, and leaves the finger on the screen.
  private func scroll(_ studio: Studio, by distance: CGFloat) {
    studio.world.finger.down(at: CGPoint(x: 195, y: 600))
    studio.world.finger.move(to: CGPoint(x: 195, y: 600 - distance), during: 0.3)
    studio.world.finger.hold(for: 0.3)
  }

  /// Pushes the page of a row.
  private func push(_ look: AppearancesController.Look, in studio: Studio) {
    studio.world.perform {
      studio.stack.pushViewController(AppearancesController(look), animated: true)
    }
  }

  @Test(arguments: [1.0, 2, 3], [false, true])
  func `content shines through the material`(scale: CGFloat, isDark: Bool) {
    let studio = studio(Look(scale: scale, isDark: isDark))
    scroll(studio, by: 90)
    expectGolden(of: studio.world, named: "\(Int(scale))x-\(isDark ? "dark" : "light")")
    studio.world.finger.up()
    studio.pass(nil)
  }

  @Test func `at the top, the bar has no background`() {
    let studio = studio()
    expectGolden(of: studio.world, named: "top")
  }

  @Test(arguments: [0.05, 0.1, 0.15, 0.2, 0.3])
  func `an orange bar comes with its page`(time: Double) {
    let studio = studio()
    scroll(studio, by: 90)
    studio.world.finger.up()
    studio.pass(nil)
    push(.orange, in: studio)
    studio.world.advance(by: time)
    expectGolden(of: studio.world, named: "push-\(Int(time * 100))")
    studio.pass(nil)
  }

  @Test(arguments: [false, true])
  func `a swipe shows both bars`(isRightToLeft: Bool) {
    let studio = studio(Look(scale: 1, isRightToLeft: isRightToLeft))
    push(.orange, in: studio)
    studio.pass(nil)
    push(.photo, in: studio)
    studio.pass(nil)
    let width: CGFloat = 390
    func x(_ x: CGFloat) -> CGFloat { isRightToLeft ? width - x : x }
    studio.world.finger.down(at: CGPoint(x: x(2), y: 400))
    studio.world.finger.move(to: CGPoint(x: x(150), y: 400), during: 0.3)
    studio.world.finger.hold(for: 0.2)
    expectGolden(of: studio.world, named: isRightToLeft ? "swipe-rtl" : "swipe")
    studio.world.finger.cancel()
    studio.pass(nil)
  }
}
