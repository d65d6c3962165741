// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing

@testable import UIKit

/// The look of content below a bar of glass.
@MainActor @Suite(.freesControllers) struct ScrollEdgeEffectTests {
  private let scroll = UIScrollView()
  private let scene: GlassScene

  init() {
    let page = UIViewController()
    page.view = scroll
    scroll.backgroundColor = .yellow
    scroll.contentSize = CGSize(width: 390, height: 2000)
    scene = GlassScene([page])
  }

  private var background: _UINavigationBarBackground { scene.bar.background }

  /// The view of a kind that the background shows, at the edge or above that.
  private func shown<View: UIView>(_ type: View.Type) -> View? {
    let overlays = background.subviews.compactMap { $0 as? _UINavigationBarBackground }
    return (background.subviews + overlays.flatMap(\.subviews)).lazy.compactMap { $0 as? View }
      .first
  }

  private func scrollTo(_ distance: CGFloat) {
    scene.world.perform {
      scroll.contentOffset.y = distance - scroll.adjustedContentInset.top
    }
    scene.world.settle()
  }

  @Test func `content fades to the page's color once it is below the bar`() throws {
    #expect(shown(BarFadeView.self) == nil)
    scrollTo(100)
    let fade = try #require(shown(BarFadeView.self))
    #expect(fade.frame == background.bounds)
    let colors = try #require((fade.layer as? CAGradientLayer)?.colors as? [CGColor])
    #expect(colors.last?.alpha == 0 && colors.first?.components?.prefix(3) == [1, 1, 0])
    scrollTo(0)
    #expect(shown(BarFadeView.self) == nil)
  }

  @Test func `the fade comes with the distance`() {
    scrollTo(4)
    let part = background.subviews.compactMap { $0 as? _UINavigationBarBackground }.first?.alpha
    #expect(part == 0.25)
  }

  @Test func `a hidden effect leaves the content as it is`() {
    scrollTo(100)
    scene.world.perform { scroll.topEdgeEffect.isHidden = true }
    #expect(shown(BarFadeView.self) == nil)
    scene.world.perform { scroll.topEdgeEffect.isHidden = false }
    #expect(shown(BarFadeView.self) != nil)
  }

  @Test func `a hard effect blurs the content and ends at a line`() {
    scrollTo(100)
    #expect(shown(UIVisualEffectView.self) == nil)
    scene.world.perform { scroll.topEdgeEffect.style = .hard }
    #expect(shown(UIVisualEffectView.self) != nil && shown(BarFadeView.self) == nil)
    #expect(!background.line.isHidden)
  }

  @Test func `content fades below a toolbar, until its end is there`() throws {
    scene.world.perform {
      scene.stack.topViewController?.toolbarItems = [GlassScene.item("A")]
      scene.stack.isToolbarHidden = false
    }
    scrollTo(100)
    let background = scene.stack.toolbar.background
    func fade() -> BarFadeView? { background.subviews.lazy.compactMap { $0 as? BarFadeView }.first }
    let layer = try #require(fade()).layer
    let colors = try #require((layer as? CAGradientLayer)?.colors as? [CGColor])
    #expect(colors.first?.alpha == 0 && colors.last?.components?.prefix(3) == [1, 1, 0])
    scene.world.perform { scroll.bottomEdgeEffect.isHidden = true }
    #expect(fade() == nil)
    scene.world.perform { scroll.bottomEdgeEffect.isHidden = false }
    #expect(fade() != nil)
    scrollTo(2000 - 600 + 98 + scroll.adjustedContentInset.top)
    #expect(fade() == nil)
  }

  @Test func `styles are the same objects each time`() {
    #expect(scroll.topEdgeEffect.style === UIScrollEdgeEffect.Style.automatic)
    #expect(UIScrollEdgeEffect.Style.soft === UIScrollEdgeEffect.Style.soft)
    #expect(UIScrollEdgeEffect.Style.soft !== UIScrollEdgeEffect.Style.hard)
  }
}
