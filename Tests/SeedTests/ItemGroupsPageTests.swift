// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Retour
import RetourTesting
import Testing
import UIKit

@testable import gallery

/// The gallery's page of item groups.
@MainActor @Suite(.freesControllers) struct ItemGroupsPageTests {
  @Test(arguments: [CGFloat(240), 390, 700], [false, true])
  func `groups make room in narrow bars`(width: CGFloat, isRightToLeft: Bool) {
    var look = Look(scale: 2, isRightToLeft: isRightToLeft)
    look.size = CGSize(width: width, height: 300)
    let studio = Studio(look)
    studio.show(ItemGroupsPage(), at: nil)
    expectGolden(of: studio.world, named: "\(Int(width))-\(isRightToLeft ? "rtl" : "ltr")")
  }

  @Test func `groups in the dark`() {
    let studio = Studio(Look(scale: 2, isDark: true))
    studio.show(ItemGroupsPage(), at: nil)
    expectGolden(of: studio.world, named: "dark")
  }
}
