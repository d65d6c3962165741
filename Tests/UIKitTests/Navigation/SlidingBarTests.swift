// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing

@testable import UIKit

/// A navigation bar that slides with a page.
@MainActor @Suite(.freesControllers) struct SlidingBarTests {
  /// A page without a bar.
  private final class Bare: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      navigationController?.setNavigationBarHidden(true, animated: animated)
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      navigationController?.setNavigationBarHidden(false, animated: animated)
    }
  }

  private let stack: UINavigationController
  private let world: World

  init() {
    let page = UIViewController()
    page.title = "Front"
    stack = UINavigationController(rootViewController: page)
    world = World(size: CGSize(width: 200, height: 400), scale: 1, root: stack)
    world.settle()
  }

  /// The titles on screen, with their alpha.
  private var titles: [String: Float] {
    var found: [String: Float] = [:]
    stack.navigationBar.forEachDescendant { view in
      guard let title = view as? UINavigationItemView, let text = title.title else { return }
      found[text] = (title.layer.presentation() ?? title.layer).opacity
    }
    return found
  }

  @Test func `a bar that slides out keeps the content of the page below`() {
    let bare = Bare()
    bare.title = "Bare"
    stack.pushViewController(bare, animated: true)
    for _ in 0..<5 {
      world.advance(by: 0.08)
      #expect(titles["Front"] == 1 && titles["Bare"] ?? 0 == 0)
    }
    world.settle()
    #expect(stack.navigationBar.isHidden && stack.navigationBar.topItem?.title == "Bare")
  }

  @Test(arguments: [true, false])
  func `a bar that slides in shows the content of the page below`(_ finishes: Bool) {
    let bare = Bare()
    bare.title = "Bare"
    stack.interactivePopGestureRecognizer?.delegate = nil
    stack.pushViewController(bare, animated: false)
    world.settle()
    world.finger.dragFromLeadingEdge(to: finishes ? 0.6 : 0.3)
    #expect(titles["Front"] == 1 && titles["Bare"] ?? 0 == 0)
    world.finger.hold(for: 0.5)
    world.finger.up()
    world.settle()
    #expect(stack.isNavigationBarHidden == !finishes)
    #expect(stack.navigationBar.topItem?.title == (finishes ? "Front" : "Bare"))
    if finishes { #expect(titles == ["Front": 1]) }
  }

  @Test(arguments: World.Direction.allCases)
  func `a bar slides with the page that has it, to the side of that page`(
    _ direction: World.Direction
  ) {
    let sign: CGFloat = direction == .leftToRight ? 1 : -1
    let (front, bare, next) = (UIViewController(), Bare(), UIViewController())
    let stack = UINavigationController(rootViewController: front)
    let world = World(direction, size: CGSize(width: 200, height: 400), scale: 1, root: stack)
    world.settle()
    /// The bar's distance from its place a while after a change, positive to the trailing side.
    func distance(_ change: () -> Void) -> CGFloat {
      change()
      world.advance(by: 0.1)
      let layer = stack.navigationBar.layer
      defer { world.settle() }
      return sign * ((layer.presentation() ?? layer).frame.midX - 100)
    }
    let leaving = distance { stack.pushViewController(bare, animated: true) }
    #expect(leaving < -50 && leaving > -150, "out to the leading side with a push")
    let entering = distance { stack.pushViewController(next, animated: true) }
    #expect(entering > 50 && entering < 150, "in from the trailing side with a push")
    let popped = distance { stack.popViewController(animated: true) }
    #expect(popped > 50 && popped < 150, "out to the trailing side with a pop")
    let back = distance { stack.popViewController(animated: true) }
    #expect(back < -50 && back > -150, "in from the leading side with a pop")
    #expect(stack.navigationBar.frame == CGRect(x: 0, y: 0, width: 200, height: 44))
    #expect(!stack.navigationBar.isHidden)
  }
}
