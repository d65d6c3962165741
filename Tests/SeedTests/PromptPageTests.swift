// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Retour
import RetourTesting
import Testing
import UIKit

@testable import gallery

/// The gallery's page of prompts.
@MainActor @Suite(.freesControllers) struct PromptPageTests {
  private func studio(_ look: Look = Look(scale: 1)) -> Studio {
    let studio = Studio(look)
    studio.show(PromptPage(), at: nil)
    return studio
  }

  @Test(arguments: [1.0, 2, 3], [false, true])
  func `a prompt above the title`(scale: CGFloat, isDark: Bool) {
    let studio = studio(Look(scale: scale, isDark: isDark))
    expectGolden(of: studio.world, named: "\(Int(scale))x-\(isDark ? "dark" : "light")")
  }

  @Test(arguments: [0.1, 0.2], [false, true])
  func `a push to a page without a prompt`(time: Double, isRightToLeft: Bool) {
    let studio = studio(Look(scale: 1, isRightToLeft: isRightToLeft))
    studio.world.perform {
      let page = PromptController(.none).titled("Without")
      studio.stack.pushViewController(page, animated: true)
    }
    studio.world.advance(by: time)
    expectGolden(of: studio.world, named: "\(isRightToLeft ? "rtl" : "ltr")-\(Int(time * 100))")
    studio.pass(nil)
  }

  @Test func `a long prompt is cut off at its end`() {
    let studio = studio()
    studio.world.perform {
      studio.stack.pushViewController(PromptController(.long).titled("Long"), animated: false)
    }
    studio.pass(nil)
    expectGolden(of: studio.world, named: "long")
  }
}
