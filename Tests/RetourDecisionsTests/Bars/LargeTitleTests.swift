// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import RetourDecisions

struct LargeTitleTests {
  @Test func `a pulled title grows, up to a limit`() {
    #expect(LargeTitle().scale == 1)
    #expect(LargeTitle(room: 82).scale > 1 && LargeTitle(room: 82).scale < 1.05)
    #expect(LargeTitle(room: 5000).scale <= 1.12)
  }

  @Test func `the small title fades in when nearly nothing is left of the large one`() {
    #expect(LargeTitle().smallTitleAlpha == 0)
    #expect(LargeTitle(room: 16).smallTitleAlpha == 0)
    #expect(LargeTitle(room: 8).smallTitleAlpha == 0.5)
    #expect(LargeTitle(room: 0).smallTitleAlpha == 1)
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
