// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Retour
import RetourTesting
import UIKit

/// A stack at rest that swipes back from anywhere, with a neighbor of its swipe.
@MainActor
final class ConflictScene {
  let world: World
  /// The stack that is expected to swipe, if one does.
  let stack: UINavigationController
  /// The start of a drag from inside; x is the distance from the leading edge.
  var start = CGPoint(x: 80, y: 211)
  /// Whether the neighbor has taken a drag.
  var hasReacted: () -> Bool = { false }
  /// What the neighbor needs to live, such as delegates.
  var kept: [AnyObject] = []
  /// The neighbor's recognizer of drags, if it has one.
  private(set) lazy var pan = UIPanGestureRecognizer()

  /// The page on top.
  var page: UIViewController { stack.viewControllers[stack.viewControllers.count - 1] }
  /// The page on top at first.
  private let front: UIViewController?
  /// The bounds of the page.
  var bounds: CGRect { world.window.bounds }

  /// Creates a scene.
  ///
  /// - Parameters:
  ///   - direction: The layout direction.
  ///   - pages: The number of its pages.
  ///   - width: The width of the window, in points.
  ///   - embed: Returns the root of the window, for the stack.
  init(
    _ direction: World.Direction,
    pages: Int = 2,
    width: CGFloat = 195,
    in embed: (UINavigationController) -> UIViewController = { $0 }
  ) {
    stack = Self.makeStack()
    stack.setViewControllers((0..<pages).map { _ in UIViewController() }, animated: false)
    front = stack.viewControllers.last
    world = World(
      direction,
      size: CGSize(width: width, height: 422),
      scale: 1,
      popsFromContent: ConflictStacks.areNative,
      root: embed(stack)
    )
    world.settle()
  }

  /// Makes a stack that swipes back from anywhere.
  static func makeStack() -> UINavigationController {
    if ConflictStacks.areNative { return UINavigationController() }
    let stack = BackNavigationController()
    stack.swipeArea = .content
    return stack
  }

  /// Adds a view to the page.
  @discardableResult
  func add<View: UIView>(_ view: View, _ frame: CGRect? = nil) -> View {
    view.frame = frame ?? bounds
    page.view.addSubview(view)
    world.advance(by: 0)
    return view
  }

  /// Adds a pan gesture recognizer to a view, which reacts with it.
  func addPan(to view: UIView) {
    view.addGestureRecognizer(pan)
    hasReacted = { [pan] in pan.state == .began || pan.state == .changed }
  }

  /// A point of the screen; x counts from the leading edge.
  func point(_ point: CGPoint) -> CGPoint {
    CGPoint(
      x: world.direction == .rightToLeft ? bounds.width - point.x : point.x,
      y: point.y
    )
  }

  /// Whether a finger moves a page of the stack back.
  var isSwiping: Bool { stack.transitionCoordinator?.viewController(forKey: .from) === front }
}

/// The stacks of the scenes that are made.
enum ConflictStacks {
  /// Whether UIKit's own stacks swipe, and not the kit's.
  @TaskLocal static var areNative = false
}
