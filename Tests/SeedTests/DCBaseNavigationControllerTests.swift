// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Retour
import RetourTesting
import Testing
import UIKit

@testable import gallery

/// The features of DCBaseNavigationController, and the first failure that it describes.
@MainActor struct DCBaseNavigationControllerTests {
  /// A reason for which UIKit disables the swipe.
  enum Obstacle: CaseIterable {
    case leftItem, hiddenBackButton, hiddenBar
  }

  /// A stack whose second page has an obstacle, or none.
  private func stage(
    _ kind: DCKind,
    _ direction: World.Direction = .leftToRight,
    _ obstacle: Obstacle? = nil
  ) -> SeedStage {
    let stage = SeedStage(direction) { kind.makeStack() }
    let page = UIViewController.page("Second")
    switch obstacle {
    case .leftItem:
      page.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: .documentsButton(page))
    case .hiddenBackButton: page.navigationItem.hidesBackButton = true
    case .hiddenBar: stage.stack.setNavigationBarHidden(true, animated: false)
    case nil: break
    }
    stage.push(page)
    stage.world.settle()
    return stage
  }

  @Test(arguments: Obstacle.allCases, World.Direction.allCases)
  func `the swipe works with a custom button, without one, and under a hidden bar`(
    _ obstacle: Obstacle,
    _ direction: World.Direction
  ) throws {
    for kind in DCKind.allCases {
      expectFreed {
        let stage = stage(kind, direction, obstacle)
        let pages = stage.stack.viewControllers
        stage.world.finger.dragFromLeadingEdge(to: 0.4)
        #expect(stage.isHeld == (kind != .system), "\(kind)")
        stage.world.finger.hold(for: 0.3)
        stage.world.finger.up()
        stage.world.settle()
        expectStack(stage.stack, ["First", "Second"])
        stage.swipe()
        expectStack(stage.stack, kind == .system ? ["First", "Second"] : ["First"])
        return stage.close(with: pages)
      }
    }
  }

  @Test(arguments: World.Direction.allCases)
  func `the original's button pops, and is on the leading side`(
    _ direction: World.Direction
  ) throws {
    for kind in DCKind.allCases {
      try expectFreed {
        let stage = stage(kind, direction, .leftItem)
        let pages = stage.stack.viewControllers
        let button = try #require(stage.top?.backButton)
        #expect(stage.sign * (stage.world.window.bounds.midX - button.seenX) > 50)
        stage.tap(30)
        expectStack(stage.stack, ["First"])
        return stage.close(with: pages)
      }
    }
  }

  @Test(arguments: World.Direction.allCases)
  func `the swipe never begins at the root`(_ direction: World.Direction) {
    for kind in DCKind.allCases {
      expectFreed {
        let stage = stage(kind, direction)
        let pages = stage.stack.viewControllers
        stage.pop()
        for _ in 0..<3 {
          stage.world.finger.dragFromLeadingEdge(to: 0.6)
          #expect(!stage.isHeld, "\(kind)")
          #expect(stage.stack.transitionCoordinator == nil, "\(kind)")
          let state = stage.stack.interactivePopGestureRecognizer?.state
          // The first solution begins without effect, and keeps other pans from beginning.
          #expect((state == .changed) == (kind == .delegateTaken), "\(kind)")
          stage.world.finger.up()
          stage.world.settle()
        }
        expectStack(stage.stack, ["First"])
        expectAnswers(stage)
        return stage.close(with: pages)
      }
    }
  }

  @Test func `the original disables the recognizer at the root and enables it above`() {
    expectFreed {
      let stage = SeedStage { DCKind.document.makeStack() }
      let recognizer = stage.stack.interactivePopGestureRecognizer
      #expect(recognizer?.isEnabled == false)
      stage.push(.page("Second"))
      let pages = stage.stack.viewControllers
      #expect(recognizer?.isEnabled == false, "from the push on")
      stage.world.advance(by: 0.3)
      #expect(recognizer?.isEnabled == false)
      stage.world.settle()
      #expect(recognizer?.isEnabled == true, "to didShow")
      stage.pop()
      #expect(recognizer?.isEnabled == false)
      return stage.close(with: pages)
    }
  }

  // MARK: The first failure

  @Test(arguments: World.Direction.allCases)
  func `a fast swipe right after a push takes over the page, unlike in the original`(
    _ direction: World.Direction
  ) {
    for kind in DCKind.allCases {
      expectFreed {
        let stage = SeedStage(direction) { kind.makeStack() }
        stage.push(.page("Second"))
        let pages = stage.stack.viewControllers
        stage.world.advance(by: 0.1)
        stage.world.finger.dragFromLeadingEdge(to: 0.5, during: 0.1)
        #expect(stage.isHeld == (kind != .document), "\(kind)")
        stage.world.finger.up()
        stage.world.settle()
        expectStack(stage.stack, kind == .document ? ["First", "Second"] : ["First"])
        expectAnswers(stage)
        return stage.close(with: pages)
      }
    }
  }

  /// A swipe at each frame of a push, where the original crashes: "nested pop animation can result
  /// in corrupted navigation bar".
  @Test(arguments: World.Direction.allCases)
  func `a swipe at any time of a push leaves the bar consistent`(
    _ direction: World.Direction
  ) {
    for kind in DCKind.allCases {
      for moment in stride(from: 0, through: 0.6, by: 0.05) {
        let lines = RetourLog.capturing {
          expectFreed {
            let stage = SeedStage(direction) { kind.makeStack() }
            stage.push(.page("Second"))
            let pages = stage.stack.viewControllers
            stage.world.advance(by: moment)
            stage.world.finger.dragFromLeadingEdge(to: 0.6, during: 0.06)
            stage.world.finger.up()
            #expect(stage.world.settle())
            let isRefused = kind == .document && stage.count == 2
            expectStack(stage.stack, isRefused ? ["First", "Second"] : ["First"])
            expectAnswers(stage)
            return stage.close(with: pages)
          }
        }
        #expect(lines == [], "\(kind) at \(moment)")
      }
    }
  }

  @Test(arguments: World.Direction.allCases)
  func `a swipe during a pop does not begin, and later touches work`(
    _ direction: World.Direction
  ) {
    for kind in DCKind.allCases {
      for moment in stride(from: 0, through: 0.45, by: 0.05) {
        expectFreed {
          let stage = stage(kind, direction)
          stage.push(.page("Third"))
          let pages = stage.stack.viewControllers
          stage.world.settle()
          stage.world.perform { _ = stage.stack.popViewController(animated: true) }
          stage.world.advance(by: moment)
          #expect(stage.stack.transitionCoordinator != nil, "\(kind) at \(moment)")
          stage.world.finger.dragFromLeadingEdge(to: 0.5, during: 0.02)
          #expect(!stage.isHeld, "\(kind) at \(moment)")
          stage.world.finger.up()
          #expect(stage.world.settle())
          expectStack(stage.stack, ["First", "Second"])
          expectAnswers(stage)
          return stage.close(with: pages)
        }
      }
    }
  }

  @Test(arguments: World.Direction.allCases)
  func `a recognizer disabled during its gesture restores the page`(
    _ direction: World.Direction
  ) {
    for kind in DCKind.allCases {
      expectFreed {
        let stage = stage(kind, direction)
        let pages = stage.stack.viewControllers
        stage.world.finger.dragFromLeadingEdge(to: 0.7)
        #expect(stage.isHeld)
        stage.stack.interactivePopGestureRecognizer?.isEnabled = false
        #expect(stage.world.settle())
        expectStack(stage.stack, ["First", "Second"])
        stage.stack.interactivePopGestureRecognizer?.isEnabled = true
        stage.world.finger.up()
        stage.swipe()
        expectStack(stage.stack, ["First"])
        return stage.close(with: pages)
      }
    }
  }

  // MARK: The delegates

  @Test func `the app's delegates remain set and receive their callbacks`() throws {
    try expectFreed {
      let stage = stage(.kit, .leftToRight, .leftItem)
      let pages = stage.stack.viewControllers
      let stack = try #require(stage.stack as? BackNavigationController)
      let (log, gate) = (CallbackLog(), SwipeKeeper())
      let delegate = LoggedDelegate(log)
      stack.delegate = delegate
      stack.swipeDelegate = gate
      stage.swipe()
      expectStack(stack, ["First", "Second"])
      gate.isOpen = true
      stage.swipe(0.3)
      stage.swipe()
      expectStack(stack, ["First"])
      stage.push(.page("Third"))
      stage.world.settle()
      #expect(stack.delegate === delegate && stack.swipeDelegate === gate)
      #expect(
        log.lines == [
          "willShow First(true)", "willShow First(true)", "didShow First(true)",
          "willShow Third(true)", "didShow Third(true)",
        ]
      )
      return stage.close(with: pages)
    }
  }

  @Test func `in the original, an app's delegate disables the swipe for good`() {
    expectFreed {
      let stage = SeedStage { DCKind.document.makeStack() }
      let delegate = LoggedDelegate(CallbackLog())
      stage.stack.delegate = delegate
      stage.push(.page("Second"))
      stage.world.settle()
      stage.swipe()
      expectStack(stage.stack, ["First", "Second"])
      #expect(stage.stack.interactivePopGestureRecognizer?.isEnabled == false)
      return stage.close(with: stage.stack.viewControllers)
    }
  }

  @Test(arguments: World.Direction.allCases)
  func `the original's code works in a subclass of the kit's stack`(
    _ direction: World.Direction
  ) {
    expectFreed {
      let stage = SeedStage(direction) { TogglingStack(rootViewController: .page("First")) }
      stage.push(.page("Second"))
      let pages = stage.stack.viewControllers
      stage.world.settle()
      #expect(stage.stack.delegate === stage.stack)
      stage.swipe(0.3)
      expectStack(stage.stack, ["First", "Second"])
      stage.swipe()
      expectStack(stage.stack, ["First"])
      expectAnswers(stage)
      return stage.close(with: pages)
    }
  }

  // MARK: The gallery

  /// The effect of a gallery page's gestures on its two stacks.
  @Test(
    arguments: [
      "dc-custom-left-item", "dc-hides-back-button", "dc-hidden-bar", "dc-fast-swipe",
      "dc-delegates",
    ],
    World.Direction.allCases
  )
  func `the gallery's gesture moves the kit's page only`(
    _ name: String,
    _ direction: World.Direction
  ) throws {
    let page = try #require(Catalog.page(named: name))
    let isMirrored = direction == .rightToLeft
    try expectFreed {
      let studio = Studio(Look(scale: 1, isRightToLeft: isMirrored))
      studio.show(page, at: try #require(page.moments.first))
      let shown = try #require(studio.stack.topViewController)
      let stacks = shown.children.compactMap { $0 as? UINavigationController }
      #expect(stacks.map { $0.transitionCoordinator?.isInteractive ?? false } == [false, true])
      studio.world.window.rootViewController = nil
      studio.world.settle()
      return stacks + [shown]
    }
  }
}

/// A recognizer delegate that permits or prevents the swipe.
private final class SwipeKeeper: NSObject, UIGestureRecognizerDelegate {
  var isOpen = false

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { isOpen }
}

/// The original's class with another superclass, and without the recognizer's delegate, which is
/// the kit's.
private final class TogglingStack: BackNavigationController, UINavigationControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
  }

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    interactivePopGestureRecognizer?.isEnabled = false
    super.pushViewController(viewController, animated: animated)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    interactivePopGestureRecognizer?.isEnabled = viewControllers.count > 1
  }
}
