// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting

@testable import UIKit

/// A stack with items in both bars, in a world with an accessibility size of text.
@MainActor
final class LargeContentWorld {
  let world: World
  let page = UIViewController()
  let stack: UINavigationController
  let add = UIBarButtonItem(systemItem: .add)
  let edit = UIBarButtonItem(title: "Edit")
  let share = UIBarButtonItem(systemItem: .action)
  private(set) var taps: [String] = []

  init(
    _ direction: World.Direction = .leftToRight,
    contentSize: UIContentSizeCategory = .accessibilityLarge
  ) {
    let root = UIViewController()
    root.title = "Inbox"
    stack = UINavigationController(rootViewController: root)
    stack.pushViewController(page, animated: false)
    world = World(
      direction,
      size: CGSize(width: 320, height: 480),
      scale: 1,
      contentSize: contentSize,
      root: stack
    )
    world.perform {
      for (item, name) in [(add, "add"), (edit, "edit"), (share, "share")] {
        item.primaryAction = UIAction(title: item.title ?? "", image: item.image) { [weak self] _ in
          self?.taps.append(name)
        }
      }
      page.navigationItem.rightBarButtonItems = [add, edit]
      page.toolbarItems = [share]
      stack.isToolbarHidden = false
    }
    world.settle()
  }

  /// The middle of an item's button in the window.
  func place(of item: UIBarButtonItem) -> CGPoint {
    button(of: item, in: world.window).map { middle(of: $0) } ?? .zero
  }

  /// The middle of the back button in the window.
  var backPlace: CGPoint {
    stack.navigationBar.content?.backButton.map { middle(of: $0) } ?? .zero
  }

  func middle(of view: UIView) -> CGPoint {
    view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }

  private func button(of item: UIBarButtonItem, in view: UIView) -> UINavigationButton? {
    if let button = view as? UINavigationButton, button.item === item { return button }
    for subview in view.subviews {
      if let found = button(of: item, in: subview) { return found }
    }
    return nil
  }

  /// Presses a point until the viewer has appeared.
  func hold(_ point: CGPoint, for seconds: Double = 0.8) {
    world.finger.down(at: point)
    world.finger.hold(for: seconds)
  }

  /// The visible viewer.
  var shown: LargeContentView? {
    guard let box, box.alpha > 0 else { return nil }
    return box
  }

  /// The viewer, visible or not.
  var box: LargeContentView? {
    world.window.subviews.first { $0 is LargeContentView } as? LargeContentView
  }
}
