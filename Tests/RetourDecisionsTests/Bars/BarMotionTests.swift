// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions
import Testing

/// The animations of a bar's content between two items.
struct BarMotionTests {
  private func layout(back: Bool, title: CGFloat, isRightToLeft: Bool) -> BarLayout {
    var input = BarLayout.Input(size: CGSize(width: 400, height: 44))
    input.isRightToLeft = isRightToLeft
    if back {
      input.indicator = CGSize(width: 13, height: 21)
      input.labels = [BarLayout.Label(size: CGSize(width: 60, height: 21))]
    }
    input.title = CGSize(width: title, height: 21)
    return BarLayout(input)
  }

  private func motion(isPush: Bool, isRightToLeft: Bool = false, same: Bool = true) -> BarMotion {
    BarMotion(
      lower: layout(back: true, title: 60, isRightToLeft: isRightToLeft),
      upper: layout(back: true, title: 100, isRightToLeft: isRightToLeft),
      width: 400,
      isRightToLeft: isRightToLeft,
      isPush: isPush,
      labelIsTitle: same
    )
  }

  @Test(arguments: [false, true])
  func `the old title and the new label glide as one`(isRightToLeft: Bool) {
    let motion = motion(isPush: true, isRightToLeft: isRightToLeft)
    let title = motion.animation(of: .title, on: .lower)
    let label = motion.animation(of: .backButton, on: .upper)
    // From the middle at 200 to the middle of a label from 27 to 87.
    #expect(title.start == BarMotion.Pose(offset: 0, alpha: 1))
    #expect(title.end == BarMotion.Pose(offset: isRightToLeft ? 143 : -143, alpha: 0))
    #expect(label.start == BarMotion.Pose(offset: -title.end.offset, alpha: 0))
    #expect(label.end == BarMotion.Pose(offset: 0, alpha: 1))
    #expect(title.fade == 0...1 && label.fade == 0...1)
  }

  @Test func `another text fades out before the label fades in`() {
    let motion = motion(isPush: true, same: false)
    #expect(motion.animation(of: .title, on: .lower).fade == 0...0.5)
    #expect(motion.animation(of: .backButton, on: .upper).fade == 0.5...1)
  }

  @Test func `the new title enters from the trailing side and fades in late`() {
    let animation = motion(isPush: true).animation(of: .title, on: .upper)
    #expect(animation.start == BarMotion.Pose(offset: 100, alpha: 0))
    #expect(animation.end == BarMotion.Pose())
    #expect(animation.fade == 0.4...1)
  }

  @Test func `the old label leaves by the distance that the title enters`() {
    let animation = motion(isPush: true).animation(of: .backButton, on: .lower)
    #expect(animation.end == BarMotion.Pose(offset: -143, alpha: 0))
  }

  @Test func `items fade without moving, the old ones first`() {
    let motion = motion(isPush: true)
    #expect(motion.animation(of: .items, on: .lower).fade == 0...0.3)
    #expect(motion.animation(of: .items, on: .upper).fade == 0.7...1)
    #expect(motion.animation(of: .items, on: .upper).start == BarMotion.Pose(offset: 0, alpha: 0))
  }

  @Test(
    arguments: [BarMotion.Part.title, .backButton, .items, .indicator],
    [BarMotion.Side.lower, .upper]
  )
  func `a pop is a push that runs back`(part: BarMotion.Part, side: BarMotion.Side) {
    for isRightToLeft in [false, true] {
      let push = motion(isPush: true, isRightToLeft: isRightToLeft).animation(of: part, on: side)
      let pop = motion(isPush: false, isRightToLeft: isRightToLeft).animation(of: part, on: side)
      #expect(pop.start == push.end)
      #expect(pop.end == push.start)
      #expect(abs(pop.fade.lowerBound - (1 - push.fade.upperBound)) < 1e-12)
      #expect(abs(pop.fade.upperBound - (1 - push.fade.lowerBound)) < 1e-12)
    }
  }

  @Test func `right to left mirrors every offset`() {
    for part in [BarMotion.Part.title, .backButton, .items, .indicator] {
      for side in [BarMotion.Side.lower, .upper] {
        let plain = motion(isPush: true).animation(of: part, on: side)
        let mirrored = motion(isPush: true, isRightToLeft: true).animation(of: part, on: side)
        #expect(mirrored.start.offset == -plain.start.offset)
        #expect(mirrored.end.offset == -plain.end.offset)
      }
    }
  }

  @Test func `a title without a back label moves to where a label would be`() {
    let motion = BarMotion(
      lower: layout(back: false, title: 60, isRightToLeft: false),
      upper: layout(back: false, title: 100, isRightToLeft: false),
      width: 400,
      isRightToLeft: false,
      isPush: true,
      labelIsTitle: false
    )
    #expect(motion.animation(of: .title, on: .lower).end.offset == -143)
  }
}
