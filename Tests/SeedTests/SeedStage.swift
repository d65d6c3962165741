// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import QuartzCore
import Retour
import RetourTesting
import Testing
import UIKit

@testable import gallery

/// A stack of a comparison page on a small screen, at rest.
@MainActor
struct SeedStage {
  let world: World
  let stack: UINavigationController

  /// Creates a stage.
  ///
  /// - Parameters:
  ///   - direction: The layout direction.
  ///   - make: Returns the stack.
  init(
    _ direction: World.Direction = .leftToRight,
    _ make: @MainActor () -> UINavigationController
  ) {
    // The bars of a phone in portrait in a small picture.
    world = World(
      direction,
      size: CGSize(width: 240, height: 100),
      scale: 1,
      verticalSizeClass: .regular
    )
    stack = world.perform(make)
    world.window.rootViewController = stack
    world.settle()
  }

  /// Creates a stage with a stack of a gallery page.
  ///
  /// - Parameters:
  ///   - name: The page's name.
  ///   - isBefore: Whether to use the original's stack.
  ///   - direction: The layout direction.
  /// - Throws: An error that fails the test if the page or its stack does not exist.
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
  /// 1 if a popped page moves to the right, and -1 otherwise.
  var sign: CGFloat { world.direction == .rightToLeft ? -1 : 1 }

  /// Pushes the page that the top page's button pushes.
  func push() throws {
    let page = try #require(top as? any Pushing)
    world.perform { stack.pushViewController(page.makeNextPage(), animated: true) }
    world.advance(by: 0)
  }

  /// Pushes a page and waits until the screen is at rest.
  func show() throws {
    try push()
    world.settle()
  }

  func pop() {
    world.perform { _ = stack.popViewController(animated: true) }
    world.settle()
  }

  /// Swipes back, past the threshold or not, and waits until the screen is at rest.
  func swipe(_ share: CGFloat = 0.8) {
    world.finger.dragFromLeadingEdge(to: share)
    if share < 0.5 { world.finger.hold(for: 0.3) }
    world.finger.up()
    world.settle()
  }

  /// A point in the bar, from the leading edge, in the coordinates of the screen.
  func point(_ leading: CGFloat, _ y: CGFloat = 22) -> CGPoint {
    let x = world.direction == .rightToLeft ? bar.bounds.width - leading : leading
    return bar.convert(CGPoint(x: x, y: y), to: nil)
  }

  /// Taps and waits until the screen is at rest.
  func tap(_ leading: CGFloat, _ y: CGFloat = 22) {
    world.finger.tap(at: point(leading, y))
    world.settle()
  }

  /// The visible texts of the bar, from left to right.
  var texts: [String] {
    bar.everything.compactMap { $0 as? UILabel }
      .filter { $0.seenAlpha > 0.01 && $0.text?.isEmpty == false }
      .sorted { $0.seenX < $1.seenX }
      .compactMap(\.text)
  }

  /// The image view in the bar with an image.
  func imageView(_ image: UIImage) -> UIImageView? {
    bar.everything.compactMap { $0 as? UIImageView }.first { $0.image == image }
  }

  /// The button in the bar with a title, also during a transition.
  func button(_ title: String) -> UIButton? {
    bar.everything.compactMap { $0 as? UIButton }.first { $0.currentTitle == title }
  }

  /// The view in the bar of a class with a name.
  func part(_ name: String) -> UIView? {
    bar.everything.first { String(describing: type(of: $0)) == name }
  }
}

extension UIView {
  /// The view and all its descendants.
  var everything: [UIView] { [self] + subviews.flatMap(\.everything) }

  /// The alpha of the view on screen.
  var seenAlpha: CGFloat {
    guard !isHidden else { return 0 }
    return CGFloat((layer.presentation() ?? layer).opacity) * (superview?.seenAlpha ?? 1)
  }

  /// The horizontal center of the view on screen, in points from the left.
  var seenX: CGFloat {
    sequence(first: self, next: \.superview).reduce(bounds.midX) { x, view in
      let shown = view.layer.presentation() ?? view.layer
      return x + shown.frame.minX - shown.bounds.minX
    }
  }
}

extension UIViewController {
  /// The button in the page's left item: the kit's view, or the item's own.
  var backButton: UIButton? {
    let view = navigationItem.backButtonView ?? navigationItem.leftBarButtonItem?.customView
    return view?.everything.lazy.compactMap { $0 as? UIButton }.first
  }
}
