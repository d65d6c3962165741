// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import RetourDecisions

@Suite struct LargeTitleTests {
  @Test func `the room is what the content leaves below the row`() {
    #expect(LargeTitle(contentTop: 116, rowBottom: 64).room == 52)
    #expect(LargeTitle(contentTop: 84, rowBottom: 64).room == 20)
    #expect(LargeTitle(contentTop: -500, rowBottom: 64).room == 0)
    #expect(LargeTitle(contentTop: .nan, rowBottom: 64).room == 52)
  }

  @Test func `pulled content stretches the room, but not the part that the page keeps free`() {
    let title = LargeTitle(contentTop: 146, rowBottom: 64)
    #expect(title.room == 82 && title.coveredRoom == 52)
    #expect(title.pull == 30 && title.hiddenRoom == 0)
    #expect(title.scale > 1 && title.scale < 1.05)
    #expect(LargeTitle(contentTop: 5000, rowBottom: 64).scale <= 1.12)
  }

  @Test func `the room and what is hidden of it are always the whole`() {
    for top in stride(from: 0.0, through: 116, by: 7) {
      let title = LargeTitle(contentTop: top, rowBottom: 64)
      #expect(title.coveredRoom + title.hiddenRoom == LargeTitle.height)
    }
  }

  @Test func `the small title fades in when nearly nothing is left of the large one`() {
    #expect(LargeTitle().smallTitleAlpha == 0)
    #expect(LargeTitle(contentTop: 80, rowBottom: 64).smallTitleAlpha == 0)
    #expect(LargeTitle(contentTop: 72, rowBottom: 64).smallTitleAlpha == 0.5)
    #expect(LargeTitle(contentTop: 64, rowBottom: 64).smallTitleAlpha == 1)
  }

  private func rest(
    _ target: CGFloat,
    from start: CGFloat? = nil,
    velocity: CGFloat = 0,
    greatest: CGFloat = 1000
  ) -> CGFloat {
    LargeTitle.rest(
      for: target,
      from: start ?? target,
      velocity: velocity,
      expanded: -116,
      greatest: greatest
    )
  }

  @Test func `released between, the title goes to the nearer side`() {
    #expect(rest(-100) == -116)
    #expect(rest(-80) == -64)
  }

  @Test func `a flick decides by its direction`() {
    #expect(rest(-100, velocity: 0.3) == -64)
    #expect(rest(-70, velocity: -0.3) == -116)
    #expect(rest(-110, from: -116) == -64)
  }

  @Test func `elsewhere content rests where it comes to rest`() {
    #expect(rest(-64) == -64)
    #expect(rest(300) == 300)
    #expect(rest(-116) == -116)
    #expect(rest(-130) == -130)
  }

  @Test func `content that is too short to hide the title shows it`() {
    #expect(rest(-80, greatest: -90) == -116)
  }

  @Test(arguments: [false, true], [false, true])
  func `automatic pages have the title of the page below`(prefers: Bool, isCompact: Bool) {
    func isShown(_ modes: LargeTitle.Mode...) -> Bool {
      LargeTitle.isShown(modes: modes, prefersLargeTitles: prefers, isCompact: isCompact)
    }
    let isAllowed = prefers && !isCompact
    #expect(isShown(.automatic) == isAllowed)
    #expect(isShown(.always, .never) == isAllowed)
    #expect(isShown(.automatic, .automatic, .always) == isAllowed)
    #expect(!isShown(.automatic, .never, .always))
    #expect(!isShown(.never, .always))
  }
}
