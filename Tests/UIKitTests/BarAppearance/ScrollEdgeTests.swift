// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing

@testable import UIKit

/// Bars that follow the content of their page.
@MainActor @Suite(.freesControllers) struct ScrollEdgeTests {
  /// A page with a scroll view of 2000 points.
  private final class ScrollPage: UIViewController {
    let scrollView = UIScrollView()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      scrollView.frame = view.bounds
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scrollView.contentSize = CGSize(width: view.bounds.width, height: 2000)
      view.addSubview(scrollView)
    }
  }

  private static func appearance(_ color: UIColor) -> UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = color
    return appearance
  }

  private func show(
    _ page: UIViewController,
    _ prepare: (UINavigationController) -> Void
  ) -> (World, UINavigationController) {
    let world = World(size: CGSize(width: 320, height: 500), scale: 1)
    let stack = world.perform {
      let stack = UINavigationController(rootViewController: page)
      prepare(stack)
      world.window.rootViewController = stack
      return stack
    }
    world.advance(by: 0)
    return (world, stack)
  }

  @Test func `the look at the edge gives way while the content scrolls`() {
    let page = ScrollPage()
    let (world, stack) = show(page) {
      $0.navigationBar.standardAppearance = Self.appearance(.blue)
      $0.navigationBar.scrollEdgeAppearance = Self.appearance(.red)
    }
    let background = stack.navigationBar.background
    #expect(background.backgroundColor == .red)
    let top = page.scrollView.contentOffset.y
    world.perform { page.scrollView.contentOffset.y = top + 4 }
    #expect(background.backgroundColor == .red)
    #expect(background.subviews.last?.backgroundColor == .blue)
    #expect(background.subviews.last?.alpha == 0.25)
    world.perform { page.scrollView.contentOffset.y = top + 100 }
    #expect(background.backgroundColor == .blue)
    #expect(!(background.subviews.last is _UINavigationBarBackground))
    world.perform { page.scrollView.contentOffset.y = top - 20 }
    #expect(background.backgroundColor == .red)
  }

  @Test func `without an appearance for the edge, the standard one has no background there`() {
    let page = ScrollPage()
    let (world, stack) = show(page) {
      $0.navigationBar.standardAppearance = Self.appearance(.blue)
    }
    #expect(stack.navigationBar.background.backgroundColor == nil)
    #expect(stack.navigationBar.background.line.isHidden)
    world.perform { page.scrollView.contentOffset.y = 300 }
    #expect(stack.navigationBar.background.backgroundColor == .blue)
  }

  @Test func `a page without a scroll view is at the edge`() {
    let (_, stack) = show(UIViewController()) {
      $0.navigationBar.standardAppearance = Self.appearance(.blue)
      $0.navigationBar.scrollEdgeAppearance = Self.appearance(.red)
    }
    #expect(stack.navigationBar.background.backgroundColor == .red)
  }

  @Test func `a finger changes the look`() {
    let page = ScrollPage()
    let (world, stack) = show(page) {
      $0.navigationBar.standardAppearance = Self.appearance(.blue)
      $0.navigationBar.scrollEdgeAppearance = Self.appearance(.red)
    }
    world.finger.down(at: CGPoint(x: 160, y: 400))
    world.finger.move(to: CGPoint(x: 160, y: 200), during: 0.3)
    world.finger.hold(for: 0.2)
    #expect(stack.navigationBar.background.backgroundColor == .blue)
    world.finger.up()
    world.settle()
  }

  @Test func `the title takes the look of the edge halfway`() throws {
    let page = ScrollPage()
    page.title = "A"
    let (world, stack) = show(page) {
      let (standard, edge) = (Self.appearance(.blue), Self.appearance(.red))
      standard.titleTextAttributes = [.foregroundColor: UIColor.white]
      edge.titleTextAttributes = [.foregroundColor: UIColor.black]
      $0.navigationBar.standardAppearance = standard
      $0.navigationBar.scrollEdgeAppearance = edge
    }
    func color() -> UIColor? {
      (stack.navigationBar.content?.titleView?.subviews.first as? UILabel)?.textColor
    }
    #expect(color() == .black)
    let top = page.scrollView.contentOffset.y
    world.perform { page.scrollView.contentOffset.y = top + 7 }
    #expect(color() == .black)
    world.perform { page.scrollView.contentOffset.y = top + 9 }
    #expect(color() == .white)
  }

  @Test func `the content scroll view is found, or named`() {
    let page = ScrollPage()
    #expect(page.contentScrollView(for: .top) == nil)
    page.loadViewIfNeeded()
    #expect(page.contentScrollView(for: .top) === page.scrollView)
    let other = UIScrollView()
    page.setContentScrollView(other, for: .bottom)
    #expect(page.contentScrollView(for: .top) === page.scrollView)
    #expect(page.contentScrollView(for: .bottom) === other)
    page.setContentScrollView(nil, for: .all)
    #expect(page.contentScrollView(for: .bottom) === page.scrollView)
    let table = UITableViewController(style: .plain)
    #expect(table.loadedView === table.contentScrollView(for: .top))
  }

  @Test func `a toolbar follows the bottom of the content`() {
    let page = ScrollPage()
    page.toolbarItems = [UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)]
    let (world, stack) = show(page) {
      $0.isToolbarHidden = false
      let (standard, edge) = (UIToolbarAppearance(), UIToolbarAppearance())
      standard.configureWithOpaqueBackground()
      standard.backgroundColor = .blue
      standard.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.white]
      edge.configureWithOpaqueBackground()
      edge.backgroundColor = .red
      $0.toolbar.standardAppearance = standard
      $0.toolbar.scrollEdgeAppearance = edge
    }
    func color() -> UIColor? {
      let button = page.toolbarItems.flatMap { stack.toolbar.content.button(of: $0[0]) }
      return button?.subviews.compactMap { $0 as? UILabel }.first?.textColor
    }
    #expect(stack.toolbar.background.backgroundColor == .blue)
    #expect(color() == .white)
    world.perform { page.scrollView.contentOffset.y = 2000 - 500 + 44 }
    #expect(stack.toolbar.background.backgroundColor == .red)
    #expect(color() != .white)
  }
}
