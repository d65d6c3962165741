// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Retour
import RetourTesting
import Testing
import UIKit

@testable import gallery

/// The gallery's page of perspective.
@MainActor @Suite(.freesControllers) struct PerspectivePageTests {
  private func studio(
    _ page: any GalleryPage,
    _ scale: CGFloat = 1,
    isDark: Bool = false,
    isRightToLeft: Bool = false
  ) -> Studio {
    let studio = Studio(Look(scale: scale, isDark: isDark, isRightToLeft: isRightToLeft))
    studio.show(page, at: nil)
    return studio
  }

  @Test(arguments: [1.0, 2, 3])
  func `cards stand in perspective`(scale: CGFloat) {
    expectGolden(of: studio(FlipPage(), scale).world, named: "\(Int(scale))x")
  }

  @Test func `cards in the dark`() {
    expectGolden(of: studio(FlipPage(), isDark: true).world, named: "dark")
  }

  @Test(arguments: [0.15, 0.4])
  func `a card turns around`(time: Double) {
    let studio = studio(FlipPage())
    studio.world.finger.tap(at: CGPoint(x: 195, y: 150))
    studio.world.advance(by: time)
    expectGolden(of: studio.world, named: "\(Int(time * 100))")
    studio.world.settle()
  }
}
