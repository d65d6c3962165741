// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Retour
import RetourTesting
import Testing
import UIKit

@testable import gallery

/// Photos of the gallery that zoom out of their grid and back into it.
@MainActor @Suite(.freesControllers) struct PhotoZoomTests {
  enum Appearance: CaseIterable {
    case light, dark, mirrored

    var look: Look { Look(scale: 1, isDark: self == .dark, isRightToLeft: self == .mirrored) }
  }

  private func open(_ number: Int, in studio: Studio) throws -> UICollectionView {
    studio.show(ScrollPage(kind: .photos), at: nil)
    let page = try #require(studio.stack.topViewController as? PhotosPage)
    let grid = try #require(page.collectionView)
    let cell = try #require(grid.cellForItem(at: IndexPath(item: number, section: 0)))
    studio.world.finger.tap(at: cell.convert(CGPoint(x: 20, y: 20), to: nil))
    return grid
  }

  @Test(arguments: Appearance.allCases)
  func `a photo opens, is dragged down, and returns to its place`(_ appearance: Appearance) throws {
    let studio = Studio(appearance.look)
    let grid = try open(9, in: studio)
    studio.world.advance(by: 0.08)
    expectGolden(of: studio.world, named: "opening-\(appearance)")
    studio.world.settle()
    #expect(studio.stack.topViewController is PhotoViewer)
    let finger = studio.world.finger
    finger.down(at: CGPoint(x: 200, y: 300))
    finger.move(to: CGPoint(x: 240, y: 520), during: 0.2)
    expectGolden(of: studio.world, named: "dragged-\(appearance)")
    finger.up()
    studio.world.advance(by: 0.1)
    expectGolden(of: studio.world, named: "closing-\(appearance)")
    studio.world.settle()
    #expect(studio.stack.topViewController is PhotosPage)
    #expect(grid.visibleCells.allSatisfy { $0.alpha == 1 })
  }

  @Test func `a photo far away is scrolled to before its page returns to it`() throws {
    let studio = Studio(Look(scale: 1))
    let grid = try open(5, in: studio)
    studio.world.settle()
    let viewer = try #require(studio.stack.topViewController as? PhotoViewer)
    let strip = try #require(viewer.view.subviews.first as? UICollectionView)
    studio.world.perform {
      strip.scrollToItem(
        at: IndexPath(item: 53, section: 0),
        at: .centeredHorizontally,
        animated: false
      )
    }
    studio.world.settle()
    #expect(viewer.photo?.number == 53)
    studio.world.perform { _ = studio.stack.popViewController(animated: true) }
    let cell = try #require(grid.cellForItem(at: IndexPath(item: 17, section: 2)))
    #expect(cell.alpha == 0)
    studio.world.settle()
    #expect(cell.alpha == 1)
  }
}
