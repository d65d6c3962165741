// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import QuartzCore
import Retour
import RetourTesting
import Testing
import UIKit

@testable import gallery

@MainActor
struct GalleryPageTests {
  /// Screens of every direction and appearance, small for speed; one with glass, where a swipe
  /// begins below the bar.
  private nonisolated static let looks =
    [false, true].flatMap { isDark in
      [false, true].map { isRightToLeft in
        Look(
          size: CGSize(width: 200, height: 360),
          scale: 1,
          isDark: isDark,
          isRightToLeft: isRightToLeft
        )
      }
    } + [Look(size: CGSize(width: 200, height: 420), scale: 1, design: .glass)]

  /// Whether a page has a guard, which keeps it on top.
  private static func isGuarded(_ page: any GalleryPage) -> Bool {
    page.name.hasPrefix("kit-guard")
  }

  @Test(arguments: looks)
  func `every page opens, settles and writes nothing to standard error`(_ look: Look) {
    for page in Catalog.pages {
      let lines = RetourLog.capturing {
        let studio = Studio(look)
        studio.show(page, at: 0.1)
        #expect(!studio.world.isIdle, "\(page.name)")
        studio.pass(nil)
        #expect(studio.world.isIdle, "\(page.name)")
        #expect(studio.stack.viewControllers.count == 2, "\(page.name)")
        #expect(!isSingleColor(studio.world.frame), "\(page.name)")
      }
      #expect(lines == [], "\(page.name)")
    }
  }

  @Test(arguments: looks)
  func `every page is freed after a swipe`(_ look: Look) async throws {
    for page in Catalog.pages {
      let studio = Studio(look)
      studio.show(page, at: nil)
      weak let top = studio.stack.topViewController
      #expect(top != nil)
      let isMirrored = look.isRightToLeft || page.name == "right-to-left"
      studio.swipeBack(isMirrored: isMirrored)
      if Self.isGuarded(page) { try await studio.leaveGuardedPage(isMirrored: isMirrored) }
      #expect(studio.stack.viewControllers.count == 1, "\(page.name)")
      #expect(top == nil, "\(page.name) is not freed")
    }
  }

  @Test func `every page is freed after a pop`() {
    for page in Catalog.pages {
      let studio = Studio(Self.looks[0])
      studio.show(page, at: nil)
      weak let top = studio.stack.topViewController
      studio.world.perform { _ = studio.stack.popViewController(animated: true) }
      studio.pass(nil)
      #expect(top == nil, "\(page.name) is not freed")
    }
  }

  @Test func `global settings of a page are reset when the front page reappears`() {
    for page in Catalog.pages {
      let studio = Studio(Self.looks[0])
      let before = studio.png
      studio.show(page, at: nil)
      #expect(studio.png != before, "\(page.name)")
      studio.world.perform { _ = studio.stack.popViewController(animated: true) }
      studio.pass(nil)
      #expect(studio.png == before, "\(page.name)")
    }
  }

  @Test func `the names need no quoting in a shell and are unique`() {
    #expect(Set(Catalog.names).count == Catalog.names.count)
    for name in Catalog.names {
      #expect(name.allSatisfy { $0.isASCII && ($0.isLowercase || $0 == "-") }, "\(name)")
      #expect(Catalog.page(named: name)?.name == name)
    }
    #expect(Catalog.page(named: "nothing") == nil)
  }

  @Test func `a row pushes its page, and its back button pops it`() async throws {
    let studio = Studio(Look(scale: 1))
    for page in Catalog.pages {
      let list = try studio.openSection(of: page)
      let index = try #require(page.section.pages.firstIndex { $0.name == page.name })
      let finger = studio.world.finger
      studio.tapRow(index, of: list)
      studio.world.settle()
      #expect(studio.stack.viewControllers.count == 3, "\(page.name)")
      if page.name == "hidden-bar" {
        studio.swipeBack(isMirrored: false)
      } else {
        finger.tap(at: CGPoint(x: page.name == "right-to-left" ? 366 : 24, y: 22))
        studio.pass(nil)
      }
      if Self.isGuarded(page) { try await studio.leaveGuardedPage() }
      #expect(studio.stack.topViewController === list, "\(page.name)")
      studio.world.perform { _ = studio.stack.popToRootViewController(animated: false) }
    }
  }

