// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourTesting

@testable import UIKit

/// A page with a square that zooms into another page.
@MainActor
final class ZoomScene {
  static let size = CGSize(width: 200, height: 400)
  static let square = CGRect(x: 20, y: 300, width: 50, height: 50)

  let log = CallbackLog(.appearance)
  let world: World
  let stack: UINavigationController
  let list: LoggedPage
  let page: LoggedPage
  /// The view that the provider returns.
  var source: UIView?
  /// The number of questions for a view.
  private(set) var questions = 0
  let options = UIViewController.Transition.ZoomOptions()

  init(
    _ direction: World.Direction = .leftToRight,
    stack: UINavigationController = UINavigationController(),
    configure: (UIViewController.Transition.ZoomOptions) -> Void = { _ in }
  ) {
    (list, page) = (LoggedPage("list", log), LoggedPage("page", log))
    self.stack = stack
    world = World(
      direction,
      size: Self.size,
      scale: 1,
      framesPerSecond: 240,
      root: stack
    )
    world.perform {
      stack.setViewControllers([list], animated: false)
      list.view.backgroundColor = .white
      page.view.backgroundColor = .blue
      source = addSquare(Self.square)
    }
    configure(options)
    page.preferredTransition = .zoom(options: options) { [weak self] _ in
      self?.questions += 1
      return self?.source
    }
    world.settle()
    _ = log.take()
  }

  func addSquare(_ frame: CGRect) -> UIView {
    let view = UIView(frame: frame)
    view.backgroundColor = .red
    list.view.addSubview(view)
    return view
  }

  func push() { world.perform { stack.pushViewController(page, animated: true) } }
  func pop() { world.perform { _ = stack.popViewController(animated: true) } }

  /// Shows the page at rest.
  func open() {
    push()
    world.settle()
    _ = log.take()
  }

  /// The card, while there is one.
  var card: UIView? { stack.engine.container.pagesView.subviews.first { $0 is ZoomCardView } }

  var titles: [String] { stack.viewControllers.map { $0.title ?? "" } }

  /// Goes on by one frame of a screen with 240 a second.
  ///
  /// A little more than a frame, which sums of 1/240 s may miss by a hair.
  func nextFrame() { world.advance(by: 1.0 / 240 + 1e-7) }
}
