// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Retour
import RetourTesting
import UIKit

/// View controllers around the stack, and stacks in stacks.
extension SwipeConflict {
  static var containers: [SwipeConflict] {
    var all: [SwipeConflict] = []
    all += scenes("a stack in a tab", [.strip: .swipe, .inside: .swipe, .away: .nobody]) {
      direction in
      ConflictScene(direction) { stack in
        let tabs = UITabBarController()
        tabs.viewControllers = [stack, UIViewController()]
        return tabs
      }
    }
    all += scenes(
      "a stack in a sheet",
      [.strip: .swipe, .inside: .swipe, .down: .otherDirection]
    ) { direction in
      var sheet: UINavigationController?
      let scene = ConflictScene(direction) { stack in
        sheet = stack
        return UIViewController()
      }
      if let sheet { scene.world.window.rootViewController?.present(sheet, animated: false) }
      scene.world.settle()
      let rest = scene.top
      scene.hasReacted = { [unowned scene] in scene.top > rest + 1 }
      return scene
    }
    all += scenes(
      "a stack in a page of a stack",
      [.strip: .swipe, .inside: .swipe]
    ) { nested($0, innerPages: 2) }
    all += scenes(
      "the same at its root: the stack around it",
      [
        .strip: Outcome(.neighbor, "The page is the root of the stack."),
        .inside: Outcome(.neighbor, "The page is the root of the stack."),
      ]
    ) { nested($0, innerPages: 1) }
    all += scenes(
      "a view around the stack with a pan of its own",
      [.strip: .swipe, .inside: .swipe, .away: .otherDirection]
    ) { direction in
      let scene = ConflictScene(direction) { ConflictFrame($0) }
      scene.world.window.rootViewController.map { scene.addPan(to: $0.view) }
      return scene
    }
    all += scenes(
      "the same at the root",
      [
        .strip: Outcome(.neighbor, "The page is the root of the stack."),
        .inside: Outcome(.neighbor, "The page is the root of the stack."),
      ]
    ) { direction in
      let scene = ConflictScene(direction, pages: 1) { ConflictFrame($0) }
      scene.world.window.rootViewController.map { scene.addPan(to: $0.view) }
      return scene
    }
    return all + columns
  }

  /// Stacks in columns of a split view, which can bring its primary column in by a drag.
  private static var columns: [SwipeConflict] {
    var all: [SwipeConflict] = []
    all += scenes(
      "a stack in the secondary column beside the primary one",
      [.inside: .swipe, .away: .nobody]
    ) { split($0, .secondary, .oneBesideSecondary) }
    all += scenes(
      "a stack in the primary column",
      [.strip: .swipe, .inside: .swipe, .away: .nobody]
    ) { split($0, .primary, .oneBesideSecondary) }
    all += scenes(
      "a stack in the secondary column without the primary one",
      [.strip: .swipe, .inside: .swipe, .away: .nobody]
    ) { split($0, .secondary, .secondaryOnly) }
    all += scenes(
      "the same at its root: the primary column",
      [.strip: Outcome(.neighbor, "The page is the root of the stack.")]
    ) { split($0, .secondary, .secondaryOnly, pages: 1) }
    return all
  }

  /// Makes a stack in a column of a split view, whose arrangement is the neighbor.
  @MainActor
  private static func split(
    _ direction: World.Direction,
    _ column: UISplitViewController.Column,
    _ mode: UISplitViewController.DisplayMode,
    pages: Int = 2
  ) -> ConflictScene {
    let split = UISplitViewController(style: .doubleColumn)
    split.preferredDisplayMode = mode
    let scene = ConflictScene(direction, pages: pages, width: 900) { stack in
      split.setViewController(
        UINavigationController(),
        for: column == .primary ? .secondary : .primary
      )
      split.setViewController(stack, for: column)
      return split
    }
    let isBeside = column == .secondary && mode == .oneBesideSecondary
    if isBeside { scene.start.x = split.primaryColumnWidth + 80 }
    scene.hasReacted = { split.displayMode != mode }
    return scene
  }

  /// Makes a stack in a page of another stack, which is the neighbor.
  @MainActor
  private static func nested(_ direction: World.Direction, innerPages: Int) -> ConflictScene {
    let outer = ConflictScene.makeStack()
    let scene = ConflictScene(direction, pages: innerPages) { inner in
      outer.setViewControllers([UIViewController(), ConflictFrame(inner)], animated: false)
      return outer
    }
    scene.hasReacted = { outer.transitionCoordinator != nil }
    return scene
  }
}

extension ConflictScene {
  /// The top of the stack in the window.
  fileprivate var top: CGFloat { stack.view.convert(CGPoint.zero, to: nil).y }
}

/// A view controller around a stack.
private final class ConflictFrame: UIViewController {
  private let stack: UINavigationController

  init(_ stack: UINavigationController) {
    self.stack = stack
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(stack)
    view.addSubview(stack.view)
    stack.didMove(toParent: self)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    stack.view.frame = view.bounds
  }
}
