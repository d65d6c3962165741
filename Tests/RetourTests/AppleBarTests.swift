// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import RetourTesting
import Testing
import UIKit

/// The kit in bars that behave as those of Apple's systems are reported to.
@MainActor @Suite(.freesControllers) struct AppleBarTests {
  /// A bar that stretches custom views of items to a height, in each layout pass.
  private final class StretchingBar: BackNavigationBar {
    private(set) var passes = 0

    override func layoutSubviews() {
      passes += 1
      // A main thread that hangs would not report anything.
      if passes > 200 { return }
      super.layoutSubviews()
      for view in (items ?? []).flatMap({ $0.leftBarButtonItems ?? [] }).compactMap(\.customView) {
        guard view.bounds.height < 36 || view.bounds.width < 36 else { continue }
        view.bounds.size = CGSize(width: max(36, view.bounds.width), height: 36)
        view.setNeedsLayout()
      }
    }
  }

  private func stack(_ bar: AnyClass?, _ look: BackButton) -> (BackNavigationController, World) {
    let stack = BackNavigationController(navigationBarClass: bar, toolbarClass: nil)
    stack.backButton = look
    stack.setViewControllers([.titled("Inbox"), .titled("Letter")], animated: false)
    let world = World(size: CGSize(width: 390, height: 200), scale: 1, root: stack)
    world.settle()
    return (stack, world)
  }

  @Test func `a button that its bar stretches is laid out once, with its content in the middle`()
    throws
  {
    let plate = UIView.plate(width: 20, height: 20)
    let (stack, world) = stack(StretchingBar.self, .view { [weak plate] _ in plate ?? UIView() })
    let bar = try #require(stack.navigationBar as? StretchingBar)
    bar.setNeedsLayout()
    world.settle()
    #expect(bar.passes < 20)
    let button = try #require(stack.topViewController?.backView)
    #expect(button.bounds.size == CGSize(width: 36, height: 36))
    #expect(plate.bounds.size == CGSize(width: 20, height: 20), "not stretched")
    #expect(plate.convert(plate.bounds, to: button) == CGRect(x: 8, y: 8, width: 20, height: 20))
  }

  @Test func `a tap pops in a bar that is not the kit's`() throws {
    let (stack, world) = stack(UINavigationBar.self, .view { _ in .plate() })
    let button = try #require(stack.topViewController?.backView)
    let center = button.convert(CGPoint(x: 20, y: 15), to: nil)
    #expect(world.window.hitTest(center, with: nil) === button, "a view inside is no control")
    world.finger.tap(at: center)
    world.settle()
    #expect(stack.viewControllers.count == 1)
  }

  /// A page whose navigation item counts the arrays of left items that it is given.
  private final class CountingPage: UIViewController {
    final class Item: UINavigationItem {
      private(set) var count = 0
      override func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        count += 1
        super.setLeftBarButtonItems(items, animated: animated)
      }
    }

    let item = Item(title: "Letter")
    override var navigationItem: UINavigationItem { item }
  }

  @Test func `looks that change during a transition take effect at its end`() throws {
    let (stack, world) = stack(nil, .title())
    let page = CountingPage()
    stack.pushViewController(page, animated: true)
    world.advance(by: 0.1)
    let count = page.item.count
    stack.backButton = .view { _ in .plate(width: 33) }
    page.navigationItem.backButton = .view { _ in .plate(width: 35) }
    world.advance(by: 0.1)
    #expect(stack.transitionCoordinator != nil)
    #expect(page.item.count == count, "a bar since iOS 26 would draw it at a wrong size")
    world.settle()
    #expect(page.item.backButtonView?.bounds.width == 35)
    #expect(page.item.count == count + 1, "once")
  }

  @Test func `left items that supplement the back button are set once`() {
    let (stack, world) = stack(nil, .title())
    let page = CountingPage()
    page.item.leftItemsSupplementBackButton = true
    stack.pushViewController(page, animated: true)
    world.settle()
    for _ in 0..<3 {
      stack.navigationBar.setNeedsLayout()
      world.settle()
    }
    #expect(page.item.count == 1 && !page.item.leftItemsSupplementBackButton)
    stack.backButton = .title()
    #expect(page.item.count <= 2)
  }

  @Test func `UIKit's button is hidden where it has an action, and restored afterwards`() {
    let (stack, world) = stack(nil, .title())
    let page = CountingPage()
    page.item.backAction = UIAction { _ in }
    stack.pushViewController(page, animated: true)
    world.settle()
    #expect(page.item.hidesBackButton, "it may appear beside left items")
    #expect(page.item.backButtonView?.window != nil)
    #expect(stack.backButtonExplanation(for: page).rule == .stack)
    stack.navigationBar.setNeedsLayout()
    world.settle()
    #expect(page.item.backButtonView?.window != nil && page.item.hidesBackButton)
    stack.backButton = .system
    #expect(!page.item.hidesBackButton)
  }

  @Test func `a label has the tint color before its view is in a window`() throws {
    let stack = BackNavigationController()
    stack.backButton = .title("Out")
    stack.setViewControllers([.titled("Inbox"), .titled("Letter")], animated: false)
    let view = try #require(stack.topViewController?.navigationItem.backButtonView)
    let label = try #require(view.everything.compactMap { $0 as? UILabel }.first)
    #expect(label.textColor == view.tintColor)
  }

  /// A bar that lays its items out after the transition has begun.
  private final class LateBar: BackNavigationBar {
    var isLate = false

    override func layoutIfNeeded() { if !isLate { super.layoutIfNeeded() } }
    override func layoutSubviews() { if !isLate { super.layoutSubviews() } }
  }

  @Test(arguments: [BackButton.Motion.morph, .slide()])
  func `a button that is not in the bar yet does not move, and is in its place afterwards`(
    _ motion: BackButton.Motion
  ) throws {
    let (stack, world) = stack(LateBar.self, BackButton.title("Out").withMotion(motion))
    let bar = try #require(stack.navigationBar as? LateBar)
    bar.isLate = true
    let page = UIViewController.titled("Answer")
    stack.pushViewController(page, animated: true)
    world.advance(by: 0.1)
    bar.isLate = false
    bar.setNeedsLayout()
    world.settle()
    let view = try #require(page.navigationItem.backButtonView)
    #expect(view.isDescendant(of: try #require(page.backView)))
    #expect(view.transform == .identity && view.alpha == 1)
    #expect(view.convert(view.bounds, to: bar).minX == 16)
  }
}
