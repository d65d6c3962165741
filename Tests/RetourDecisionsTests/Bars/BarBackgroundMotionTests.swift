// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import RetourDecisions

struct BarBackgroundMotionTests {
  private func motion(isPush: Bool, isRightToLeft: Bool) -> BarBackgroundMotion {
    BarBackgroundMotion(isPush: isPush, width: 400, parallax: 0.25, isRightToLeft: isRightToLeft)
  }

  @Test(arguments: [false, true])
  func `the lower background moves with its page and ends where the upper one begins`(
    isRightToLeft: Bool
  ) {
    let sign: CGFloat = isRightToLeft ? -1 : 1
    let motion = motion(isPush: true, isRightToLeft: isRightToLeft)
    #expect(motion.outgoingEnd.panel + motion.outgoingEnd.content == -sign * 100)
    for progress in stride(from: 0, through: 1, by: 0.1) {
      let lowerPanel = motion.outgoingEnd.panel * progress
      let upper = motion.incomingStart.panel * (1 - progress)
      #expect(abs(upper - (lowerPanel + sign * 400)) < 1e-9)
    }
  }

  @Test(arguments: [false, true])
  func `a pop is a push in reverse`(isRightToLeft: Bool) {
    let push = motion(isPush: true, isRightToLeft: isRightToLeft)
    let pop = motion(isPush: false, isRightToLeft: isRightToLeft)
    #expect(pop.outgoingEnd == push.incomingStart)
    #expect(pop.incomingStart == push.outgoingEnd)
  }
}
