// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Retour
import RetourTesting
import Testing
import UIKit

@testable import gallery

/// The gallery's page of image formats.
@MainActor @Suite(.freesControllers) struct FormatsPageTests {
  @Test(arguments: [false, true])
  func `an image of each format`(isRightToLeft: Bool) {
    let studio = Studio(Look(scale: 2, isRightToLeft: isRightToLeft))
    studio.show(FormatsPage(), at: nil)
    expectGolden(of: studio.world, named: isRightToLeft ? "right-to-left" : "left-to-right")
  }
}
