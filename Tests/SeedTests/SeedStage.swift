// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import QuartzCore
import RetourTesting
import Testing
import UIKit

@testable import gallery

/// A stack of one of the comparisons on a small screen of its own, at rest.
@MainActor
struct SeedStage {
  let world: World
  let stack: UINavigationController

  /// Makes the stage.
  ///
  /// - Parameters:
  ///   - direction: The direction in which people read.
  ///   - make: Makes the stack.
  init(
    _ direction: World.Direction = .leftToRight,
    _ make: @MainActor () -> UINavigationController
  ) {
    world = World(direction, size: CGSize(width: 240, height: 100), scale: 1)
    stack = world.perform(make)
    world.window.rootViewController = stack
    world.settle()
  }

  /// Makes the stage of a page of the gallery.
  ///
  /// - Parameters:
  ///   - name: The page's name.
  ///   - isBefore: Whether it is the older project's stack.
  ///   - direction: The direction in which people read.
  /// - Throws: What the test fails with when there is no such page, or it has no stack.
  init(
    _ name: String,
    before isBefore: Bool = false,
    _ direction: World.Direction = .leftToRight
  ) throws {
    let page = try #require(Catalog.page(named: name) as? ComparisonPage)
    var made: UIViewController?
    self.init(direction) {
      made = isBefore ? page.before() : page.after()
      return made as? UINavigationController ?? UINavigationController()
    }
    _ = try #require(made as? UINavigationController)
  }

  var bar: UINavigationBar { stack.navigationBar }
  var top: UIViewController? { stack.topViewController }
  var count: Int { stack.viewControllers.count }
  /// 1 where the back button goes to the right when its page is popped, else -1.
  var sign: CGFloat { world.direction == .rightToLeft ? -1 : 1 }

  /// Pushes the page that the top one's button would push.
  func push() throws {
    let page = try #require(top as? any Pushing)
    world.perform { stack.pushViewController(page.makeNextPage(), animated: true) }
    world.advance(by: 0)
  }

  /// Pushes a page and waits until it is there.
  func show() throws {
    try push()
    world.settle()
  }

  func pop() {
    world.perform { _ = stack.popViewController(animated: true) }
    world.settle()
  }

  /// Swipes back, far enough or not, and waits until nothing moves.
  func swipe(_ share: CGFloat = 0.8) {
    world.finger.dragFromLeadingEdge(to: share)
    if share < 0.5 { world.finger.hold(for: 0.3) }
    world.finger.up()
    world.settle()
  }

  /// A point of the bar, counted from the edge where lines begin, on the screen.
  func point(_ leading: CGFloat, _ y: CGFloat = 22) -> CGPoint {
    let x = world.direction == .rightToLeft ? bar.bounds.width - leading : leading
    return bar.convert(CGPoint(x: x, y: y), to: nil)
  }

  /// Taps, and waits until nothing moves.
  func tap(_ leading: CGFloat, _ y: CGFloat = 22) {
    world.finger.tap(at: point(leading, y))
    world.settle()
  }

  /// The texts that the bar shows, from left to right.
  var texts: [String] {
    bar.everything.compactMap { $0 as? UILabel }
      .filter { $0.seenAlpha > 0.01 && $0.text?.isEmpty == false }
      .sorted { $0.seenX < $1.seenX }
      .compactMap(\.text)
  }

  /// The view of an image in the bar.
  func imageView(_ image: UIImage) -> UIImageView? {
    bar.everything.compactMap { $0 as? UIImageView }.first { $0.image == image }
  }

  /// The button in the bar with a title, wherever it lies while it moves.
  func button(_ title: String) -> UIButton? {
    bar.everything.compactMap { $0 as? UIButton }.first { $0.currentTitle == title }
  }

  /// The view of a class in the bar, by the name of the class.
  func part(_ name: String) -> UIView? {
    bar.everything.first { String(describing: type(of: $0)) == name }
  }
}

extension UIView {
  /// The view and all those below it.
  var everything: [UIView] { [self] + subviews.flatMap(\.everything) }

  /// The alpha with which the view is seen.
  var seenAlpha: CGFloat {
    guard !isHidden else { return 0 }
    return CGFloat((layer.presentation() ?? layer).opacity) * (superview?.seenAlpha ?? 1)
  }

  /// Where the middle of the view is seen, in points from the left of the screen.
  var seenX: CGFloat {
    sequence(first: self, next: \.superview).reduce(bounds.midX) { x, view in
      let shown = view.layer.presentation() ?? view.layer
      return x + shown.frame.minX - shown.bounds.minX
    }
  }
}

extension UIViewController {
  /// The button in the page's left item.
  var backButton: UIButton? {
    navigationItem.leftBarButtonItem?.customView?.everything.lazy
      .compactMap { $0 as? UIButton }.first
  }
}
