// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import RetourTesting
import UIKit

/// A kit stack on a small screen, at rest.
@MainActor
struct KitScenario {
  let world: World
  let stack: BackNavigationController
  let log = CallbackLog()

  /// Creates a scenario.
  ///
  /// - Parameters:
  ///   - titles: The titles of the pages, the root's first.
  ///   - direction: The layout direction.
  ///   - scale: The pixels per point.
  ///   - stack: An empty stack of another class.
  ///   - prepare: Configures the stack before pages are pushed on its root.
  init(
    _ titles: [String] = ["A"],
    _ direction: World.Direction = .leftToRight,
    scale: CGFloat = 1,
    stack: BackNavigationController = BackNavigationController(),
    prepare: (BackNavigationController) -> Void = { _ in }
  ) {
    self.stack = stack
    stack.setViewControllers([LoggedPage(titles[0], log)], animated: false)
    prepare(stack)
    // Half the size of a common phone, so that images are small.
    world = World(direction, size: CGSize(width: 195, height: 422), scale: scale, root: stack)
    for title in titles.dropFirst() { push(title, animated: false) }
    world.settle()
    _ = log.take()
  }

  /// The distance of a page's view from its place on screen, as a share of the width.
  func share(of view: UIView) -> CGFloat {
    let x = (view.layer.presentation() ?? view.layer).frame.minX / world.window.bounds.width
    return world.direction == .rightToLeft ? -x : x
  }

  /// Taps an action of an alert.
  func tapAction(_ title: String, of alert: UIAlertController?) {
    func label(in view: UIView) -> UIView? {
      if (view as? UILabel)?.text == title { return view }
      return view.subviews.lazy.compactMap(label).first
    }
    guard let view = alert?.view, let label = label(in: view) else { return }
    world.finger.tap(at: label.convert(CGPoint(x: label.bounds.midX, y: 5), to: nil))
  }

  /// Pushes a page and waits until the screen is at rest.
  @discardableResult
  func push(_ title: String, animated: Bool = true) -> UIViewController {
    let page = LoggedPage(title, log)
    stack.pushViewController(page, animated: animated)
    world.settle()
    return page
  }

  /// Swipes back and waits until the screen is at rest.
  func swipe(_ share: CGFloat = 0.7) {
    world.finger.dragFromLeadingEdge(to: share)
    world.finger.up()
    world.settle()
  }

  /// Drags the finger, and leaves it down.
  ///
  /// - Parameters:
  ///   - start: The start; x is the distance from the leading edge.
  ///   - movement: The movement; x is positive towards the trailing edge.
  ///   - duration: The duration, in seconds.
  func drag(from start: CGPoint, by movement: CGPoint, during duration: Double = 0.25) {
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: world.direction == .rightToLeft ? world.window.bounds.width - x : x, y: y)
    }
    world.finger.down(at: point(start.x, start.y))
    world.finger.move(to: point(start.x + movement.x, start.y + movement.y), during: duration)
  }

  /// Lifts the finger and waits until the screen is at rest.
  func lift() {
    world.finger.up()
    world.settle()
  }

  /// Taps the center of a view and waits until the screen is at rest.
  func tap(_ view: UIView) {
    world.finger.tap(
      at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    )
    world.settle()
  }
}

extension UIView {
  /// A view for a custom back button.
  static func knob(_ color: UIColor = .systemRed, width: CGFloat = 40) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 30))
    view.backgroundColor = color
    view.layer.cornerRadius = 15
    return view
  }
}

extension UIViewController {
  /// The view of the page's left item.
  var leftView: UIView? { navigationItem.leftBarButtonItem?.customView }
}
