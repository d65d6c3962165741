// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Retour
import RetourTesting
import Testing
import UIKit

@testable import gallery

/// Cards of the gallery that are presented with a zoom.
@MainActor @Suite(.freesControllers) struct PostcardZoomTests {
  @Test(arguments: PhotoZoomTests.Appearance.allCases)
  func `a card opens over the whole screen, is dragged down, and returns to its place`(
    _ appearance: PhotoZoomTests.Appearance
  ) throws {
    let studio = Studio(appearance.look)
    studio.show(PostcardsPage(), at: nil)
    let page = try #require(studio.stack.topViewController as? PostcardsController)
    studio.world.finger.tap(page.cards[1])
    studio.world.advance(by: 0.08)
    expectGolden(of: studio.world, named: "opening-\(appearance)")
    studio.world.settle()
    #expect(studio.stack.presentedViewController is PostcardController)
    expectGolden(of: studio.world, named: "open-\(appearance)")
    let finger = studio.world.finger
    finger.down(at: CGPoint(x: 200, y: 100))
    finger.move(to: CGPoint(x: 240, y: 330), during: 0.2)
    expectGolden(of: studio.world, named: "dragged-\(appearance)")
    finger.move(to: CGPoint(x: 240, y: 560), during: 0.2)
    finger.up()
    studio.world.settle()
    #expect(studio.stack.presentedViewController == nil)
    #expect(page.cards.allSatisfy { $0.alpha == 1 })
  }
}
