// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourTesting
import UIKit

/// A page with a colour and a line of text.
final class ColoredPage: LoggedPage {
  private let color: UIColor

  init(_ name: String, _ color: UIColor, _ log: CallbackLog) {
    self.color = color
    super.init(name, log)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
    let label = UILabel(frame: view.bounds.insetBy(dx: 16, dy: 80))
    label.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
    label.frame.size.height = 24
    label.text = "The page \(title ?? "")"
    label.textAlignment = .natural
    view.addSubview(label)
  }
}

/// A stack on a small screen, at rest, and the log of its callbacks.
@MainActor
struct Scenario {
  let world: World
  let stack: UINavigationController
  let log = CallbackLog()
  private let delegate: LoggedDelegate

  /// Creates the scenario.
  ///
  /// - Parameters:
  ///   - titles: The titles of the pages, the root's first.
  ///   - direction: The layout direction.
  ///   - style: The user interface style.
  ///   - scale: The pixels per point.
  init(
    _ titles: [String],
    _ direction: World.Direction,
    style: UIUserInterfaceStyle = .light,
    scale: CGFloat = 1
  ) {
    stack = UINavigationController(nibName: nil, bundle: nil)
    // Half the size of a common phone keeps the images small.
    world = World(
      direction,
      size: CGSize(width: 195, height: 422),
      scale: scale,
      style: style,
      root: stack
    )
    delegate = LoggedDelegate(log)
    stack.delegate = delegate
    for title in titles {
      stack.pushViewController(page(title), animated: false)
      world.settle()
    }
    _ = log.take()
  }

  /// Creates a page that is white or grey in turn.
  func page(_ title: String) -> ColoredPage {
    let colors: [UIColor] = [.systemBackground, .secondarySystemBackground]
    return ColoredPage(title, colors[stack.viewControllers.count % 2], log)
  }

  /// Advances time by a number of frames.
  func frames(_ count: Int) { world.advance(by: Double(count) / 60) }
}
