// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting

@testable import UIKit

/// A world with a button that shows a menu.
@MainActor
final class MenuStage {
  let page = UIViewController()
  let button = UIButton(type: .system)
  let world: World
  /// The titles of the actions that ran.
  var chosen: [String] = []

  init(
    _ direction: World.Direction = .leftToRight,
    size: CGSize = CGSize(width: 320, height: 480),
    scale: CGFloat = 1,
    style: UIUserInterfaceStyle = .light,
    button frame: CGRect = CGRect(x: 20, y: 40, width: 80, height: 40)
  ) {
    world = World(direction, size: size, scale: scale, style: style, root: page)
    page.view.backgroundColor = .systemBackground
    button.setTitle("Menu", for: .normal)
    button.frame = frame
    page.view.addSubview(button)
    world.settle()
  }

  /// Returns an action that records its title.
  func action(
    _ title: String,
    image: UIImage? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) -> UIAction {
    UIAction(title: title, image: image, attributes: attributes, state: state) { [weak self] in
      self?.chosen.append($0.title)
    }
  }

  /// Opens a menu with a tap on the button.
  func open(_ menu: UIMenu) {
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    world.finger.tap(at: middleOfButton)
    world.settle()
  }

  var middleOfButton: CGPoint {
    CGPoint(x: button.frame.midX, y: button.frame.midY)
  }

  /// The displayed menus, the root first.
  var menus: [MenuView] {
    let container = world.window.subviews.last as? MenuContainerView
    return container?.subviews.compactMap { $0 as? MenuView } ?? []
  }

  /// The texts of the rows of the topmost menu.
  var rows: [String] { menus.last?.itemViews.map(\.item.title) ?? [] }

  /// The middle of a row of the topmost menu, in the window.
  func middle(of title: String) -> CGPoint {
    guard let view = menus.last?.itemViews.first(where: { $0.item.title == title }) else {
      return CGPoint(x: -1, y: -1)
    }
    let frame = view.convert(view.bounds, to: nil)
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  /// Taps a row.
  func tap(_ title: String) {
    world.finger.tap(at: middle(of: title))
    world.settle()
  }
}
