// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import QuartzCore
import Retour
import RetourTesting
import UIKit

/// A kit stack on a screen, at rest.
@MainActor
struct BackStage {
  let world: World
  let stack: BackNavigationController

  /// Creates a stage.
  ///
  /// - Parameters:
  ///   - titles: The titles of the pages, the root's first.
  ///   - direction: The layout direction.
  ///   - prepare: Configures the stack before it has pages.
  init(
    _ titles: [String?] = ["Inbox"],
    _ direction: World.Direction = .leftToRight,
    prepare: (BackNavigationController) -> Void = { _ in }
  ) {
    stack = BackNavigationController()
    prepare(stack)
    stack.setViewControllers(titles.map(UIViewController.titled), animated: false)
    world = World(
      direction,
      size: CGSize(width: 390, height: 200),
      scale: 1,
      verticalSizeClass: .regular,
      root: stack
    )
    world.settle()
  }

  var bar: UINavigationBar { stack.navigationBar }
  var sign: CGFloat { world.direction == .rightToLeft ? -1 : 1 }
  var pages: [UIViewController] { stack.viewControllers }
  var titles: [String?] { pages.map(\.title) }

  @discardableResult
  func push(_ title: String?, animated: Bool = true) -> UIViewController {
    let page = UIViewController.titled(title)
    stack.pushViewController(page, animated: animated)
    return page
  }

  /// Pushes a page and waits until the screen is at rest.
  @discardableResult
  func show(_ title: String?) -> UIViewController {
    defer { world.settle() }
    return push(title)
  }

  func pop() {
    stack.popViewController(animated: true)
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

  /// The offset of a view on screen from its place at rest, in points to the trailing side.
  func offset(of view: UIView) -> CGFloat {
    sign * ((view.layer.presentation() ?? view.layer).affineTransform().tx)
  }

  /// The visible label in the bar with a text.
  func label(_ text: String) -> UILabel? {
    bar.everything.compactMap { $0 as? UILabel }.first { $0.text == text && !$0.isHidden }
  }
}

extension UIViewController {
  static func titled(_ title: String?) -> UIViewController {
    let page = UIViewController()
    page.title = title
    return page
  }

  /// The view of the page's left item.
  var backView: UIView? { navigationItem.leftBarButtonItem?.customView }
}

extension UIView {
  /// The view and all its descendants.
  var everything: [UIView] { [self] + subviews.flatMap(\.everything) }

  /// A view of one color for a custom back button.
  static func plate(
    _ color: UIColor = .systemRed,
    width: CGFloat = 40,
    height: CGFloat = 30
  )
    -> UIView
  {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    view.backgroundColor = color
    return view
  }

  /// The alpha of the view on screen.
  var seenAlpha: CGFloat {
    CGFloat((layer.presentation() ?? layer).opacity) * (superview?.seenAlpha ?? 1)
  }
}

extension UIImage {
  /// The image of a disc for a custom back button.
  static func disc(_ side: CGFloat = 24) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      UIColor.black.setFill()
      context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  /// A resizable image of a pill.
  static let pill = UIGraphicsImageRenderer(size: CGSize(width: 31, height: 30)).image { _ in
    UIColor.systemGray.setFill()
    UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 31, height: 30),
      cornerRadius: 15
    ).fill()
  }.resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 15))
}
