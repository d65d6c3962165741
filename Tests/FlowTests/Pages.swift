// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourTesting
import UIKit

/// A page with a colour and a line of text, so that one is told from another.
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

/// A stack of two pages on a small screen, at rest, with its callbacks written down from now on.
@MainActor
struct Scenario {
  let world: World
  let stack: UINavigationController
  let log = CallbackLog()
  private let delegate: LoggedDelegate

  /// Makes the scenario.
  ///
  /// - Parameters:
  ///   - titles: The titles of the pages, the root's first.
  ///   - direction: The direction in which people read.
  ///   - style: Light or dark.
  ///   - scale: The pixels per point.
  init(
    _ titles: [String],
    _ direction: World.Direction,
    style: UIUserInterfaceStyle = .light,
    scale: CGFloat = 1
  ) {
    stack = UINavigationController(nibName: nil, bundle: nil)
    // Half of a common phone: the pictures stay small.
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

  /// Makes a page that is white or grey by turns.
  func page(_ title: String) -> ColoredPage {
    let colors: [UIColor] = [.systemBackground, .secondarySystemBackground]
    return ColoredPage(title, colors[stack.viewControllers.count % 2], log)
  }

  /// Lets a number of frames pass.
  func frames(_ count: Int) { world.advance(by: Double(count) / 60) }
}
