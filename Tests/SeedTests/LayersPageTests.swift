// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Retour
import RetourTesting
import Testing
import UIKit

@testable import gallery

/// The gallery's page of shapes and gradients.
@MainActor @Suite(.freesControllers) struct LayersPageTests {
  private let page = LayersPage()

  private func studio(_ direction: World.Direction, isDark: Bool = false) -> Studio {
    Studio(Look(scale: 1, isDark: isDark, isRightToLeft: direction == .rightToLeft))
  }

  @Test(arguments: World.Direction.allCases, [false, true])
  func `shapes, gradients and masks at rest`(direction: World.Direction, isDark: Bool) {
    let studio = studio(direction, isDark: isDark)
    studio.show(page, at: nil)
    expectGolden(of: studio.world, named: "\(direction)-\(isDark ? "dark" : "light")")
  }

  @Test func `a tap plays the animations, and the page rests again`() throws {
    let studio = studio(.leftToRight)
    studio.show(page, at: nil)
    let rest = studio.world.frame
    studio.world.finger.tap(at: CGPoint(x: rest.width / 2, y: rest.height - 5))
    studio.world.advance(by: 0.3)
    expectGolden(of: studio.world, named: "playing")
    studio.world.settle()
    let view = try #require(studio.stack.topViewController?.view)
    #expect(view.subviews.allSatisfy { $0.layer.animationKeys() == nil })
    #expect(studio.world.frame != rest)
  }
}
