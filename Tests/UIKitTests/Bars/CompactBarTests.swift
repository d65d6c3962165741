// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing

@testable import UIKit

/// Bars in windows as high as phones in landscape.
@MainActor @Suite(.freesControllers) struct CompactBarTests {
  private static let low = CGSize(width: 844, height: 390)
  private static let high = CGSize(width: 390, height: 844)

  private let page = UIViewController()
  private let stack: UINavigationController

  init() {
    page.title = "A"
    stack = UINavigationController(rootViewController: page)
  }

  private var bar: UINavigationBar { stack.navigationBar }

  private func world(_ size: CGSize, scale: CGFloat = 2) -> World {
    World(size: size, scale: scale, root: stack)
  }

  private nonisolated static let heights: [(CGSize, CGFloat)] = [
    (CGSize(width: 844, height: 390), 32), (CGSize(width: 896, height: 414), 44),
    (CGSize(width: 390, height: 844), 44),
  ]

  @Test(arguments: heights)
  func `bars are low where phones in landscape have low ones`(size: CGSize, height: CGFloat) {
    let world = world(size)
    world.perform {
      page.toolbarItems = [UIBarButtonItem(systemItem: .add)]
      stack.isToolbarHidden = false
    }
    world.advance(by: 0)
    #expect(bar.frame.height == height && stack.toolbar.frame.height == height)
    #expect(page.view.safeAreaInsets.top == height && page.view.safeAreaInsets.bottom == height)
  }

  @Test func `turning and turning back leaves nothing behind`() {
    let world = world(Self.high)
    world.perform { page.navigationItem.prompt = "Prompt" }
    world.advance(by: 0)
    let former = world.perform { bar.recursiveFrames }
    world.resize(to: Self.low)
    #expect(bar.frame == CGRect(x: 0, y: 0, width: 844, height: 62))
    #expect(bar.content?.titleView?.center.y == 46)
    world.resize(to: Self.high)
    #expect(world.perform { bar.recursiveFrames } == former)
  }

  @Test func `large titles are small in a low bar, and large again`() {
    bar.prefersLargeTitles = true
    let world = world(Self.high)
    #expect(bar.frame.height == 96)
    world.resize(to: Self.low)
    #expect(bar.frame.height == 32 && bar.content?.largeTitleView == nil)
    #expect(bar.content?.titleView?.alpha == 1)
    world.resize(to: Self.high)
    #expect(bar.frame.height == 96 && bar.content?.largeTitleView != nil)
    #expect(bar.content?.titleView?.alpha == 0)
  }

  @Test func `a low bar has the compact appearance`() {
    let (standard, compact) = (UINavigationBarAppearance(), UINavigationBarAppearance())
    standard.titleTextAttributes = [.foregroundColor: UIColor.red]
    compact.titleTextAttributes = [.foregroundColor: UIColor.green]
    (bar.standardAppearance, bar.compactAppearance) = (standard, compact)
    let world = world(Self.high)
    var color: UIColor? { bar.content?.look.titleStyle?.color }
    #expect(color == .red)
    world.resize(to: Self.low)
    #expect(color == .green)
    world.resize(to: Self.high)
    #expect(color == .red)
  }

  @Test func `a bar that comes into a low window has the compact appearance at once`() {
    let compact = UINavigationBarAppearance()
    compact.titleTextAttributes = [.foregroundColor: UIColor.green]
    bar.compactAppearance = compact
    let world = world(Self.low)
    world.settle()
    #expect(bar.content?.look.titleStyle?.color == .green)
  }

  @Test func `values for compact metrics apply in a low bar, others fall back`() {
    bar.setTitleVerticalPositionAdjustment(3, for: .default)
    bar.setTitleVerticalPositionAdjustment(-2, for: .compact)
    bar.setTitleVerticalPositionAdjustment(5, for: .defaultPrompt)
    let world = world(Self.high)
    var offset: CGFloat? { bar.content?.look.titleOffset.vertical }
    #expect(offset == 3)
    world.resize(to: Self.low)
    #expect(offset == -2)
    world.perform { page.navigationItem.prompt = "Prompt" }
    world.advance(by: 0)
    #expect(offset == -2)
    world.resize(to: Self.high)
    #expect(offset == 5)
  }

  @Test func `an image for compact metrics is that of a low bar`() {
    let images = [UIImage.plain(.red), .plain(.green)]
    bar.setBackgroundImage(images[0], for: .default)
    bar.setBackgroundImage(images[1], for: .compact)
    let world = world(Self.high)
    #expect(bar.look(of: page.navigationItem, isAtEdge: false).background.image === images[0])
    world.resize(to: Self.low)
    #expect(bar.look(of: page.navigationItem, isAtEdge: false).background.image === images[1])
  }

  @Test func `an item's image for low bars takes the place of its image`() throws {
    let item = UIBarButtonItem(image: UIImage(systemName: "plus"))
    let low = UIImage.plain(.red)
    item.landscapeImagePhone = low
    page.navigationItem.rightBarButtonItem = item
    let world = world(Self.high)
    func image() -> UIImage? {
      bar.content?.itemViews.first?.subviews.lazy.compactMap { ($0 as? UIImageView)?.image }.last
    }
    let former = try #require(image())
    world.resize(to: Self.low)
    #expect(image()?.size == low.size && former.size != low.size)
    world.resize(to: Self.high)
    #expect(image()?.size == former.size)
  }

  @Test(arguments: [CGFloat(1), 2, 3])
  func `titles and items lie on whole pixels`(scale: CGFloat) throws {
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit")
    let world = world(Self.low, scale: scale)
    world.advance(by: 0)
    let views = try #require(bar.content).views
    #expect(views.count == 2)
    for view in views {
      let top = view.frame.minY * scale
      #expect(abs(top - top.rounded()) < 0.001)
    }
  }
}

extension UIView {
  /// The frames of the view and everything in it.
  fileprivate var recursiveFrames: [CGRect] {
    [frame] + subviews.flatMap(\.recursiveFrames)
  }
}
