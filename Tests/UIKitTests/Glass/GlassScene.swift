// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting

@testable import UIKit

/// A stack in a world whose bars are of glass.
@MainActor
struct GlassScene {
  static let size = CGSize(width: 390, height: 600)
  static let insets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)

  let stack: UINavigationController
  let world: World

  /// Shows pages, the last one on top.
  init(
    _ pages: [UIViewController],
    _ direction: World.Direction = .leftToRight,
    style: UIUserInterfaceStyle = .light,
    framesPerSecond: Double = 60
  ) {
    stack = UINavigationController(rootViewController: pages[0])
    world = World(
      direction,
      size: Self.size,
      scale: 2,
      framesPerSecond: framesPerSecond,
      style: style,
      safeAreaInsets: Self.insets,
      design: .glass,
      root: stack
    )
    for page in pages.dropFirst() {
      world.perform { stack.pushViewController(page, animated: false) }
    }
    world.settle()
  }

  /// Makes a page with items at the trailing end.
  static func page(_ title: String, _ items: [UIBarButtonItem] = []) -> UIViewController {
    let page = UIViewController()
    page.title = title
    page.view.backgroundColor = .systemBackground
    page.navigationItem.rightBarButtonItems = items
    return page
  }

  static func item(_ title: String, identifier: String? = nil) -> UIBarButtonItem {
    let item = UIBarButtonItem(title: title)
    item.identifier = identifier
    return item
  }

  var bar: UINavigationBar { stack.navigationBar }

  /// The glass in the bar, from the left.
  var glass: [GlassPlatter] {
    bar.subviews.compactMap { $0 as? GlassPlatter }
      .sorted { $0.frame.minX < $1.frame.minX }
  }

  /// The frames on screen of the glass that is seen, from the left.
  var seenGlass: [CGRect] {
    world.perform {
      bar.subviews.compactMap { $0 as? GlassPlatter }.map { $0.layer.presentation() ?? $0.layer }
        .filter { $0.opacity > 0 }.map(\.frame).sorted { $0.minX < $1.minX }
    }
  }

  /// The button of an item.
  func button(of item: UIBarButtonItem) -> UINavigationButton? {
    bar.content?.itemViews.lazy.compactMap { $0 as? UINavigationButton }.first { $0.item === item }
  }

  /// The color of a button's text.
  func color(of item: UIBarButtonItem) -> UIColor? {
    button(of: item)?.subviews.lazy.compactMap { ($0 as? UILabel)?.textColor }.first
  }
}
