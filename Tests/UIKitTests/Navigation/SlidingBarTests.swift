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
}
