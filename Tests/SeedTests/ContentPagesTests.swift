// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import RetourTesting
import Testing
import UIKit

@testable import gallery

/// The gallery's pages of layout and scrolling.
@MainActor @Suite(.freesControllers) struct ContentPagesTests {
  /// A style and layout direction of a screen.
  enum Appearance: CaseIterable {
    case light, dark, mirrored

    var look: Look { Look(scale: 1, isDark: self == .dark, isRightToLeft: self == .mirrored) }
  }

  @Test(
    arguments: Appearance.allCases,
    ["pages-details", "pages-stacks", "pages-buttons", "pages-themes"]
  )
  func `a page of constraints lies inside the margins and mirrors`(
    _ appearance: Appearance,
    _ name: String
  ) throws {
    let studio = Studio(appearance.look)
    studio.show(try #require(Catalog.page(named: name)), at: nil)
    let view = try #require(studio.stack.topViewController?.view)
    let area = view.layoutMarginsGuide.layoutFrame
    #expect(view.subviews.allSatisfy { area.insetBy(dx: -0.5, dy: 0).contains($0.frame) })
    expectGolden(of: studio.world, named: "\(name)-\(appearance)")
  }

  @Test(arguments: Appearance.allCases, ScrollPage.Kind.allCases)
  func `a page that scrolls follows a finger, and the swipe back leaves it`(
    _ appearance: Appearance,
    _ kind: ScrollPage.Kind
  ) throws {
    let studio = Studio(appearance.look)
    let page = ScrollPage(kind: kind)
    studio.show(page, at: try #require(page.moments.last))
    expectGolden(of: studio.world, named: "\(page.name)-\(appearance)")
    studio.world.finger.up()
    studio.world.settle()
    studio.world.finger.swipeBack(in: studio.stack)
    #expect(studio.stack.viewControllers.count == 1)
  }

  @Test(arguments: Appearance.allCases)
  func `a photo of the grid opens, and others follow sideways`(_ appearance: Appearance) throws {
    let studio = Studio(appearance.look)
    studio.show(ScrollPage(kind: .photos), at: nil)
    let grid = try #require(studio.stack.topViewController as? PhotosPage).collectionView
    let cell = try #require(grid?.cellForItem(at: IndexPath(item: 5, section: 0)))
    let middle = CGPoint(x: cell.bounds.midX, y: cell.bounds.midY)
    studio.world.finger.tap(at: cell.convert(middle, to: nil))
    studio.world.settle()
    let viewer = try #require(studio.stack.topViewController as? PhotoViewer)
    #expect(viewer.caption == "6 / 54")
    expectGolden(of: studio.world, named: "photo-\(appearance)")
    let isMirrored = appearance == .mirrored
    let width = studio.world.window.bounds.width
    studio.world.finger.down(at: CGPoint(x: width * (isMirrored ? 0.3 : 0.7), y: 300))
    let end = CGPoint(x: width * (isMirrored ? 0.8 : 0.2), y: 300)
    studio.world.finger.move(to: end, during: 0.15)
    studio.world.finger.up()
    studio.world.settle()
    #expect(viewer.caption == "7 / 54" && studio.stack.topViewController === viewer)
    studio.world.finger.swipeBack(in: studio.stack)
    #expect(studio.stack.topViewController is PhotosPage)
    #expect(grid?.indexPathsForSelectedItems == [])
  }

  @Test(arguments: Appearance.allCases)
  func `a drag of the cards rests on one, and the largest is in the middle`(
    _ appearance: Appearance
  ) throws {
    let studio = Studio(appearance.look)
    let page = CardsPage()
    studio.show(page, at: try #require(page.moments.last))
    expectGolden(of: studio.world, named: "cards-\(appearance)")
    studio.world.finger.up()
    studio.world.settle()
    let view = try #require(studio.stack.topViewController as? CardsController).collectionView
    let path = try #require(view?.indexPathForItem(at: view.map(\.bounds.center) ?? .zero))
    let card = try #require(view?.cellForItem(at: path))
    #expect(path.item > 0 && card.frame.size == CardLayout.card)
    #expect(abs(card.convert(card.bounds, to: nil).midX - studio.world.window.bounds.midX) < 1)
    let next = IndexPath(item: path.item + 1, section: 0)
    #expect((view?.cellForItem(at: next)?.frame.width ?? 0) < CardLayout.card.width)
  }

  @Test func `a changed constant moves the form by an animation`() throws {
    let studio = Studio(Look(scale: 1))
    studio.show(DetailsPage(), at: nil)
    let view = try #require(studio.stack.topViewController?.view)
    let details = try #require(view.subviews.last)
    let height = details.frame.height
    studio.tapItem()
    #expect(details.frame.height == height + 76)
    #expect(details.layer.animationKeys()?.isEmpty == false)
    studio.pass(nil)
    #expect(details.layer.animationKeys() == nil)
  }

  @Test func `hidden views of stacks close the gap and return`() throws {
    let studio = Studio(Look(scale: 1))
    studio.show(StacksPage(), at: nil)
    let column = try #require(studio.stack.topViewController?.view.subviews.first as? UIStackView)
    let row = try #require(column.arrangedSubviews[4] as? UIStackView)
    let frames = row.arrangedSubviews.map(\.frame)
    studio.tapItem()
    #expect(row.arrangedSubviews[1].isHidden && row.arrangedSubviews[1].frame.width == 0)
    expectGolden(of: studio.world, named: "hiding")
    studio.pass(nil)
    #expect(row.arrangedSubviews[1].layer.isHidden)
    studio.tapItem()
    studio.pass(nil)
    #expect(row.arrangedSubviews.map(\.frame) == frames)
  }
}

extension CGRect {
  fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}

extension Studio {
  /// Taps the item at the trailing end of the bar, and waits until its animation is half done.
  fileprivate func tapItem() {
    world.finger.tap(at: leading(Stroke.barItem.start, height: Stroke.barItem.height))
    world.advance(by: 0.15)
  }
}
