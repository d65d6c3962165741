// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import RetourTesting
import UIKit

/// A stack of the kit's on a small screen, at rest.
@MainActor
struct KitScenario {
  let world: World
  let stack: BackNavigationController
  let log = CallbackLog()

  /// Makes the scenario.
  ///
  /// - Parameters:
  ///   - titles: The titles of the pages, the root's first.
  ///   - direction: The direction in which people read.
  ///   - scale: The pixels per point.
  ///   - prepare: Gets the stack with its root before the other pages are pushed.
  init(
    _ titles: [String] = ["A"],
    _ direction: World.Direction = .leftToRight,
    scale: CGFloat = 1,
    prepare: (BackNavigationController) -> Void = { _ in }
  ) {
    stack = BackNavigationController(rootViewController: LoggedPage(titles[0], log))
    prepare(stack)
    // Half of a common phone: the pictures stay small.
    world = World(direction, size: CGSize(width: 195, height: 422), scale: scale, root: stack)
    for title in titles.dropFirst() { push(title, animated: false) }
    world.settle()
    _ = log.take()
  }

  /// Pushes a page and waits until it is there.
  @discardableResult
  func push(_ title: String, animated: Bool = true) -> UIViewController {
    let page = LoggedPage(title, log)
    stack.pushViewController(page, animated: animated)
    world.settle()
    return page
  }

  /// Swipes back, and waits until nothing moves.
  func swipe(_ share: CGFloat = 0.7) {
    world.finger.dragFromLeadingEdge(to: share)
    world.finger.up()
    world.settle()
  }

  /// Taps the middle of a view, and waits until nothing moves.
  func tap(_ view: UIView) {
    world.finger.tap(
      at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    )
    world.settle()
  }
}

extension UIView {
  /// A view of a size, for a custom back button.
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