  @Test func `a hidden bar reappears in a pop and in a swipe`() throws {
    let studio = Studio(Self.looks[0])
    studio.show(try #require(Catalog.page(named: "hidden-bar")), at: nil)
    let bar = studio.stack.navigationBar
    #expect(bar.isHidden)

    let finger = studio.world.finger
    finger.dragFromLeadingEdge(to: 0.4)
    studio.pass(0.1)
    #expect(!bar.isHidden)
    let page = try #require(studio.stack.transitionCoordinator?.view(forKey: .from))
    let edge = try #require(page.superview?.layer.presentation()).frame.minX
    #expect((60...80).contains(edge))
    #expect(abs(try #require(bar.layer.presentation()).frame.maxX - edge) < 1)
    finger.up()
    studio.pass(nil)
    #expect(studio.stack.viewControllers.count == 2)
    #expect(bar.isHidden && studio.stack.isNavigationBarHidden)

    studio.swipeBack(isMirrored: false)
    #expect(!bar.isHidden && !studio.stack.isNavigationBarHidden)
    #expect(bar.frame == CGRect(x: 0, y: 0, width: 200, height: 44))
  }

  @Test func `a custom transition follows the gesture and can be cancelled`() throws {
    let studio = Studio(Self.looks[0])
    studio.show(try #require(Catalog.page(named: "custom-transition")), at: nil)
    let page = try #require(studio.stack.topViewController?.view)
    let finger = studio.world.finger
    finger.dragFromLeadingEdge(to: 0.5)
    studio.pass(0.1)
    #expect(studio.stack.transitionCoordinator?.isInteractive == true)
    let seen = try #require(page.layer.presentation())
    #expect(seen.opacity < 0.8 && seen.opacity > 0.2)
    #expect(studio.stack.viewControllers.count == 1)
    finger.move(to: CGPoint(x: 20, y: 180), during: 0.2)
    finger.hold(for: 0.3)
    finger.up()
    studio.pass(nil)
    #expect(studio.stack.viewControllers.count == 2 && page.alpha == 1)
    #expect(page.transform == .identity && page.window != nil)
  }

  @Test func `hidden bars reappear with the front page`() throws {
    let studio = Studio(Self.looks[0])
    studio.show(try #require(Catalog.page(named: "hiding-bars")), at: nil)
    #expect(!studio.stack.isToolbarHidden)
    studio.world.finger.tap(at: CGPoint(x: 100, y: 300))
    studio.pass(nil)
    #expect(studio.stack.isNavigationBarHidden && studio.stack.isToolbarHidden)
    studio.swipeBack(isMirrored: false)
    #expect(studio.stack.viewControllers.count == 1)
    #expect(!studio.stack.isNavigationBarHidden && studio.stack.isToolbarHidden)
    #expect(!studio.stack.hidesBarsOnTap)
  }

  @Test func `pages can be pushed onto each other`() throws {
    for page in Catalog.pages where page.make() is ReadMePage {
      let studio = Studio(Self.looks[0])
      studio.show(page, at: nil)
      for depth in 2...4 {
        let top = try #require(studio.stack.topViewController as? ReadMePage)
        studio.world.perform {
          studio.stack.pushViewController(top.makeNext(), animated: true)
        }
        studio.pass(nil)
        #expect(studio.stack.viewControllers.count == depth + 1)
      }
      studio.world.perform { _ = studio.stack.popToRootViewController(animated: true) }
      studio.pass(nil)
      #expect(studio.stack.viewControllers.count == 1)
    }
  }

  private func isSingleColor(_ image: CGImage) -> Bool {
    let first = image.base.load(as: UInt32.self)
    return stride(from: 0, to: image.height, by: 3).allSatisfy { y in
      stride(from: 0, to: image.width, by: 3).allSatisfy { x in
        image.base.load(fromByteOffset: y * image.bytesPerRow + x * 4, as: UInt32.self) == first
      }
    }
  }
}
